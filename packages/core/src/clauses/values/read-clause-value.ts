import { readableText } from '#answers/text/readable-text.ts';
import { CLAUSE_KINDS, type ClauseKey } from '../kinds.ts';
import type { ClauseFound } from '../recognise.ts';
import type { ReadValue, ValueContext } from './types.ts';

/**
 * What the passages of a kind of clause say, in short: a date, a period, names, an amount, or the sentence itself.
 * @param passages of the kind, the likeliest first
 * @returns null where there is no passage
 */
export function readClauseValue(
  kind: ClauseKey,
  passages: readonly ClauseFound[],
  context: ValueContext,
): ReadValue | null {
  const [passage] = passages;
  return passage === undefined ? null : readSentence(kind, passage, context);
}

/** The sentence, and that there is such a clause where the kind asks for no more. */
function readSentence(kind: ClauseKey, passage: ClauseFound, { textOf }: ValueContext): ReadValue {
  const page = textOf(passage.page);
  const isYesNo = CLAUSE_KINDS.some(({ key, value }) => key === kind && value === 'yesNo');
  return {
    text: readableText(page.slice(passage.start, passage.end), page),
    value: isYesNo ? { type: 'yesNo', yes: true } : { type: 'text' },
    sure: false,
    passage,
    spans: [],
  };
}
