// Mends what a keyboard or a screen reader stumbles over in the pages as they are built.
(() => {
  /** A summary opens and closes; a link inside it would be a button in a button. */
  const freeSummaries = () => {
    for (const link of document.querySelectorAll('summary a')) {
      const words = document.createElement('span');
      words.className = link.className;
      words.append(...link.childNodes);
      const list = link.closest('.tsd-navigation') && link.closest('details')?.querySelector('ul');
      if (list) {
        const entry = document.createElement('li');
        const overview = document.createElement('a');
        overview.href = link.href;
        overview.className = 'tsd-nav-link tsd-nav-overview';
        overview.textContent = 'Overview';
        entry.append(overview);
        list.prepend(entry);
      }
      if (link.classList.contains('tsd-anchor-icon')) link.remove();
      else link.replaceWith(words);
    }
  };

  /** Tables stay tables for a screen reader however they are laid out, and each cell knows its column. */
  const nameCells = () => {
    for (const table of document.querySelectorAll('.tsd-typography table')) {
      table.setAttribute('role', 'table');
      const columns = [...table.querySelectorAll('thead th')].map((cell) => {
        cell.setAttribute('role', 'columnheader');
        return cell.textContent?.trim() ?? '';
      });
      for (const part of table.querySelectorAll('thead, tbody'))
        part.setAttribute('role', 'rowgroup');
      for (const row of table.querySelectorAll('tr')) row.setAttribute('role', 'row');
      for (const cell of table.querySelectorAll('td')) {
        cell.setAttribute('role', 'cell');
        cell.dataset.label = columns[cell.cellIndex] ?? '';
        cell.classList.toggle('short', /^\d{1,3}$/.test(cell.textContent.trim()));
      }
    }
  };

  /** What scrolls by itself can be reached, and so scrolled, by keyboard. */
  const sizes = new ResizeObserver((boxes) => {
    for (const { target } of boxes) {
      if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
      else target.removeAttribute('tabindex');
    }
  });
  const reachScrollers = () => {
    const scrollers = '.tsd-typography table, .tsd-typography pre, .tsd-signature';
    // Each is measured when it is first shown: the page is hidden until it is ready.
    for (const box of document.querySelectorAll(scrollers)) sizes.observe(box);
  };

  /**
   * A found page is an option of a list, in which a link would be a control in a control. So it is a link
   * only once somebody points at it or presses Enter.
   */
  const freeOptions = (results) => {
    const links = () => results.querySelectorAll('li a');
    new MutationObserver(() => {
      for (const link of links()) {
        link.dataset.to ??= link.getAttribute('href') ?? '';
        link.removeAttribute('href');
        link.removeAttribute('tabindex');
      }
    }).observe(results, { childList: true });
    const restore = () => {
      for (const link of links()) link.setAttribute('href', link.dataset.to ?? '');
    };
    results.addEventListener('pointerover', restore);
    const onKey = ({ key }) => key === 'Enter' && restore();
    document.addEventListener('keydown', onKey, { capture: true });
  };

  const mend = () => {
    freeSummaries();
    nameCells();
    reachScrollers();
  };
  document.addEventListener('DOMContentLoaded', () => {
    mend();
    const results = document.querySelector('#tsd-search-results');
    if (results) freeOptions(results);
    // The menu is built later, by a program of its own.
    const menu = document.querySelector('#tsd-nav-container');
    if (menu) new MutationObserver(freeSummaries).observe(menu, { childList: true, subtree: true });
  });
  window.addEventListener('load', mend);
})();
