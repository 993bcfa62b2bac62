/** Where British and American spelling differ. */
const VARIANTS: readonly (readonly [RegExp, string])[] = [
  [/is(?=(?:e[drs]?|ing|ations?|ational)$)/u, 'iz'],
  [/ys(?=(?:e[drs]?|ing)$)/u, 'yz'],
  [/our/u, 'or'],
  [/re(?=s?$)/u, 'er'],
  [/enc(?=(?:e[ds]?|ing)$)/u, 'ens'],
  [/ogue/u, 'og'],
  [/[ao]e/u, 'e'],
  [/ll(?=(?:e[dr]s?|ing|ors?|ations?|ments?|ous|ful)$)/u, 'l'],
  [/gem(?=ents?$)/u, 'gm'],
  [/mme(?=s?$)/u, 'm'],
  [/ph/gu, 'f'],
  [/eing$/u, 'ing'],
];

const fold = (word: string) => VARIANTS.reduce((text, [from, to]) => text.replace(from, to), word);

/** Whether two English words are one word in two countries' spelling: neither is a mistake. */
export function areSpellingVariants(left: string, right: string): boolean {
  return fold(left) === fold(right);
}
