import { NO_CLAUSES, type PackedClauses, packClauses } from './pack-clauses.ts';
import type { ClauseRecogniser } from './recognise.ts';
import { type ClausePage, splitPassages } from './split-passages.ts';

/** Contracts speak of themselves all the time, and of what they are. */
const ITSELF =
  /\bth(?:is|e present) (?:[\p{L}-]+ ){0,2}(?:agreement|contract|lease|licen[cs]e|deed|amendment|addendum|guaranty|guarantee|undertaking|memorandum of understanding)\b/giu;
/** So often in all, and on so many pages of ten. */
const LEAST = 3;
const LEAST_SHARE = 0.3;

/** Whether a document in English is a contract. */
export function isContract(pages: readonly ClausePage[]): boolean {
  let all = 0;
  let speaking = 0;
  for (const { text } of pages) {
    const count = text.match(ITSELF)?.length ?? 0;
    all += count;
    if (count > 0) speaking++;
  }
  return all >= LEAST && speaking >= LEAST_SHARE * pages.length;
}

/** The clauses of a document, where it is a contract in English: the language of those that the weights learnt from. */
export function findClauses(
  pages: readonly ClausePage[],
  language: string,
  recognise: ClauseRecogniser | undefined,
): PackedClauses {
  if (recognise === undefined || language !== 'en' || !isContract(pages)) return NO_CLAUSES;
  return packClauses(recognise(splitPassages(pages, language)));
}
