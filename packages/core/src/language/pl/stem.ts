/**
 * Light stemmer for Polish: takes off the longest inflectional ending (declension tables of nouns, adjectives and
 * verbal nouns) and leaves at least four letters. In the manner of J. Savoy's light stemmers.
 */
const ENDINGS =
  `owaniami owaniach owaniom owanie owania owaniu owany owana owane owanych owanym owanej ościami ościach
  ością ości ość ego emu ymi imi ych ich ach ami iem owie owi ów om ie ej ym im ią ię ia iu io ą ę a e y i u o`
    .split(/\s+/)
    .sort((left, right) => right.length - left.length);
const SHORTEST = 4;

export function stemPolish(word: string): string {
  const ending = ENDINGS.find((each) => word.length - each.length >= SHORTEST && word.endsWith(each));
  return ending === undefined ? word : word.slice(0, -ending.length);
}
