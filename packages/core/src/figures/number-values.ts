/** Numbers as words: what each word counts by itself, and the words that multiply what stands before them. */
export interface NumberValues {
  readonly units: ReadonlyMap<string, number>;
  /** Hundred, where it is a word of its own, and thousand. */
  readonly multipliers: ReadonlyMap<string, number>;
  /** From a million on. */
  readonly scales: ReadonlyMap<string, number>;
  /** Between the parts of one number: "one hundred and fifty", "treinta y cinco". */
  readonly join: string | undefined;
  /** Words that are an article, a pronoun or "new" too: numbers only beside another one or before a unit of time. */
  readonly weak: ReadonlyMap<string, number>;
  readonly counted: ReadonlySet<string>;
  /** Seventy is sixty and ten, eighty four twenties. */
  readonly isVigesimal: boolean;
  /** Finds any of the words with which a number may begin, inside other words too. */
  readonly anyWord: RegExp;
}

interface Words {
  /** "2 two zwei": a value and its words. */
  readonly units: string;
  readonly multipliers: string;
  readonly scales: string;
  readonly join?: string;
  readonly weak: string;
  readonly counted: string;
}

/** German writes numbers below a million as one word: they are made by `germanUnits`. */
const WORDS: Readonly<Record<string, Words>> = {
  en: {
    units: `2 two|3 three|4 four|5 five|6 six|7 seven|8 eight|9 nine|10 ten|11 eleven|12 twelve|13 thirteen|14 fourteen|15 fifteen|16 sixteen|17 seventeen|18 eighteen|19 nineteen|20 twenty|30 thirty|40 forty|50 fifty|60 sixty|70 seventy|80 eighty|90 ninety`,
    multipliers: '100 hundred|1000 thousand',
    scales: '1e6 million|1e9 billion|1e12 trillion',
    join: 'and',
    weak: '1 one',
    counted: 'hour day week month quarter year percent',
  },
  de: {
    units: '',
    multipliers: '1000 tausend',
    scales: '1e6 million millionen|1e9 milliarde milliarden|1e12 billion billionen',
    weak: '1 ein eine einen einem einer eines',
    counted: 'stunde tag tages tage woche monat monats jahr jahres jahre prozent',
  },
  fr: {
    units: `2 deux|3 trois|4 quatre|5 cinq|6 six|7 sept|8 huit|10 dix|11 onze|12 douze|13 treize|14 quatorze|15 quinze|16 seize|20 vingt vingts|30 trente|40 quarante|50 cinquante|60 soixante|70 septante|80 huitante|90 nonante`,
    multipliers: '100 cent cents|1000 mille',
    scales: '1e6 million millions|1e9 milliard milliards',
    join: 'et',
    weak: '1 un une|9 neuf',
    counted: 'heure jour semaine mois trimestre an année',
  },
  es: {
    units: `2 dos|3 tres|4 cuatro|5 cinco|6 seis|7 siete|8 ocho|9 nueve|10 diez|11 once|12 doce|13 trece|14 catorce|15 quince|16 dieciséis|17 diecisiete|18 dieciocho|19 diecinueve|20 veinte|21 veintiuno veintiún veintiuna|22 veintidós|23 veintitrés|24 veinticuatro|25 veinticinco|26 veintiséis|27 veintisiete|28 veintiocho|29 veintinueve|30 treinta|40 cuarenta|50 cincuenta|60 sesenta|70 setenta|80 ochenta|90 noventa|100 cien ciento|200 doscientos doscientas|300 trescientos trescientas|400 cuatrocientos cuatrocientas|500 quinientos quinientas|600 seiscientos seiscientas|700 setecientos setecientas|800 ochocientos ochocientas|900 novecientos novecientas`,
    multipliers: '1000 mil',
    scales: '1e6 millón millones',
    join: 'y',
    weak: '1 un uno una',
    counted: 'hora día semana mes trimestre año',
  },
  pt: {
    units: `2 dois duas|3 três|4 quatro|5 cinco|6 seis|7 sete|8 oito|9 nove|10 dez|11 onze|12 doze|13 treze|14 catorze quatorze|15 quinze|16 dezesseis dezasseis|17 dezessete dezassete|18 dezoito|19 dezenove dezanove|20 vinte|30 trinta|40 quarenta|50 cinquenta|60 sessenta|70 setenta|80 oitenta|90 noventa|100 cem cento|200 duzentos duzentas|300 trezentos trezentas|400 quatrocentos quatrocentas|500 quinhentos quinhentas|600 seiscentos seiscentas|700 setecentos setecentas|800 oitocentos oitocentas|900 novecentos novecentas`,
    multipliers: '1000 mil',
    scales: '1e6 milhão milhões',
    join: 'e',
    weak: '1 um uma',
    counted: 'hora dia semana mês trimestre ano',
  },
  pl: {
    units: `2 dwa dwie dwóch dwoma dwu|3 trzy trzech trzema|4 cztery czterech|5 pięć pięciu|6 sześć sześciu|7 siedem siedmiu|8 osiem ośmiu|9 dziewięć dziewięciu|10 dziesięć dziesięciu|11 jedenaście jedenastu|12 dwanaście dwunastu|13 trzynaście trzynastu|14 czternaście czternastu|15 piętnaście piętnastu|16 szesnaście szesnastu|17 siedemnaście siedemnastu|18 osiemnaście osiemnastu|19 dziewiętnaście dziewiętnastu|20 dwadzieścia dwudziestu|30 trzydzieści trzydziestu|40 czterdzieści czterdziestu|50 pięćdziesiąt pięćdziesięciu|60 sześćdziesiąt sześćdziesięciu|70 siedemdziesiąt siedemdziesięciu|80 osiemdziesiąt osiemdziesięciu|90 dziewięćdziesiąt dziewięćdziesięciu|100 sto stu|200 dwieście dwustu|300 trzysta trzystu|400 czterysta czterystu|500 pięćset pięciuset|600 sześćset sześciuset|700 siedemset siedmiuset|800 osiemset ośmiuset|900 dziewięćset dziewięciuset`,
    multipliers: '1000 tysiąc tysiące tysięcy',
    scales: '1e6 milion miliony milionów|1e9 miliard miliardy miliardów',
    weak: '1 jeden jedna jedno jednego jednej',
    counted: 'godziny dzień dnia tydzień tygodnia miesiąc miesiąca rok roku procent',
  },
};

