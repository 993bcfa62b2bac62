import type { Passage } from '#translated/pieces.ts';
import type { SolidText } from '#translated/solid-text.ts';

/** How far what was not found in its turn may be away, and how far if it is short: a short text is found anywhere. */
const WINDOW = { long: 50_000, short: 2_000 };
const SHORT = 12;

/**
 * Where passages stand in the text of the pages, which they make up in their order; -1 for those that do not. What the
 * pages hold besides, such as the words of charts, is passed over.
 */
export function locateInOrder(passages: readonly Passage[], { text, breaks }: SolidText): number[] {
  let cursor = 0;
  return passages.map(({ solid }) => {
    if (solid === '') return -1;
    let at = text.startsWith(solid, cursor) ? cursor : -1;
    if (at < 0) {
      const reach = solid.length < SHORT ? WINDOW.short : WINDOW.long;
      const ahead = text.slice(cursor, cursor + reach + solid.length);
      at = ahead.indexOf(solid);
      while (at >= 0 && !breaks.has(cursor + at)) at = ahead.indexOf(solid, at + 1);
      if (at >= 0) at += cursor;
    }
    if (at >= 0) cursor = at + solid.length;
    return at;
  });
}

/** Finds passages by their text alone: whole lines or cells, of equal ones each in its turn, the last again and again. */
export class PassageFinder {
  readonly #text: SolidText;
  readonly #taken = new Map<string, number>();
  /** Mostly they come in the order of the text. */
  #cursor = 0;

  constructor(text: SolidText) {
    this.#text = text;
  }

  /** The offset, or -1. */
  find({ solid }: Passage): number {
    if (solid === '') return -1;
    const last = this.#taken.get(solid);
    let at = this.#next(solid, last === undefined ? this.#cursor : last + 1);
    if (at < 0 && last === undefined) at = this.#next(solid, 0);
    if (at < 0) return last ?? -1;
    this.#taken.set(solid, at);
    this.#cursor = at + solid.length;
    return at;
  }

  #next(solid: string, from: number): number {
    return findWhole(solid, this.#text, from);
  }
}

/** All positions at which a passage is a whole line or cell. */
export function findAll({ solid }: Passage, text: SolidText): number[] {
  const found: number[] = [];
  if (solid === '') return found;
  for (let at = findWhole(solid, text, 0); at >= 0; at = findWhole(solid, text, at + 1)) found.push(at);
  return found;
}

function findWhole(solid: string, { text, breaks }: SolidText, from: number): number {
  let at = text.indexOf(solid, from);
  while (at >= 0 && !(breaks.has(at) && breaks.has(at + solid.length))) at = text.indexOf(solid, at + 1);
  return at;
}
