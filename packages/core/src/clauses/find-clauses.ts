import { knownLanguage } from '#language/languages.ts';
import type { MarkedLines } from '#structure/mark-lines.ts';
import { CLAUSE_KINDS } from './clause-kinds.ts';
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
  if (pages.slice(0, FRONT_PAGES).some(({ text }) => PERIODIC.test(text))) return false;
  if (speaksOfItself(pages, ITSELF, LEAST_SHARE)) return true;
  if (!speaksOfItself(pages, NAMED, NAMED_SHARE)) return false;
  const characters = pages.reduce((sum, { text }) => sum + text.length, 0);
  return countIn(pages, DUTY) * PER_DUTY >= characters;
}

/** Whether a text names itself often enough, on enough of its pages, also early on, and not as a licence. */
function speaksOfItself(pages: readonly ClausePage[], names: RegExp, leastShare: number): boolean {
  const own = pages.map(({ text }) => text.match(names) ?? []);
  const all = own.flat();
  const speaking = own.filter(({ length }) => length > 0).length;
  const licenses = all.filter((each) => LICENSE.test(each)).length;
  return (
    all.length >= LEAST &&
    speaking >= leastShare * pages.length &&
    licenses < LICENSE_SHARE * all.length &&
    own.slice(0, FIRST_PAGES).some(({ length }) => length > 0)
  );
}

const countIn = (pages: readonly ClausePage[], what: RegExp): number =>
  pages.reduce((sum, { text }) => sum + (text.match(what)?.length ?? 0), 0);

const titleOf = (pages: readonly ClausePage[]) => (pages[0]?.text ?? '').slice(0, TITLE_WITHIN);

const NDA_TITLE = /\bnon[- ]?disclosure|\bconfidentiality\b|\bconfidential disclosure\b|\bsecrecy\b/iu;
const CONFIDENTIAL = /\bconfidential/giu;
/** So many characters at most to each of these words, where the title does not say it. */
const CHARACTERS_EACH = 500;
const AGREEMENT = /\b(?:agreement|undertaking)\b/giu;

/** Whether a document in English is an agreement on confidential information: by its title, or because it speaks of little else. */
export function isNda(pages: readonly ClausePage[]): boolean {
  if (countIn(pages, AGREEMENT) < LEAST) return false;
  if (NDA_TITLE.test(titleOf(pages))) return true;
  const characters = pages.reduce((sum, { text }) => sum + text.length, 0);
  return countIn(pages, CONFIDENTIAL) * CHARACTERS_EACH >= characters;
}

/** The clauses of a document, where it is a contract in English: the language of those that the weights learnt from. */
export function findClauses(
  pages: readonly ClausePage[],
  language: string,
  recognise: ClauseRecogniser | undefined,
  marked?: readonly MarkedLines[],
): PackedClauses {
  if (recognise === undefined || !knownLanguage(language)?.hasClauses) return NO_CLAUSES;
  const isAgreement = isContract(pages);
  const isOnSecrets = isNda(pages);
  if (!isAgreement && !isOnSecrets) return NO_CLAUSES;
  const found = recognise(splitPassages(pages, language, marked));
  return packClauses(isOnSecrets ? found : found.slice(0, CLAUSE_KINDS.length));
}
