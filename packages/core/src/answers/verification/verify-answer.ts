import { ANSWER_MAX_PAGES, QUOTE_MIN_LENGTH } from '#quotes/limits.ts';
import { makeQuoteLocator, type QuoteLocator } from '#quotes/locate-quote.ts';
import { numbersIn } from '#quotes/folded-words.ts';
import type { TextRange } from '#text/text-range.ts';
import { ELLIPSIS, missingOf, shorten, withoutEllipses } from '#sentences/complete.ts';
import { trimSpan } from '#sentences/sentences.ts';
import { calculate } from './calculation/calculate.ts';
import { changesNumberWords, namesForeignLink, standsInInstruction } from './generated/check-claim.ts';
import { withoutUnsureTopAnswer } from './unsure-quotes.ts';
import type { Answer, Calculation, Citation, Claim } from './answer.ts';
import type { AnswerKind, DraftAnswer, DraftClaim } from '../extraction/draft.ts';
import type { PassageLookup } from '../retrieval/passages.ts';

/**
 * Turns a draft into an answer that can be shown. Every quote is looked up in the text of its page; what is not found
 * there is dropped, and so is a claim that is left without a quote or states a number that none of its quotes has.
 * Pages and offsets come from what was found, never from the draft. Of claims in an answerer's own words (`isWorded`) more
 * is asked: no link that is not quoted, no quote of an instruction to models, and no arithmetic but ours.
 */
export function verifyAnswer(draft: DraftAnswer, lookup: PassageLookup): Answer {
  const verifier = makeCitationVerifier(lookup);
  const claims: Claim[] = [];
  const citations: Citation[] = [];
  const pages: number[] = [];
  const dropped: string[] = [];
  const { maxPages = ANSWER_MAX_PAGES } = draft;
  /** Those of a claim's citations that hold, with its text as they prove it; null where they do not. */
  const prove = (claim: DraftClaim) => {
    const found = verifyClaim(claim, lookup, verifier).filter((citation) => {
      if (draft.isWorded && standsInInstruction(citation, lookup.findPageText(citation.page) ?? ''))
        return false;
      return pages.includes(citation.page) || pages.length < maxPages;
    });
    if (found.length === 0 || !holdsNumbers(claim.text, found)) return null;
    if (
      draft.isWorded &&
      (namesForeignLink(claim.text, found, lookup) || changesNumberWords(claim.text, found))
    )
      return null;
    const worked = workOut(claim, found);
    return worked && { found, worked };
  };
  for (const claim of draft.kind === 'none' ? [] : draft.claims) {
    const proved = prove(claim);
    if (proved === null) {
      dropped.push(claim.text.replaceAll(RESULT, ELLIPSIS));
      continue;
    }
    const { found, worked } = proved;
    for (const { page } of found) if (!pages.includes(page) && pages.length < maxPages) pages.push(page);
    claims.push({
      ...worked,
      ...(claim.emphasis && { emphasis: claim.emphasis }),
      ...(claim.questionWords && { questionWords: claim.questionWords }),
      ...(claim.isSupporting && { isSupporting: true }),
      citations: found.map((citation) => addCitation(citations, citation)),
    });
  }
  if (claims.length > 0) {
    const kept = withoutUnsureTopAnswer(withoutLostTopAnswer(draft.kind, claims), { citations, pages });
    return { ...kept, claims: kept.claims.map(toShown(kept.kind)), citations, nearest: [], dropped };
  }
  const nearest = (draft.nearest ?? []).flatMap(({ page, quote }) => verifier.verify(page, quote) ?? []);
  return { kind: 'none', claims: [], citations: [], pages: [], nearest, dropped };
}

/** The words of the question help to judge what is not sure; in an answer only what answers is told apart. */
const toShown =
  (kind: AnswerKind) =>
  ({ questionWords, ...claim }: Claim): Claim => ({
    ...claim,
    ...(kind === 'closest' && questionWords && { questionWords }),
  });

