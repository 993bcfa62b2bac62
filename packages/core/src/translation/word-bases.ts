/**
 * The words of which a word may be a form, for languages with few endings: the singular of a plural, the nominative of a
 * genitive. Words are in small letters; what comes out need not be a word.
 */
export const BASES: Readonly<Record<string, (word: string) => string[]>> = {
  de: germanBases,
  en: (word) => endingsOff(word, ENGLISH),
  es: (word) => endingsOff(word, SPANISH).flatMap(withAccent),
  fr: (word) => endingsOff(word, FRENCH),
  hi: (word) => endingsOff(word, HINDI),
  pt: (word) => endingsOff(word, PORTUGUESE).flatMap(withAccent),
};

type Suffix = readonly [ending: RegExp, instead: string];
/** A base has as many letters at least. */
const SHORTEST = 2;

function endingsOff(word: string, endings: readonly Suffix[]): string[] {
  const bases = endings.flatMap(([ending, instead]) =>
    ending.test(word) ? [word.replace(ending, instead)] : [],
  );
  return bases.filter((base) => base.length >= SHORTEST);
}

const ENGLISH: readonly Suffix[] = [
  [/(?<=[^s])s$/u, ''],
  [/(?<=s|x|z|ch|sh)es$/u, ''],
  [/(?<=[^aeiou])ies$/u, 'y'],
];
const FRENCH: readonly Suffix[] = [
  [/s$/u, ''],
  [/(?<=eau|eu|ou)x$/u, ''],
  [/aux$/u, 'al'],
];
const SPANISH: readonly Suffix[] = [
  [/(?<=[aeiouáéó])s$/u, ''],
  [/(?<=[^aeiou])es$/u, ''],
  [/ces$/u, 'z'],
];
const PORTUGUESE: readonly Suffix[] = [
  [/(?<=[aeiouãáéêóô])s$/u, ''],
  [/(?<=[rsz])es$/u, ''],
  [/ns$/u, 'm'],
  [/(?<=[aou])is$/u, 'l'],
  [/[eé]is$/u, 'el'],
  [/[eé]is$/u, 'il'],
  [/is$/u, 'il'],
  [/óis$/u, 'ol'],
  [/(?:ões|ães)$/u, 'ão'],
];
/** As they are with their marks apart; short words would be forms of verbs. */
const HINDI: readonly Suffix[] = [
  [/(?<=.{3})(?:ों|ें)$/u, ''],
  [/(?:े|ों)$/u, 'ा'],
  [/(?:ियों|ियां)$/u, 'ी'],
  [/(?<=ा)(?:ओं|एं)$/u, ''],
  [/ुओं$/u, 'ू'],
  [/(?<=ु)(?:ओं|एं)$/u, ''],
];

const ACUTE: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
const CIRCUMFLEX: Readonly<Record<string, string>> = { a: 'â', e: 'ê', o: 'ô' };

/** An accent that the plural does without: "almacenes" of "almacén", "meses" of "mês". */
function withAccent(base: string): string[] {
  const last = /([aeiou])([nsrlz])$/u.exec(base);
  if (!last) return [base];
  const [, vowel = '', consonant = ''] = last;
  const accented = [ACUTE[vowel], CIRCUMFLEX[vowel]].filter((each) => each !== undefined);
  return [base, ...accented.map((each) => base.slice(0, -2) + each + consonant)];
}

const GERMAN_ENDINGS = ['e', 'en', 'er', 'ern', 'es', 's', 'n', 'nen', 'em', 'se', 'sen', 'ses', 'r', 'm'];
/** Behind an -e stand these alone: "Mieter" is no form of "Miete". */
const BEHIND_E = new Set(['n', 'ns', 's']);
/** A base has as many letters at least: "Uns" is no form of "Un". */
const SHORTEST_GERMAN = 3;
/** Behind these an adjective ends: "vertrauliche", "vertraulicher". */
const ADJECTIVE_END = /(?:lich|ig|isch|bar|sam|end|haft|los|iert|^ge.+t)e$/u;

function germanBases(word: string): string[] {
  const bases: string[] = [];
  for (const ending of GERMAN_ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const base = word.slice(0, -ending.length);
    if (base.length < SHORTEST_GERMAN) continue;
    if (base.endsWith('e') && !BEHIND_E.has(ending) && !(isShort(ending) && ADJECTIVE_END.test(base)))
      continue;
    if (isShort(ending) && !base.endsWith('e')) continue;
    bases.push(base, ...withoutUmlaut(base));
  }
  if (word.endsWith('en'))
    bases.push(`${word.slice(0, -2)}um`, `${word.slice(0, -2)}o`, `${word.slice(0, -2)}us`);
  return [...bases, ...withoutUmlaut(word)];
}

const isShort = (ending: string): boolean => ending === 'r' || ending === 'm';

const PLAIN: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

/** The last umlaut is that of the plural; "äu" is one of "au". */
function withoutUmlaut(word: string): string[] {
  const plain = word.replace(/[äöü](?=[^äöü]*$)/u, (letter) => PLAIN[letter] ?? letter);
  return plain === word ? [] : [plain];
}
