import { dropRepeats } from '#answers/extraction/candidates/merge-same.ts';
import { makePassage } from '#answers/retrieval/passages.ts';
import { shorten } from '#sentences/complete.ts';
import { splitUnits, type Unit } from '#sentences/units.ts';
import type { TextRange } from '#text/text-range.ts';
import type { AskedFigure } from '#key-figures/asked-figure.ts';
import { renderAmount } from '#key-figures/render-amount.ts';
import type { Amount, Evidence, KeyFigure } from '#key-figures/types.ts';
import type { DraftAnswer, DraftClaim } from '../draft.ts';

/** The figure that is asked for; undefined where the report has none, or the question is of another year. */
export function chooseFigure(
  figures: readonly KeyFigure[],
  { name, year }: AskedFigure,
): KeyFigure | undefined {
  const found = figures.find((figure) => figure.name === name);
  if (found === undefined || year === undefined) return found;
  const ended = figures.find((figure) => figure.name === 'fiscalYearEnd')?.date;
  return (found.amount?.period ?? ended ?? '').includes(year) ? found : undefined;
}

type FindPageText = (page: number) => string | undefined;

/**
 * Answers with a key figure of a report as its panel tells it: the same value, with its unit and period, from the same place.
 * What is likely only comes close. Like every draft it must go through `verifyAnswer`.
 */
export function draftFigure(figure: KeyFigure, findPageText: FindPageText): DraftAnswer {
  const [first] = figure.evidence;
  const sentence = figure.count === undefined ? undefined : findSentence(first, findPageText);
  const evidence = sentence === undefined ? figure.evidence : [{ page: first.page, span: sentence }];
  const said = sentence === undefined ? renderFigure(figure) : renderSentence(figure, sentence, findPageText);
  const citations = evidence.flatMap((each) => cite(each, findPageText));
  if (said === undefined || citations.length === 0) return { kind: 'none', claims: [] };
  const { emphasis, ...plain } = said;
  const claim = { ...(figure.isSure ? { ...plain, emphasis } : plain), citations };
  return { kind: figure.isSure ? 'answer' : 'closest', claims: [claim] };
}

type Said = Pick<DraftClaim, 'text'> & { readonly emphasis: readonly TextRange[] };

/** "Total revenue: $101,450 thousand (2022), $92,920 thousand (2021)"; names, days and addresses as they stand. */
function renderFigure({ label = '', amount, previous, text }: KeyFigure): Said {
  const value = amount ? renderAmount(amount) : text;
  const before = amount && label !== '' ? `${label}: ` : '';
  const all = amount ? [amount, ...(previous ? [previous] : [])].map(renderDated).join(', ') : value;
  return {
    text: `${before}${all}`,
    emphasis: [{ start: before.length, end: before.length + value.length }],
  };
}

const renderDated = (amount: Amount): string =>
  amount.period === '' ? renderAmount(amount) : `${renderAmount(amount)} (${amount.period})`;

/** The sentence in which something stands. */
function findSentence({ page, span }: Evidence, findPageText: FindPageText): Unit | undefined {
  return splitUnits(findPageText(page) ?? '', 'en').find(
    ({ start, end }) => start <= span.start && end >= span.end,
  );
}

/** A number of people in the sentence that says it, or in the part of it that does where it is long. */
function renderSentence(
  { text: number, evidence: [{ page, span }] }: KeyFigure,
  sentence: Unit,
  findPageText: FindPageText,
): Said | undefined {
  const pageText = findPageText(page) ?? '';
  const whole = shorten(pageText, sentence);
  const text = whole.includes(number) ? whole : shorten(pageText, sentence, span);
  const start = text.indexOf(number);
  return start < 0 ? undefined : { text, emphasis: [{ start, end: start + number.length }] };
}

function cite({ page, span }: Evidence, findPageText: FindPageText): DraftClaim['citations'] {
  const pageText = findPageText(page);
  if (pageText === undefined) return [];
  const { id, text } = makePassage(page, pageText, span);
  return [{ passageId: id, quote: text }];
}

const CLOSEST = 3;

/** A figure with what else was found behind it, of which nothing is in bold; what was found alone where there is no figure. */
export function joinFigure(figure: DraftAnswer, found: DraftAnswer): DraftAnswer {
  const [topAnswer] = figure.claims;
  if (topAnswer === undefined) return found;
  const { claims } = asClosest({ ...found, kind: 'answer' });
  const [, ...others] = dropRepeats([topAnswer, ...claims]);
  const shown = figure.kind === 'answer' ? 1 : CLOSEST;
  return { ...figure, claims: [topAnswer, ...others.map((claim, at) => asFurther(claim, at + 1 >= shown))] };
}

/** A draft whose top answer is shown as a passage that comes close, with nothing in bold. */
export function asClosest({ claims, ...draft }: DraftAnswer): DraftAnswer {
  if (draft.kind !== 'answer') return { ...draft, claims };
  return { ...draft, kind: 'closest', claims: claims.map((claim, at) => asFurther(claim, at >= CLOSEST)) };
}

function asFurther(
  { emphasis: _, isSupporting: __, ...claim }: DraftClaim,
  isSupporting: boolean,
): DraftClaim {
  return isSupporting ? { ...claim, isSupporting } : claim;
}
