export type Kind = 'kept' | 'removed' | 'added' | 'moved' | 'aside';
export interface Piece {
  readonly kind: Kind;
  readonly text: string;
}
/** Lines of pieces. */
export type Panel = readonly (readonly Piece[])[];

const CHARACTER = 6;
const LINE = 18;
const PANEL = 360;
const GAP = 14;
const HEAD = 34;
const PADDING = 12;

/** How many characters a line of a panel holds. */
export const PANEL_CHARACTERS = Math.floor((PANEL - 2 * PADDING) / CHARACTER);

const STYLE = `
text{font:10px ui-monospace,Menlo,Consolas,monospace;fill:#1f1e1c;white-space:pre}
.title{font:600 12px system-ui,sans-serif}.panel{fill:#fff;stroke:#dedbd3}
.removed{fill:#fbdcd8}.added{fill:#d5f0de}.moved{fill:#dbe6fd}text.aside{fill:#8d897f}
@media(prefers-color-scheme:dark){text{fill:#eceae5}.panel{fill:#1d1c1a;stroke:#44413b}
.removed{fill:#6b2a24}.added{fill:#1f5434}.moved{fill:#29437c}text.aside{fill:#948f84}}`;

/** Two panels beside each other as an SVG, in the colours of the reader's light or dark screen. */
export function drawPanels(panels: readonly { readonly title: string; readonly lines: Panel }[]): string {
  const rows = Math.max(...panels.map(({ lines }) => lines.length));
  const height = HEAD + rows * LINE + PADDING;
  const width = panels.length * PANEL + (panels.length - 1) * GAP;
  const drawn = panels.map(({ title, lines }, index) =>
    drawPanel(title, lines, index * (PANEL + GAP), height),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<style>${STYLE}\n</style>\n${drawn.join('\n')}\n</svg>\n`
  );
}

function drawPanel(title: string, lines: Panel, x: number, height: number): string {
  const body = lines.flatMap((pieces, line) => drawLine(pieces, x + PADDING, HEAD + line * LINE));
  return [
    `<rect class="panel" x="${x + 0.5}" y=".5" width="${PANEL - 1}" height="${height - 1}" rx="8"/>`,
    `<text class="title" x="${x + PADDING}" y="21">${escape(title)}</text>`,
    ...body,
  ].join('\n');
}

function drawLine(pieces: readonly Piece[], left: number, top: number): string[] {
  const drawn: string[] = [];
  let x = left;
  for (const [at, piece] of pieces.entries()) {
    const { kind } = piece;
    const text = at < pieces.length - 1 ? piece.text : piece.text.trimEnd();
    // Whatever monospaced font the reader has, the words keep their places.
    const width = round([...text].length * CHARACTER);
    const isMarked = kind === 'removed' || kind === 'added' || kind === 'moved';
    if (isMarked)
      drawn.push(
        `<rect class="${kind}" x="${round(x)}" y="${top}" width="${width}" height="${LINE - 2}" rx="2"/>`,
      );
    const look =
      kind === 'removed' ? ' text-decoration="line-through"' : kind === 'aside' ? ' class="aside"' : '';
    if (text.trim() !== '')
      drawn.push(`<text x="${round(x)}" y="${top + 12}" textLength="${width}"${look}>${escape(text)}</text>`);
    x += width;
  }
  return drawn;
}

const round = (value: number) => Math.round(value * 10) / 10;
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
