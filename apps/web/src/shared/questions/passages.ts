import type { Claim, Question, Span } from '@recto/contract/questions';
import { furtherOf, topAnswerOf, topAnswerPages } from '#shared/questions/answer-parts.ts';
import { numberCitations } from '#shared/questions/citations.ts';
import { quoted } from '#lib/text-direction.ts';
import type { PageAnchor } from '#ui/document-viewer/frame/types.ts';

type Citation = Question['citations'][number];

/** In a list the citations come without boxes. */
type Cited = Pick<Question, 'kind' | 'claims' | 'review' | 'searched'> & {
  readonly citations: readonly (Omit<Citation, 'boxes'> & Partial<Pick<Citation, 'boxes'>>)[];
};

export interface Passage extends PageAnchor {
  readonly quote: string;
  /** How surely the least sure word was read from a scan. */
  readonly confidence?: number | undefined;
  /** The words stand so on the page; a table row is told in words of ours. */
  readonly isVerbatim: boolean;
  /** What its page calls itself. */
  readonly label: string | undefined;
  /** From 1 among the marks and passages of its page, as an address names it. */
  readonly hit: number;
  /** Index of the claim that it is; a passage near to nothing found is none. */
  readonly claim: number | null;
  /** The part of the document in which it stands: "2.4 · Fees". */
  readonly section?: string | undefined;
  /** The words of the question in `quote`. */
  readonly questionWords?: readonly Span[] | undefined;
}

/**
 * Passages that are worth a look and no evidence: those closest to a question, those nearest to one that nothing
 * matches, or the further ones beside an answer.
 */
export function passagesOf(question: Cited | undefined): Passage[] {
  const passages = allPassagesOf(question);
  return question?.kind === 'closest' ? passages.filter((each) => !isFurther(question, each)) : passages;
}

/** Passages that bear on the question and lead nothing, beside an answer or beside those that come closest. */
export const furtherPassagesOf = (question: Cited): Passage[] =>
  allPassagesOf(question).filter((each) => isFurther(question, each));

const isFurther = ({ claims }: Cited, { claim }: Passage): boolean =>
  claim !== null && claims[claim]?.isFurther === true;

/** Those of `passagesOf`, and behind the closest the further ones. */
export function allPassagesOf(question: Cited | undefined): Passage[] {
  if (question === undefined) return [];
  const onPage = new Map<number, number>();
  const count = (page: number) => {
    const hit = (onPage.get(page) ?? 0) + 1;
    onPage.set(page, hit);
    return hit;
  };
  if (question.kind === 'none')
    return (question.searched?.nearest ?? []).map(({ pageLabel: label, ...place }) => {
      return { ...place, label, hit: count(place.page), isVerbatim: true, claim: null };
    });
  const numbers = question.kind === 'answer' ? numberCitations(question) : [];
  // An address counts the marks of a page first.
  question.citations.forEach(({ page }, at) => (numbers[at] ?? 0) > 0 && count(page));
  const further = furtherOf(question);
  const claims = question.kind === 'answer' ? further : [...topAnswerOf(question), ...further];
  return claims.flatMap((claim) => {
    const place = placeOf(question, claim);
    if (!place) return [];
    const at = question.claims.indexOf(claim);
    const { text: quote, questionWords } = claim;
    return { ...place, quote, questionWords, hit: count(place.page), claim: at };
  });
}

/** Where a claim stands: its first quote, with the boxes of all that it cites of that page. */
function placeOf({ citations }: Cited, claim: Claim) {
  const own = claim.citations.flatMap((at) => citations[at] ?? []);
  const [first] = own;
  if (!first) return null;
  const { page, pageLabel: label, span, range, section } = first;
  const there = own.filter((citation) => citation.page === page);
  const boxes = there.flatMap((citation) => citation.boxes ?? []);
  return {
    page,
    label,
    span,
    range,
    section,
    boxes,
    confidence: lowestOf(own),
    isVerbatim: own.some(({ quote }) => sameWords(quote, claim.text)),
  };
}

function lowestOf(own: readonly Pick<Citation, 'confidence'>[]): number | undefined {
  const known = own.flatMap(({ confidence }) => confidence ?? []);
  return known.length > 0 ? Math.min(...known) : undefined;
}

const sameWords = (one: string, other: string): boolean =>
  one.replace(/\s+/g, ' ').trim() === other.replace(/\s+/g, ' ').trim();

/** The words of a passage, between quotation marks where they are the document's own. */
export function passageText({ quote, isVerbatim }: Pick<Passage, 'quote' | 'isVerbatim'>): string {
  const words = quote.replace(/\s+/g, ' ').trim();
  return isVerbatim ? quoted(words) : words;
}

/** Index of the passage that an address names, null when it names none. */
export function findPassage(passages: readonly Passage[], page: number, hit: number | null): number | null {
  const index = passages.findIndex((passage) => passage.page === page && passage.hit === hit);
  return index < 0 ? null : index;
}

/** Where reading begins: the best page of an answer; without one the nearest passage is the one place worth showing. */
export const bestPage = (question: Cited & Pick<Question, 'pages'>): number | undefined =>
  question.kind === 'answer' ? topAnswerPages(question)[0] : passagesOf(question)[0]?.page;
