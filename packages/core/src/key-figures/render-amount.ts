import type { Amount } from './types.ts';

/** "$93,392 million": the figure as it is printed, with what its column's head and the note above the table add. */
export function renderAmount({ text, currency, scale }: Amount): string {
  const hasSign = currency !== undefined && /^\p{Sc}$/u.test(currency) && !/\p{Sc}/u.test(text);
  const signed = hasSign ? text.replace(/^(\D*)(?=\d)/u, `$1${currency}`) : text;
  return scale === undefined ? signed : `${signed} ${scale}`;
}
