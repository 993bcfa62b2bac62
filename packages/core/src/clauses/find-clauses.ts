import { NO_CLAUSES, type PackedClauses, packClauses } from './pack-clauses.ts';
import type { ClauseRecogniser } from './recognise.ts';
import { type ClausePage, splitPassages } from './split-passages.ts';

const NAMES =
  '(?:agreement|contract|lease|licen[cs]e|deed|amendment|addendum|guaranty|guarantee|undertaking|memorandum of understanding)';
/** Contracts speak of themselves all the time, and of what they are. */
const ITSELF = new RegExp(String.raw`\bth(?:is|e present) (?:[\p{L}-]+ ){0,2}${NAMES}\b`, 'giu');
/** So often in all, and on so many pages of ten. */
const LEAST = 3;
const LEAST_SHARE = 0.3;
/** Where they say "the Agreement", as others do too, they also say who shall do what: once in so many characters. */
const NAMED = new RegExp(String.raw`\b(?:this|these|the) (?:[\p{L}-]+ ){0,2}${NAMES}\b`, 'giu');
const DUTY = /\b(?:shall|hereby|hereto|herein|hereof|hereunder|part(?:y|ies))\b/giu;
const NAMED_SHARE = 0.2;
const PER_DUTY = 600;
/** Reports of companies may hold whole contracts as exhibits; they say on their front what they are. */
const PERIODIC = /\b(?:annual|quarterly|current|transition)\s+report\s+pursuant\s+to\s+section\b/iu;
const FRONT_PAGES = 3;

/** Whether a document in English is a contract. */
export function isContract(pages: readonly ClausePage[]): boolean {
  if (pages.slice(0, FRONT_PAGES).some(({ text }) => PERIODIC.test(text))) return false;
  const itself = countIn(pages, ITSELF);
  if (itself.all >= LEAST && itself.pages >= LEAST_SHARE * pages.length) return true;
  const named = countIn(pages, NAMED);
  if (named.all < LEAST || named.pages < NAMED_SHARE * pages.length) return false;
  const characters = pages.reduce((sum, { text }) => sum + text.length, 0);
  return countIn(pages, DUTY).all * PER_DUTY >= characters;
}

/** How often something is said, and on how many pages. */
function countIn(
  pages: readonly ClausePage[],
  what: RegExp,
): { readonly all: number; readonly pages: number } {
  const counts = pages.map(({ text }) => text.match(what)?.length ?? 0);
  return {
    all: counts.reduce((sum, count) => sum + count, 0),
    pages: counts.filter((count) => count > 0).length,
  };
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
