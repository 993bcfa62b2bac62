import { isClauseKey } from '#clauses/clause-kinds.ts';
import { unpackKind } from '#clauses/pack-clauses.ts';
import type { KindFound } from '#clauses/recognise.ts';
import { readClauseValue } from '#clauses/values/read-clause-value.ts';
import type { ReadValue } from '#clauses/values/types.ts';
import type { TextRange } from '#text/text-range.ts';
import { type FileIndex, findPageText } from '../../file-index/file-index.ts';
import { readableText } from '#sentences/readable-text.ts';

/** What the clauses of a kind say; only what is `sure` may stand in bold. */
export function readValue(index: FileIndex, { key, passages }: KindFound): ReadValue | null {
  if (!isClauseKey(key)) return null;
  return readClauseValue(key, passages, {
    textOf: (page) => findPageText(index, page) ?? '',
    passagesOf: (kind) => unpackKind(index.clauses, kind)?.passages ?? [],
  });
}

interface Quoted extends TextRange {
  readonly page: number;
  readonly pageText: string;
}

/** The words of a value in what is shown of its passage; none in other passages, and none that cannot be found again. */
export function findValueWords(value: ReadValue, quoted: Quoted, text: string): TextRange[] {
  const { passage, spans } = value;
  if (passage.page !== quoted.page || passage.start >= quoted.end || passage.end <= quoted.start) return [];
  // What an end was worked out from is not the end: of most values only the first words say it.
  const saying = value.value.type === 'names' || value.value.type === 'choice' ? spans : spans.slice(0, 1);
  const found = saying.flatMap(({ page, span }) => {
    if (page !== quoted.page || span.start < quoted.start || span.end > quoted.end) return [];
    const words = readableText(quoted.pageText.slice(span.start, span.end), quoted.pageText);
    const before = readableText(quoted.pageText.slice(quoted.start, span.start), quoted.pageText);
    const start = nthIndexOf(text, words, before.split(words).length);
    return start < 0 ? [] : [{ start, end: start + words.length }];
  });
  return found.toSorted((left, right) => left.start - right.start);
}

/** Where words stand for the nth time, from 1; -1 where they do not. */
function nthIndexOf(text: string, words: string, nth: number): number {
  let at = -1;
  for (let time = 0; time < nth; time++) {
    at = text.indexOf(words, at + 1);
    if (at < 0) return -1;
  }
  return at;
}
