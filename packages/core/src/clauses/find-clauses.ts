import { CLAUSE_KINDS } from './kinds.ts';
import { NO_CLAUSES, type PackedClauses, packClauses } from './pack-clauses.ts';
import type { ClauseRecogniser } from './recognise.ts';
import { type ClausePage, splitPassages } from './split-passages.ts';

/** Contracts speak of themselves all the time, and of what they are. */
const ITSELF =
  /\bth(?:is|e present) (?:[\p{L}-]+ ){0,2}(?:agreement|contract|lease|licen[cs]e|deed|amendment|addendum|guaranty|guarantee|undertaking|memorandum of understanding)\b/giu;
/** So often in all, and on so many pages of ten. */
const LEAST = 3;
const LEAST_SHARE = 0.3;
/** A report may have whole agreements behind it; a contract speaks of itself on one of its first pages. */
const FIRST_PAGES = 10;

/** A licence to all the world, on which nobody agrees, calls itself so, or has it in its title. Of contracts at most a sixth do. */
const LICENSE = /licen[cs]e$/iu;
const LICENSE_SHARE = 0.5;
const PUBLIC_LICENSE = /\bpublic licen[cs]e\b/iu;
/** So far into a text its title stands. */
const TITLE_WITHIN = 600;

/** Whether a document in English is a contract. */
export function isContract(pages: readonly ClausePage[]): boolean {
  if (PUBLIC_LICENSE.test(titleOf(pages))) return false;
  let all = 0;
  let speaking = 0;
  let licenses = 0;
  for (const [at, { text }] of pages.entries()) {
    if (at === FIRST_PAGES && all === 0) return false;
    const own = text.match(ITSELF) ?? [];
    all += own.length;
    licenses += own.filter((each) => LICENSE.test(each)).length;
    if (own.length > 0) speaking++;
  }
  return all >= LEAST && speaking >= LEAST_SHARE * pages.length && licenses < LICENSE_SHARE * all;
}

const titleOf = (pages: readonly ClausePage[]) => (pages[0]?.text ?? '').slice(0, TITLE_WITHIN);

const NDA_TITLE = /\bnon[- ]?disclosure|\bconfidentiality\b|\bconfidential disclosure\b|\bsecrecy\b/iu;
const CONFIDENTIAL = /\bconfidential/giu;
/** So many characters at most to each of these words, where the title does not say it. */
const CHARACTERS_EACH = 500;
const AGREEMENT = /\b(?:agreement|undertaking)\b/giu;

/** Whether a document in English is an agreement on confidential information: by its title, or because it speaks of little else. */
export function isNda(pages: readonly ClausePage[]): boolean {
  const texts = pages.map(({ text }) => text);
  const count = (pattern: RegExp) => texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
  if (count(AGREEMENT) < LEAST) return false;
  if (NDA_TITLE.test(titleOf(pages))) return true;
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  return count(CONFIDENTIAL) * CHARACTERS_EACH >= length;
}

/** The clauses of a document, where it is a contract in English: the language of those that the weights learnt from. */
export function findClauses(
  pages: readonly ClausePage[],
  language: string,
  recognise: ClauseRecogniser | undefined,
): PackedClauses {
  if (recognise === undefined || language !== 'en') return NO_CLAUSES;
  const isAgreement = isContract(pages);
  const isOnSecrets = isNda(pages);
  if (!isAgreement && !isOnSecrets) return NO_CLAUSES;
  const found = recognise(splitPassages(pages, language));
  return packClauses(isOnSecrets ? found : found.slice(0, CLAUSE_KINDS.length));
}
