/** How a picture takes its colours: as the reader’s system says, or always the same. */
export type Theme = 'auto' | 'light' | 'dark';

/** Colours by name, as `--mancala-…` variables; a page may set any of them. */
const COLOURS: Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>> = {
  light: {
    board: '#e6cfa6',
    edge: '#b08d57',
    pit: '#c7a269',
    rim: '#8f6c3a',
    seed: '#4c5440',
    'seed-edge': '#e6cfa6',
    text: '#2f2415',
    muted: '#5c4a2e',
    label: '#22262b',
    from: '#2f2415',
    last: '#0b57d0',
    capture: '#b3261e',
    'on-capture': '#ffffff',
  },
  dark: {
    board: '#4a3a27',
    edge: '#7d6443',
    pit: '#30251a',
    rim: '#8d744f',
    seed: '#d8cba6',
    'seed-edge': '#30251a',
    text: '#f6ecd9',
    muted: '#d3c19e',
    label: '#e6e9ee',
    from: '#f6ecd9',
    last: '#8ab4ff',
    capture: '#ff9d93',
    'on-capture': '#30100c',
  },
};

/** One colour for each player, told apart with any kind of colour vision and on both grounds. */
const OWNERS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#f0e442', '#56b4e9'];

/** The same colours as attributes, for programs that draw SVG without variables. */
export function plain(theme: Theme, name: string): string {
  return COLOURS[theme === 'dark' ? 'dark' : 'light'][name] as string;
}

/** The colour of a player’s marker, as an attribute. */
export function ownerColour(player: number): string {
  return OWNERS[player] ?? '#777777';
}

/** The style sheet inside the picture. */
export function styleSheet(theme: Theme, players: number): string {
  const given = (colours: Readonly<Record<string, string>>) =>
    Object.entries(colours)
      .map(([name, value]) => `--m-${name}:var(--mancala-${name},${value})`)
      .join(';');
  const owners = Array.from(
    { length: players },
    (_, player) =>
      `.mancala .m-owner-${player}{fill:var(--mancala-owner-${player + 1},${ownerColour(player)})}`,
  );
  const base = theme === 'dark' ? COLOURS.dark : COLOURS.light;
  return [
    `.mancala{${given(base)}}`,
    theme === 'auto' ? `@media (prefers-color-scheme:dark){.mancala{${given(COLOURS.dark)}}}` : '',
    '.mancala text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;text-anchor:middle}',
    '.mancala .m-board{fill:var(--m-board);stroke:var(--m-edge)}',
    '.mancala .m-pit{fill:var(--m-pit);stroke:var(--m-rim)}',
    '.mancala .m-seed{fill:var(--m-seed);stroke:var(--m-seed-edge)}',
    '.mancala .m-count{fill:var(--m-text)}',
    '.mancala .m-name{fill:var(--m-muted)}',
    '.mancala .m-seat{fill:var(--m-label)}',
    '.mancala .m-marker{stroke:var(--m-text)}',
    '.mancala .m-shared{fill:none}',
    '.mancala .m-from{stroke:var(--m-from)}',
    '.mancala .m-arrow{fill:var(--m-from);stroke:var(--m-board)}',
    '.mancala .m-hole{fill:var(--m-pit);stroke:var(--m-rim)}',
    '.mancala .m-last{stroke:var(--m-last)}',
    '.mancala .m-capture{stroke:var(--m-capture)}',
    '.mancala .m-badge{fill:var(--m-capture);stroke:var(--m-board)}',
    '.mancala .m-taken{fill:var(--m-on-capture)}',
    ...owners,
  ].join('');
}
