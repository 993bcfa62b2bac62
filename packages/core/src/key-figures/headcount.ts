import type { KeyFigure, ReportPage } from './types.ts';

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d{3})`;
const ABOUT = String.raw`(?:(?:a\s+total\s+of|approximately|about|nearly|over|more\s+than|around|some)\s+)*`;
const PEOPLE = String.raw`(?:employees|people|persons|colleagues|associates|team\s+members|staff)`;
const STATEMENTS = [
  // "we employed approximately 221,000 people", "employs 288,000 employees worldwide"
  String.raw`\bemploy(?:ed|s)\s+${ABOUT}${NUMBER}\s+(?:[\p{L}-]+[\s,/]+(?:and\s+)?){0,6}?${PEOPLE}\b`,
  // "had approximately 35,000 full- and part-time employees", "with approximately 118,400 employees"
  String.raw`\b(?:had|have|has|with|of|our)\s+${ABOUT}${NUMBER}\s+(?:[\p{L}-]+[\s,/]+(?:and\s+)?){0,6}?${PEOPLE}\b`,
  // "Total workforce level at December 31, 2017 was approximately 140,800"
  String.raw`\b(?:workforce|number\s+of\s+employees|headcount)\b[^.;]{0,60}?\b(?:was|were|is|totaled|of)\s+${ABOUT}${NUMBER}(?!\s*%)`,
  // "1,048 people worked at Brightwater", "2,300 people are employed"
  String.raw`\b${NUMBER}\s+(?:[\p{L}-]+[\s,/]+(?:and\s+)?){0,3}?${PEOPLE}\s+(?:worked\s+(?:at|for|in)|work\s+(?:at|for)|(?:are|were)\s+employed)\b`,
].map((source) => new RegExp(source, 'giu'));

/** Words of a sentence that tell of all people of the company, or of some of them only. */
const OF_ALL =
  /as of|at (?:the )?(?:year[- ]end|end of)|at (?:january|february|march|april|may|june|july|august|september|october|november|december)|worldwide|in (?:more than |over )?\d+ countries|(?:each|all) of our|in total|total (?:workforce|employees)|globally/iu;
const OF_COMPANY =
  /\b(?:we|the company(?: and its subsidiaries)?|total workforce|our (?:global )?workforce)\b/iu;
/** "people worked at Brightwater" */
const AT_COMPANY = /\bwork(?:ed)? (?:at|for)(?: the (?:Company|Group)| \p{Lu}\p{L}+)/u;
const OF_SOME =
  /union|represented|collective bargaining|acqui|\b(?:buy|bought)\b|terminat|severance|layoff|option|stock|plan\b|eligible|retire|participa|train|contractor|outside the|subsidiary|segment|stores? (?:each )?employ|opportunit|recruit|occupied/iu;
/** Whether a sentence tells of some people only: those of a firm that was bought, those in a union. */
export const tellsOfSome = (sentence: string): boolean => OF_SOME.test(sentence);

const MIN_SCORE = 2;

/** How many people the company employs: of all sentences that say a number the one that speaks of the whole. */
export function findEmployees(pages: readonly ReportPage[], year: string | null): KeyFigure | null {
  let best: { readonly score: number; readonly figure: KeyFigure } | null = null;
  for (const page of pages) {
    for (const pattern of STATEMENTS) {
      for (const match of page.text.matchAll(pattern)) {
        const score = scoreStatement(page.text, match, year);
        if (score < MIN_SCORE || (best !== null && score <= best.score)) continue;
        best = { score, figure: toFigure(page, match, score) };
      }
    }
  }
  return best?.figure ?? null;
}

const SENTENCE_END = /[.!?]\s(?=\p{Lu})|\n(?=[^\n]{0,60}\n)/gu;

function scoreStatement(text: string, match: RegExpExecArray, year: string | null): number {
  const before = text.slice(Math.max(0, match.index - 160), match.index);
  const begin = [...before.matchAll(SENTENCE_END)].at(-1);
  const opening = begin === undefined ? before : before.slice(begin.index + 1);
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 160);
  const behind = after.split(/[.;](?:\s|$)/u)[0] ?? '';
  const sentence = `${opening}${match[0]}`;
  let score = 0;
  if (OF_ALL.test(`${opening} ${match[0]} ${behind}`)) score += 2;
  if (OF_COMPANY.test(sentence) || AT_COMPANY.test(`${sentence}${behind}`)) score += 1;
  if (year !== null && `${opening}${behind}`.includes(year)) score += 1;
  if (OF_SOME.test(sentence)) score -= 3;
  // Parts are smaller than the whole.
  return score + Math.log10(countOf(match)) / 4;
}

const countOf = (match: RegExpExecArray): number => Number((match[1] ?? '0').replaceAll(',', ''));

function toFigure(page: ReportPage, match: RegExpExecArray, score: number): KeyFigure {
  const start = match.index;
  return {
    name: 'employees',
    text: match[1] ?? '',
    count: countOf(match),
    evidence: [{ page: page.number, span: { start, end: start + match[0].length } }],
    isSure: score >= MIN_SCORE + 1,
  };
}