/** What is left of an answer that lost all but its further places comes close and is no answer any more. */
function withoutLostTopAnswer(kind: AnswerKind, claims: readonly Claim[]): Pick<Answer, 'kind' | 'claims'> {
  if (!claims.every(({ isSupporting }) => isSupporting)) return { kind, claims };
  return { kind: 'closest', claims: claims.map(({ isSupporting: _, ...claim }) => claim) };
}

/** What a reader sees as the answer: the claims that make it up, one a line. The best claim is always one of them. */
export function answerText(answer: Pick<Answer, 'claims'>): string {
  const own = answer.claims.filter((claim, at) => at === 0 || claim.isSupporting !== true);
  return [...new Set(own.map((claim) => claim.text))].join('\n');
}

interface CitationVerifier {
  /**
   * The quote as it stands on the page, or null when it does not. With `isPart` it is the part that is shown of what
   * stands `within`, and all of that is marked.
   */
  verify(page: number, quote: string, within?: TextRange, isPart?: boolean): Citation | null;
}

function makeCitationVerifier(lookup: PassageLookup): CitationVerifier {
  const pages = new Map<number, { readonly text: string; readonly locator: QuoteLocator }>();
  function findPage(page: number) {
    const known = pages.get(page);
    const text = known ? known.text : lookup.findPageText(page);
    if (known !== undefined || text === undefined) return known;
    const prepared = { text, locator: makeQuoteLocator(text) };
    pages.set(page, prepared);
    return prepared;
  }
  return {
    verify(page, quote, within, isPart = false) {
      const there = findPage(page);
      const wanted = withoutEllipses(quote);
      const range = there?.locator.locate(wanted, within);
      if (there === undefined || !range) return null;
      const whole = isPart && within !== undefined && isInside(range, within) ? within : range;
      const missing = missingOf(quote);
      const shown = shorten(there.text, { ...whole, ...(missing && { missing }) }, range);
      const words = shown.replaceAll(ELLIPSIS, '');
      if (words.length < QUOTE_MIN_LENGTH) return null;
      const span = trimSpan(there.text, whole.start, whole.end);
      // Of a longer stretch only what is shown is claimed to be read.
      const confidence = lookup.findConfidence?.(page, range);
      return { page, ...span, quote: shown, ...(confidence !== undefined && { confidence }) };
    },
  };
}

function isInside(range: TextRange, within: TextRange): boolean {
  return range.start >= within.start && range.end <= within.end;
}

function verifyClaim(claim: DraftClaim, lookup: PassageLookup, verifier: CitationVerifier): Citation[] {
  return claim.citations.flatMap(({ passageId, quote, isPart }) => {
    const passage = lookup.findPassage(passageId);
    const found = passage && verifier.verify(passage.page, quote, passage, isPart);
    return found ? [found] : [];
  });
}

/** Where the result of a calculation goes in the text of its claim. */
export const RESULT = '{result}';

/** The text of a claim with what its calculation comes to; null when that cannot be worked out from its quotes. */
function workOut(
  { text, calculation }: DraftClaim,
  citations: readonly Citation[],
): { readonly text: string; readonly calculation?: Calculation } | null {
  if (!calculation) return text.includes(RESULT) ? null : { text };
  const quotes = citations.map(({ quote }) => quote);
  const worked = calculate(calculation, quotes);
  if (worked === null) return null;
  const said = text.includes(RESULT) ? text.replaceAll(RESULT, worked.result) : `${text} ${worked.result}`;
  return { text: said, calculation: worked };
}

function holdsNumbers(text: string, citations: readonly Citation[]): boolean {
  const numbers = numbersIn(text);
  if (numbers.length === 0) return true;
  const quoted = new Set(citations.flatMap((citation) => numbersIn(citation.quote)));
  return numbers.every((number) => quoted.has(number));
}

/** The same place is cited once, however many claims rest on it. */
function addCitation(citations: Citation[], added: Citation): number {
  const known = citations.findIndex(
    (citation) =>
      citation.page === added.page &&
      citation.start === added.start &&
      citation.end === added.end &&
      citation.quote === added.quote,
  );
  return known >= 0 ? known : citations.push(added) - 1;
}
