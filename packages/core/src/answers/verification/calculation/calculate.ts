import { evaluate } from './expression.ts';
import { formatNumber, readQuotedNumber } from './printed-number.ts';
import type { Calculation } from '../answer.ts';
import type { DraftCalculation } from '../../extraction/draft.ts';

/**
 * Works out what a draft only sets up. Each operand is a figure that stands in a quote, and is read there, sign and all;
 * the arithmetic is ours. Null when an operand stands in no quote, or the expression cannot be worked out.
 */
export function calculate(draft: DraftCalculation, quotes: readonly string[]): Calculation | null {
  const operands: { readonly shown: string; readonly value: number }[] = [];
  for (const operand of draft.operands) {
    const found = findOperand(operand, quotes, draft.decimal);
    if (found === null) return null;
    operands.push(found);
  }
  const worked = evaluate(
    draft.expression,
    operands.map(({ value }) => value),
  );
  if (worked === null) return null;
  const unit = draft.isPercent ? 100 : 1;
  const shownOperands = operands.map(({ shown }) => shown);
  return {
    steps: worked.show(shownOperands),
    result: formatNumber(worked.value * unit, draft.decimal) + (draft.isPercent ? ' %' : ''),
  };
}

function findOperand(operand: string, quotes: readonly string[], decimal: DraftCalculation['decimal']) {
  for (const quote of quotes) {
    const found = readQuotedNumber(operand, quote, decimal);
    if (found) return found;
  }
  return null;
}
