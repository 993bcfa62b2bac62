/**
 * Light stemmer for Arabic after light10 (L. Larkey, L. Ballesteros, M. Connell 2007): normalises letters, then takes
 * off the article with its particles and the commonest endings.
 */
const PREFIXES = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال', 'و'];
const SUFFIXES = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي'];
const SHORTEST = 3;

export function stemArabic(input: string): string {
  let word = input
    .replace(/[\u064b-\u0652\u0640\u0670]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه');
  const prefix = PREFIXES.find((each) => word.startsWith(each) && word.length - each.length >= SHORTEST);
  if (prefix !== undefined) word = word.slice(prefix.length);
  const suffix = SUFFIXES.find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST);
  return suffix === undefined ? word : word.slice(0, -suffix.length);
}
