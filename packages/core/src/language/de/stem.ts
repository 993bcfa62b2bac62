/** CISTEM, a stemmer for German (L. Weissweiler, A. Fraser 2017), in its case-insensitive form. */
export function stemGerman(input: string): string {
  let word = input
    .replace(/ß/g, 'ss')
    .replace(/ü/g, 'u')
    .replace(/ö/g, 'o')
    .replace(/ä/g, 'a')
    .replace(/^ge(?=.{4})/, '');
  // Letters that belong together count as one while endings are taken off.
  word = word.replace(/sch/g, '$').replace(/ei/g, '%').replace(/ie/g, '&').replace(/(.)\1/g, '$1*');
  while (word.length > 3) {
    const shorter = word.length > 5 ? word.replace(/(?:e[mr]|nd)$/, '') : word;
    const next = shorter === word ? word.replace(/[tesn]$/, '') : shorter;
    if (next === word) break;
    word = next;
  }
  return word.replace(/(.)\*/g, '$1$1').replace(/&/g, 'ie').replace(/%/g, 'ei').replace(/\$/g, 'sch');
}
