const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * The direction of most letters of a text. `dir="auto"` goes by the first one, and sentences in Arabic often begin with a
 * name in Latin letters.
 */
export function textDirection(text: string): 'ltr' | 'rtl' | 'auto' {
  let balance = 0;
  for (const [letter] of text.matchAll(/\p{L}/gu)) balance += RIGHT_TO_LEFT.test(letter) ? 1 : -1;
  return balance === 0 ? 'auto' : balance > 0 ? 'rtl' : 'ltr';
}

/** Words between quotation marks; those that open to the left in every font face away from words that run that way. */
export const quoted = (words: string): string =>
  textDirection(words) === 'rtl' ? `«${words}»` : `“${words}”`;
