import { findNamedDates } from '#clauses/values/named-dates.ts';
import { findDurations, renderDuration } from '#clauses/values/durations.ts';
import { findAmountValues, type FoundValue } from './find-amounts.ts';
import type { Column } from './types.ts';

/** The values of a column's type that a text names, in their order; none of types that no words stand for. */
export function findColumnValues({ type, choices = [] }: Column, text: string): FoundValue[] {
  switch (type) {
    case 'date':
      return findNamedDates(text).map(({ start, end, iso, text: printed }) => ({
        start,
        end,
        value: { type: 'date', iso },
        text: printed,
      }));
    case 'duration':
      return findDurations(text).map(({ start, end, amount, unit }) => ({
        start,
        end,
        value: { type: 'duration', amount, unit },
        text: renderDuration({ amount, unit }),
      }));
    case 'amount':
      return findAmountValues(text);
    case 'choice':
      return findChoices(choices, text);
    default:
      return [];
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/\s+/gu, '\\s+');

/** Where a text names answers that are allowed; one within a longer one that is named there is not meant. */
export function findChoices(choices: readonly string[], text: string): FoundValue[] {
  const found = choices.flatMap((choice) =>
    [...text.matchAll(new RegExp(`(?<![\\p{L}\\d])${escaped(choice)}(?![\\p{L}\\d])`, 'giu'))].map(
      (match): FoundValue => ({
        value: { type: 'choice', choice },
        text: choice,
        start: match.index,
        end: match.index + match[0].length,
      }),
    ),
  );
  return found
    .filter(
      (one) =>
        !found.some(
          (other) =>
            other.end - other.start > one.end - one.start && other.start <= one.start && other.end >= one.end,
        ),
    )
    .toSorted((left, right) => left.start - right.start);
}
