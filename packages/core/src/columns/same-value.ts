import type { TypedValue } from '#clauses/values/types.ts';
import { comparableOf } from './comparable.ts';

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/\b(?:incorporated|inc|corporation|corp|company|co|limited|ltd|llc|llp|lp|plc|the)\b/gu, ' ')
    .replace(/[^\p{L}\p{Nd}]+/gu, '');

const plainNames = (names: readonly { readonly name: string }[]) =>
  names.map(({ name }) => plain(name)).toSorted();

/** Whether two values say the same: in any unit, and names in any order. */
export function isSameValue(one: TypedValue, other: TypedValue): boolean {
  if (one.type === 'names' && other.type === 'names')
    return plainNames(one.names).join('\n') === plainNames(other.names).join('\n');
  if (one.type === 'yesNo' && other.type === 'yesNo') return one.yes === other.yes;
  if (one.type === 'choice' && other.type === 'choice')
    return one.choice.toLowerCase() === other.choice.toLowerCase();
  const [left, right] = [comparableOf(one), comparableOf(other)];
  if (left === null || right === null || left.group !== right.group) return false;
  // A year is 365 days or twelve months.
  const tolerance = one.type === 'duration' ? 0.015 : 1e-9;
  return (
    Math.abs(left.number - right.number) <=
    tolerance * Math.max(Math.abs(left.number), Math.abs(right.number))
  );
}

/** Whether all names of one value are among those of another. */
export function isPartOf(one: TypedValue, other: TypedValue): boolean {
  if (one.type !== 'names' || other.type !== 'names') return false;
  const all = new Set(plainNames(other.names));
  return plainNames(one.names).every((name) => all.has(name));
}

/** "Lucent Technologies Inc. · Technologies Inc.": one name is the end of another. */
export function hasCutName(value: TypedValue): boolean {
  if (value.type !== 'names') return false;
  const names = value.names.map(({ name }) => name.toLowerCase().replace(/\s+/gu, ' '));
  return names.some((one) => names.some((other) => other !== one && other.endsWith(` ${one}`)));
}
