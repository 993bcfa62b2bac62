import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LEFT, RIGHT, type Sheet } from './sheets.ts';

export const WIDTH = 832;
export const HEIGHT = 880;
/** The film is smaller than what it shows; sharp letters would cost most of its bytes. */
export const SCALE = 0.75;
/** How far the pages drift, in pixels of the film: whole ones, which an encoder can simply move. */
const DRIFT = { left: 14, right: 10 };
/** One turn: the last frame leads into the first. */
export const TURN_S = 14;

/** One mark lights up after another; a prime stride keeps neighbours from lighting up together. */
const MARKS = 22;
const phaseOf = (mark: number): number => ((mark * 13) % MARKS) / MARKS;

const STYLE = `
* { box-sizing: border-box; margin: 0; }
body { position: relative; overflow: hidden; width: ${WIDTH}px; height: ${HEIGHT}px;
  --read: "Newsreader"; --ui: "Inter";
  background: radial-gradient(90% 60% at 88% 22%, #21367a 0, #152454 40%, transparent 72%),
    linear-gradient(180deg, #0e1424 0, #0a1330 45%, #030718 100%); }
.art-column {
  position: absolute;
  display: grid;
  gap: 30px;
  width: 364px;
  rotate: -6.4deg;
}
.art-left {
  left: 34px;
  top: -196px;
}
.art-right {
  left: 430px;
  top: -30px;
}
.art-sheet {
  padding: 24px 30px 30px;
  border-radius: 3px;
  background: #f9f6f1;
  color: #35373d;
  box-shadow: 0 18px 40px rgba(0, 0, 0, 0.35);
}
.art-head {
  display: flex;
  justify-content: space-between;
  padding-bottom: 9px;
  border-bottom: 1px solid #dedad3;
  color: #25272c;
  font: 500 15px / 20px var(--read);
}
.art-head small {
  color: #8a8d94;
  font: 400 10.5px / 20px var(--ui);
}
.art-clause {
  display: grid;
  grid-template-columns: 38px 1fr;
  margin-top: 13px;
  font: 400 13.2px / 19px var(--read);
}
.art-clause small {
  color: #9a9b9f;
  font: 400 10px / 18px var(--ui);
}
.art-mark {
  padding: 1px 2px;
  border-radius: 3px;
  background: linear-gradient(#f8dc74, #f8dc74) 0 0 / 100% 100% no-repeat;
  box-decoration-break: clone;
  -webkit-box-decoration-break: clone;
}
.art-veil {
  position: absolute;
  inset: 0;
  background: linear-gradient(
    180deg,
    rgba(4, 8, 26, 0) 38%,
    rgba(4, 8, 26, 0.64) 58%,
    rgba(3, 7, 24, 0.96) 78%,
    #030718 86%
  );
}
`;

const markup = (sheet: Sheet, nextMark: () => number): string => `<div class="art-sheet">
<p class="art-head"><span>${sheet.title}</span><small>p. ${sheet.page}</small></p>
${sheet.clauses
  .map(
    ({ number, before, marked = '', after = '' }) =>
      `<p class="art-clause"><small>${number}</small><span>${before}<span class="art-mark" data-phase="${phaseOf(nextMark())}">${marked}</span>${after}</span></p>`,
  )
  .join('')}</div>`;

async function fontFace(family: string, file: string): Promise<string> {
  const bytes = await readFile(createRequire(import.meta.url).resolve(file));
  return `@font-face { font-family: "${family}"; font-weight: 100 900;
    src: url(data:font/woff2;base64,${bytes.toString('base64')}) format("woff2"); }`;
}

/** A page with the whole scene; `setTime` in it draws a moment of the turn (0 to 1). */
export async function makeScene(): Promise<string> {
  let marks = 0;
  const nextMark = () => marks++;
  const column = (sheets: readonly Sheet[], name: string) =>
    `<div class="art-column ${name}">${sheets.map((sheet) => markup(sheet, nextMark)).join('')}</div>`;
  const fonts = await Promise.all([
    fontFace('Inter', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    fontFace('Newsreader', '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'),
  ]);
  return `<!doctype html><meta charset="utf-8"><style>${fonts.join('')}${STYLE}</style>
${column(LEFT, 'art-left')}${column(RIGHT, 'art-right')}<div class="art-veil"></div>
<script>
const ease = (part) => 1 - (1 - part) ** 3;
/* A mark is drawn, stays, and is taken away again, as a share of the turn. */
function lightOf(at) {
  if (at < 0.06) return [ease(at / 0.06), 0];
  if (at < 0.55) return [1, 0];
  if (at < 0.61) return [1 - ease((at - 0.55) / 0.06), 1];
  return [0, 1];
}
window.setTime = (turn) => {
  const drift = (1 - Math.cos(2 * Math.PI * turn)) / 2;
  const move = (column, pixels) =>
    (document.querySelector(column).style.translate = '0 ' + -Math.round(pixels * drift) / ${SCALE} + 'px');
  move('.art-left', ${DRIFT.left});
  move('.art-right', ${DRIFT.right});
  for (const mark of document.querySelectorAll('.art-mark')) {
    const [share, side] = lightOf((turn + Number(mark.dataset.phase)) % 1);
    mark.style.backgroundSize = 100 * share + '% 100%';
    mark.style.backgroundPosition = side * 100 + '% 0';
  }
};
</script>`;
}
