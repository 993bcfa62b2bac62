import type { Turn } from '@recto/core/document';
import type { PageSpace } from '#pdf/page-space.ts';
import type { Pdfium } from '#pdf/pdfium.ts';

/** Why a reader of the page may not see a text; for `white` and `invisible` it depends on what lies behind it. */
export type Concealment = 'invisible' | 'white' | 'tiny';

/** What the characters of one text object have in common. */
export interface TextStyle {
  /** The reading direction as displayed; `undefined` when it is far from all four. */
  turn: Turn | undefined;
  /** Displayed height of the font size of upright text, in points. */
  uprightSize: number;
  /** Displayed width of the font size of upright text, in points. */
  alongSize: number;
  concealment: Concealment | undefined;
}

const INVISIBLE_MODE = 3;
/** Fill, and fill and clip: where the colour of the filling is the colour of the text. */
const FILL_MODES: ReadonlySet<number> = new Set([0, 4]);
/** Each of red, green and blue (0..255) from which on a colour is white on paper. */
const WHITE = 250;
/** Font sizes (points) below this cannot be read; on small pages they can, when enlarged to fill a screen. */
const TINY = 2;
const TINY_SHARE = 0.0025;

/** Tells the style of characters; asked once for each text object, as files have far fewer of them. */
export class TextStyles {
  readonly style: TextStyle = { turn: 0, uprightSize: 0, alongSize: 0, concealment: undefined };
  readonly #pdfium: Pdfium;
  readonly #text: number;
  readonly #space: PageSpace;
  readonly #tiny: number;
  readonly #isPattern: (object: number) => boolean;
  #object = -1;

  constructor(pdfium: Pdfium, text: number, space: PageSpace, isPattern: (object: number) => boolean) {
    this.#isPattern = isPattern;
    this.#pdfium = pdfium;
    this.#text = text;
    this.#space = space;
    this.#tiny = Math.min(TINY, TINY_SHARE * Math.max(space.width, space.height));
  }

  /** Makes `style` that of the character at `index`; `ink` is the larger side of its box. */
  update(index: number, ink: number): void {
    const object = this.#pdfium.FPDFText_GetTextObject(this.#text, index);
    if (object === this.#object) return;
    this.#object = object;
    const size = this.#readMatrix(index);
    this.style.concealment = object === 0 ? undefined : this.#readPaint(object);
    // Both, because Type 3 fonts may have letters of any size.
    if (size < this.#tiny && ink < this.#tiny) this.style.concealment = 'tiny';
  }

  /** Reads direction and sizes; gives the font size as displayed. */
  #readMatrix(index: number): number {
    const { scratch } = this.#pdfium;
    const { style } = this;
    style.turn = 0;
    style.uprightSize = 0;
    style.alongSize = 0;
    if (this.#pdfium.FPDFText_GetMatrix(this.#text, index, scratch) === 0) return Number.POSITIVE_INFINITY;
    const view = this.#pdfium.view();
    const alongX = view.getFloat32(scratch, true);
    // PDFium counts angles clockwise and from this entry; mirrored text reads the right way so.
    const alongY = -view.getFloat32(scratch + 8, true);
    const upX = view.getFloat32(scratch + 8, true);
    const upY = view.getFloat32(scratch + 12, true);
    const { a, b, c, d } = this.#space;
    style.turn = toTurn(a * alongX + c * alongY, b * alongX + d * alongY);
    const fontSize = this.#pdfium.FPDFText_GetFontSize(this.#text, index);
    style.uprightSize = fontSize * Math.abs(b * upX + d * upY);
    style.alongSize = fontSize * Math.abs(a * alongX + c * alongY);
    return fontSize * lengthOf(a * upX + c * upY, b * upX + d * upY);
  }

  #readPaint(object: number): Concealment | undefined {
    const mode = this.#pdfium.FPDFTextObj_GetTextRenderMode(object);
    if (mode === INVISIBLE_MODE) return 'invisible';
    if (!FILL_MODES.has(mode)) return undefined;
    const paint = readFill(this.#pdfium, object);
    if (paint === 'none') return 'invisible';
    return paint === 'white' && !this.#isPattern(object) ? 'white' : undefined;
  }
}

/** The paint that fills a text or a path; patterns count as colours. */
export function readFill(pdfium: Pdfium, object: number): 'none' | 'white' | 'colour' {
  const { scratch } = pdfium;
  const isKnown = pdfium.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  return isKnown === 0 ? 'colour' : judgePaint(pdfium);
}

/** The paint of the line around a path. */
export function readStroke(pdfium: Pdfium, object: number): 'none' | 'white' | 'colour' {
  const { scratch } = pdfium;
  const isKnown = pdfium.FPDFPageObj_GetStrokeColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  return isKnown === 0 ? 'colour' : judgePaint(pdfium);
}

function judgePaint(pdfium: Pdfium): 'none' | 'white' | 'colour' {
  const { scratch } = pdfium;
  const view = pdfium.view();
  if (view.getUint32(scratch + 12, true) === 0) return 'none';
  for (let offset = 0; offset <= 8; offset += 4) {
    if (view.getUint32(scratch + offset, true) < WHITE) return 'colour';
  }
  return 'white';
}

/** Most text is upright, and `Math.hypot` is slow. */
function lengthOf(x: number, y: number): number {
  return x === 0 ? Math.abs(y) : Math.hypot(x, y);
}

function toTurn(x: number, y: number): Turn | undefined {
  if (x === 0 && y === 0) return 0;
  if (Math.abs(y) < 0.2 * Math.abs(x)) return x > 0 ? 0 : 180;
  if (Math.abs(x) < 0.2 * Math.abs(y)) return y > 0 ? 90 : 270;
  return undefined;
}
