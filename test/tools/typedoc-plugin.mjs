// Titles, groups and addresses of the site's pages, so that neither guides nor sources have to carry them.
import { Converter, KindRouter, PageEvent, ReflectionKind, ReflectionSymbolId } from 'typedoc';
import { entries } from './entries.mjs';

/** The groups of the navigation, by the folder that a document lies in, and where its pages go. */
const GROUPS = [
  { under: 'docs/games/', group: 'Games', to: 'games/' },
  { under: 'docs/', group: 'Guides', to: 'guides/' },
  { under: 'spec/rules/games/', group: 'Specification: games', to: 'spec/games/' },
  { under: 'spec/rules/', group: 'Specification', to: 'spec/rules/' },
  { under: 'spec/', group: 'Specification', to: 'spec/' },
];

/**
 * Where a document lies in the repository, and the group of its folder.
 * @param {import('typedoc').Reflection} document
 */
function placeOf(document) {
  const path = document.project.files.getReflectionPath(document) ?? '';
  for (const group of GROUPS) {
    const at = path.lastIndexOf(`/${group.under}`);
    if (at >= 0) return { ...group, name: path.slice(at + 1 + group.under.length) };
  }
  return undefined;
}

/** Where the links at the top of every page lead. */
const TOP = [
  ['Quick start', 'guides/quick-start.html'],
  ['Options', 'guides/options.html'],
  ['Games', 'guides/games.html'],
  ['Specification', 'spec/index.html'],
  ['Reference', 'modules/mancala-rules.html'],
];

/** @param {import('typedoc').Reflection} page */
const belongsTo = (page) =>
  page.isDocument()
    ? placeOf(page)?.group
    : page.kindOf(ReflectionKind.Module)
      ? 'Reference'
      : undefined;

/**
 * Says above a page's title what it belongs to, and gives its top the links to the parts of the site.
 * TypeDoc's own links at the top are the same on every depth, and would miss from all but one.
 * @param {import('typedoc').PageEvent} page
 */
function findOnesWay(page) {
  const up = '../'.repeat(page.url.split('/').length - 1);
  const links = TOP.map(([name, to]) => `<a href="${up}${to}">${name}</a>`).join('');
  const over = page.isReflectionEvent() ? belongsTo(page.model) : undefined;
  page.contents = (page.contents ?? '')
    .replace('<div id="tsd-toolbar-links">', `<div id="tsd-toolbar-links">${links}`)
    .replace(
      /(<ul class="tsd-breadcrumb"[^>]*>)/,
      over === undefined ? '$1' : `$1<li>${over}</li>`,
    );
}

/** Gives documents addresses that follow their files: `spec/rules/sowing.html`. */
class PageRouter extends KindRouter {
  /**
   * @override
   * @param {import('typedoc').Reflection} reflection
   */
  getIdealBaseName(reflection) {
    const place = reflection.isDocument() ? placeOf(reflection) : undefined;
    if (place === undefined) return super.getIdealBaseName(reflection);
    return `${place.to}${place.name.replace(/\.md$/, '').replace(/README$/, 'index')}`;
  }
}

/**
 * Lets a comment name what another entry point exports: TypeDoc looks only where the name was imported from.
 * @param {import('typedoc').ProjectReflection} project
 */
function linkAcross(project) {
  const exported = new Map(
    (project.children ?? []).flatMap((module) =>
      (module.children ?? []).map((child) => /** @type {const} */ ([child.name, child])),
    ),
  );
  for (const { comment } of Object.values(project.reflections)) {
    const parts = [comment?.summary, ...(comment?.blockTags ?? []).map((tag) => tag.content)];
    for (const part of parts.flatMap((content) => content ?? [])) {
      if (part.kind !== 'inline-tag' || part.tag !== '@link') continue;
      const known =
        part.target instanceof ReflectionSymbolId
          ? project.getReflectionFromSymbolId(part.target)
          : part.target;
      const found = exported.get(part.text.trim());
      if (known === undefined && found !== undefined) part.target = found;
    }
  }
}

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.internationalization.addTranslations('en', { kind_plural_module: 'Reference' });
  app.renderer.defineRouter('pages', PageRouter);
  app.renderer.on(PageEvent.END, findOnesWay);
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, document) => {
    const place = placeOf(document);
    if (place) document.frontmatter.group ??= place.group;
    const [first] = document.content;
    const heading = first?.kind === 'text' ? /^\s*# (.+)(\n|$)/.exec(first.text) : null;
    if (first === undefined || heading === null) return;
    // The page shows its name as the heading already.
    document.name = heading[1]?.trim() ?? document.name;
    first.text = first.text.slice(heading[0].length);
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    for (const module of context.project.getReflectionsByKind(ReflectionKind.Module)) {
      const entry = entries.find(({ name }) => name === module.name);
      if (entry) module.name = entry.specifier;
    }
    linkAcross(context.project);
  });
}
