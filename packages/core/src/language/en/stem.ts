/**
 * Porter2, the English stemmer of the Snowball project (M. F. Porter; snowballstem.org/algorithms/english).
 * `Y` marks a y that is a consonant.
 */
const DOUBLE = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
const SHORT_SYLLABLE_AT_END = /(?:^[aeiouy][^aeiouy]|[^aeiouy][aeiouy][^aeiouywxY])$/;
const HAS_VOWEL = /[aeiouy]/;

const WHOLE_WORDS: ReadonlyMap<string, string> = new Map([
  ['skis', 'ski'],
  ['skies', 'sky'],
  ['dying', 'die'],
  ['lying', 'lie'],
  ['tying', 'tie'],
  ['idly', 'idl'],
  ['gently', 'gentl'],
  ['ugly', 'ugli'],
  ['early', 'earli'],
  ['only', 'onli'],
  ['singly', 'singl'],
  ...['sky', 'news', 'howe', 'atlas', 'cosmos', 'bias', 'andes'].map((word) => [word, word] as const),
]);
const DONE_AFTER_PLURALS = /^(?:inning|outing|canning|herring|earring|proceed|exceed|succeed)$/;

type Rule = readonly [suffix: string, replacement: string];

const STEP_2: readonly Rule[] = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
];
const STEP_3: readonly Rule[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];
const STEP_4 = /(?:al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ism|ate|iti|ous|ive|ize)$/;

export function stemEnglish(input: string): string {
  if (input.length < 3) return input;
  const whole = WHOLE_WORDS.get(input);
  if (whole !== undefined) return whole;
  let word = input.replace(/^y/, 'Y').replace(/([aeiouy])y/g, '$1Y');
  const r1 = startOfR1(word);
  const r2 = startOfRegion(word, r1);
  word = removePlural(word);
  if (DONE_AFTER_PLURALS.test(word)) return word;
  word = removePast(word, r1);
  word = word.replace(/(.[^aeiouy])[yY]$/, '$1i');
  word = replaceDerivation(word, r1);
  word = replaceRest(word, r1, r2);
  word = removeLast(word, r1, r2);
  return word.replaceAll('Y', 'y');
}

/** The region behind the first consonant that follows a vowel, from `from` on. */
function startOfRegion(word: string, from: number): number {
  const found = /[aeiouy][^aeiouy]/.exec(word.slice(from));
  return found ? from + found.index + 2 : word.length;
}

function startOfR1(word: string): number {
  const special = /^(?:gener|commun|arsen)/.exec(word);
  return special ? special[0].length : startOfRegion(word, 0);
}

function isShort(word: string, r1: number): boolean {
  return r1 >= word.length && SHORT_SYLLABLE_AT_END.test(word);
}

function removePlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/ie[ds]$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1);
  if (/(?:us|ss)$/.test(word)) return word;
  return /[aeiouy].+s$/.test(word) ? word.slice(0, -1) : word;
}

function removePast(word: string, r1: number): string {
  const eed = /(?:eedly|eed)$/.exec(word);
  if (eed) return eed.index >= r1 ? `${word.slice(0, eed.index)}ee` : word;
  const ending = /(?:ingly|edly|ing|ed)$/.exec(word);
  if (!ending) return word;
  const rest = word.slice(0, ending.index);
  if (!HAS_VOWEL.test(rest)) return word;
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (DOUBLE.test(rest)) return rest.slice(0, -1);
  return isShort(rest, r1) ? `${rest}e` : rest;
}

function replaceDerivation(word: string, r1: number): string {
  for (const [suffix, replacement] of STEP_2) {
    if (word.endsWith(suffix)) return replaceIn(word, suffix, replacement, r1);
  }
  if (word.endsWith('logi')) return replaceIn(word, 'ogi', 'og', r1);
  if (/[cdeghkmnrt]li$/.test(word)) return replaceIn(word, 'li', '', r1);
  return word;
}

function replaceRest(word: string, r1: number, r2: number): string {
  if (word.endsWith('ative')) return replaceIn(word, 'ative', '', r2);
  for (const [suffix, replacement] of STEP_3) {
    if (word.endsWith(suffix)) return replaceIn(word, suffix, replacement, r1);
  }
  return word;
}

function removeLast(word: string, r1: number, r2: number): string {
  const suffix = STEP_4.exec(word) ?? /(?<=[st])ion$/.exec(word);
  return removeFinalLetter(suffix && suffix.index >= r2 ? word.slice(0, suffix.index) : word, r1, r2);
}

function removeFinalLetter(word: string, r1: number, r2: number): string {
  const end = word.length - 1;
  if (word.endsWith('ll') && end >= r2) return word.slice(0, -1);
  if (!word.endsWith('e')) return word;
  const before = word.slice(0, -1);
  return end >= r2 || (end >= r1 && !SHORT_SYLLABLE_AT_END.test(before)) ? before : word;
}

function replaceIn(word: string, suffix: string, replacement: string, region: number): string {
  const at = word.length - suffix.length;
  return at >= region ? word.slice(0, at) + replacement : word;
}
