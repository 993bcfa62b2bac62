import { createHash } from 'node:crypto';
import type { Term } from '@recto/core/translation';

interface Pair {
  readonly source: string;
  readonly target: string;
}

const hash = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Spaces and forms of one character do not make another sentence. */
const normalise = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Names a sentence in a pair of languages, for what people have corrected. */
export const memoryKey = (text: string, { source, target }: Pair): string =>
  hash(normalise(text), source, target);

/** The terms of a pair, whatever their order and ids. */
const glossaryKey = (terms: readonly Term[]): string =>
  hash(...terms.map(({ source, target }) => JSON.stringify([source, target])).toSorted());

/** Names what has to be the same for a segment to be translated the same: text, pair of languages, terms and provider. */
export function makeCacheKey({
  terms,
  provider,
  ...pair
}: Pair & { readonly terms: readonly Term[]; readonly provider: string }): (text: string) => string {
  const glossary = glossaryKey(terms);
  return (text) => hash(normalise(text), pair.source, pair.target, glossary, provider);
}
