import type { PassageFinder } from '#translated/locate-passages.ts';
import { MarkupEdits } from '#translated/markup-edits.ts';
import { makePassage, type Passage, type Piece } from '#translated/pieces.ts';
import type { SegmentPlacer } from '#translated/place-segments.ts';
import { writeTokens } from '#translated/write-tokens.ts';
import { decodeText, type MarkupToken, scanMarkup } from '#word/marking/scan-markup.ts';

interface StringsWriting {
  readonly placer: SegmentPlacer;
  readonly finder: PassageFinder;
  /** Whether a string stays as it is. */
  readonly isKept: (solid: string) => boolean;
}

/** Of an element, without its prefix. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
/** How Japanese words are pronounced: no longer true of a translation. */
const PHONETIC = new Set(['rPh', 'phoneticPr']);

/** What makes words stand out in a cell. */
const LOOKS = new Set(['b', 'i', 'u', 'strike', 'color', 'vertAlign']);

const TEXTS = new Set(['t', 'v']);

/** The markup of a part with its strings translated, one after the other: there may be a million of them. */
export const translateStrings = (markup: string, element: 'si' | 'is', writing: StringsWriting): string =>
  markup.replace(stringsOf(element), (whole) => translateString(whole, writing));

/** The strings of a part that have several lines. */
export function* listLined(markup: string, element: 'si' | 'is'): Generator<Passage> {
  for (const [whole] of markup.matchAll(stringsOf(element))) {
    if (!LINE_END.test(whole)) continue;
    const { passage } = readString(scanMarkup(whole));
    if (passage.pieces.some(({ text }) => text.includes('\n'))) yield passage;
  }
}
const LINE_END = /[\n\r]|&#/u;

const stringsOf = (element: 'si' | 'is'): RegExp =>
  new RegExp(`<((?:\\w+:)?)${element}(?:\\s[^>]*)?(?<!/)>[\\s\\S]*?</\\1${element}\\s*>`, 'gu');

const VALUE_CELL = /<((?:\w+:)?)c\s[^>]*?\bt\s*=\s*["']str["'][^>]*(?<!\/)>[\s\S]*?<\/\1c\s*>/gu;
const FORMULA = /<(?:\w+:)?f[\s>/]/u;

/** The markup of a sheet with the strings translated that stand in their cells as values, but for those of formulas. */
export const translateValues = (markup: string, writing: StringsWriting): string =>
  markup.replace(VALUE_CELL, (whole) => (FORMULA.test(whole) ? whole : translateString(whole, writing)));

function translateString(markup: string, { placer, finder, isKept }: StringsWriting): string {
  const tokens = scanMarkup(markup);
  const { passage, phonetics } = readString(tokens);
  if (isKept(passage.solid)) return markup;
  const at = finder.find(passage);
  if (at < 0) return markup;
  const edits = new MarkupEdits();
  placer.write(edits, 'body', [{ passage, at }]);
  if (!passage.pieces.some(({ token }) => edits.has(token))) return markup;
  for (const token of phonetics) edits.remove(token);
  return writeTokens(tokens, edits);
}

function readString(tokens: readonly MarkupToken[]): { passage: Passage; phonetics: number[] } {
  const pieces: Piece[] = [];
  const phonetics: number[] = [];
  const path: string[] = [];
  let [run, look] = [0, ''];
  for (const [at, { kind, name, raw }] of tokens.entries()) {
    const local = localName(name);
    if (kind === 'open') path.push(local);
    if (kind === 'open' && local === 'r') [run, look] = [at, ''];
    if (kind === 'empty' && LOOKS.has(local) && path.at(-1) === 'rPr') look += raw;
    if (PHONETIC.has(local) || path.some((each) => PHONETIC.has(each))) phonetics.push(at);
    else if (kind === 'text' && TEXTS.has(path.at(-1) ?? ''))
      pieces.push({ token: at, text: decodeText(raw), run, look });
    if (kind === 'close') path.pop();
  }
  return { passage: makePassage(pieces), phonetics };
}