/** Languages whose number words are read. */
export const NUMBER_LANGUAGES: readonly string[] = Object.keys(WORDS);

const cache = new Map<string, NumberValues | undefined>();

/** Undefined for languages whose number words are not read. */
export function numberValuesOf(language: string): NumberValues | undefined {
  if (!cache.has(language)) {
    const words = WORDS[language];
    cache.set(language, words && compile(words, language));
  }
  return cache.get(language);
}

function compile({ units, multipliers, scales, join, weak, counted }: Words, language: string): NumberValues {
  const values = {
    units: language === 'de' ? germanUnits() : readValues(units),
    multipliers: readValues(multipliers),
    scales: readValues(scales),
    join,
    weak: readValues(weak),
    counted: new Set(counted.split(' ')),
    isVigesimal: language === 'fr',
  };
  const beginnings = [values.units, values.multipliers, values.weak].flatMap((some) => [...some.keys()]);
  const shortest = beginnings.filter((word) =>
    beginnings.every((other) => other === word || !word.includes(other)),
  );
  return { ...values, anyWord: new RegExp(shortest.join('|'), 'i') };
}

/** Whether a word, in small letters, is read as a number or a part of one. */
export function isNumberWord(word: string, language: string): boolean {
  const values = numberValuesOf(language);
  return (
    values !== undefined && [values.units, values.multipliers, values.scales].some((some) => some.has(word))
  );
}

function readValues(text: string): Map<string, number> {
  const entries = text.split('|').flatMap((entry) => {
    const [value, ...words] = entry.split(' ');
    return words.map((word) => [word, Number(value)] as const);
  });
  return new Map(entries);
}

const GERMAN_ONES = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const GERMAN_TEENS = 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
  ' ',
);
const GERMAN_TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

/** Numbers from 2 to 999, and whole thousands: more in one word is hardly ever written. */
function germanUnits(): Map<string, number> {
  const below = ['', ...GERMAN_ONES.slice(1), ...GERMAN_TEENS];
  for (const tens of GERMAN_TENS)
    for (const one of GERMAN_ONES) below.push(one === '' ? tens : `${one}und${tens}`);
  const all = new Map<string, number>();
  below.forEach((word, value) => {
    if (value > 1) {
      all.set(word, value);
      all.set(`${word}tausend`, value * 1000);
    }
    for (let hundreds = 1; hundreds < GERMAN_ONES.length; hundreds++) {
      const number = hundreds * 100 + value;
      const last = value === 1 ? 'eins' : word;
      all.set(`${GERMAN_ONES[hundreds]}hundert${last}`, number);
      if (hundreds === 1) all.set(`hundert${last}`, number);
      if (value === 0) all.set(`${GERMAN_ONES[hundreds]}hunderttausend`, number * 1000);
    }
  });
  all.set('hunderttausend', 100_000);
  all.set('eintausend', 1000);
  // As Switzerland writes it.
  for (const [word, value] of all) if (word.includes('ß')) all.set(word.replaceAll('ß', 'ss'), value);
  return all;
}
