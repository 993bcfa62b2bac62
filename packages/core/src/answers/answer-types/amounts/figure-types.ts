import { isCell, type Figure } from '#figures/figures.ts';
import { toLatinDigits } from '#figures/dates.ts';
import type { Found } from '../types.ts';

/** Whether the question says this figure itself: it is not what is asked for then. */
export function isSaid(figure: Figure, question: string): boolean {
  if (!/\p{Nd}/u.test(figure.digits)) return question.toLowerCase().includes(figure.digits);
  const bare = figure.digits.replace(/[^\d]/gu, '');
  const said = toLatinDigits(question).match(/\d[\d.,]{0,20}/gu) ?? [];
  return said.some((each) => each.replace(/[^\d]/gu, '') === bare);
}

/** A figure alone in its cell says nothing of what it counts: the label of its row does. */
export function cellFit(text: string, figure: Figure, other: number): number {
  return isCell(text, figure) ? Math.max(0.6, other) : other;
}

export function foundOf(figure: Figure, fit: number, end = figure.end): Found {
  return { start: figure.start, end, fit: figure.isWeak ? fit * 0.4 : fit };
}

export function sortedFits(found: readonly Found[]): Found[] {
  return found.filter((each) => each.fit > 0).toSorted((left, right) => left.start - right.start);
}
