/** Words for numbers by their value; "one" is left out, which is an article in most of these languages. */
const WORDS: readonly (readonly [value: number, words: string])[] = [
  [2, 'two zwei deux dos dois duas'],
  [3, 'three drei trois tres três'],
  [4, 'four vier quatre cuatro quatro'],
  [5, 'five fünf cinq cinco'],
  [6, 'six sechs seis'],
  [7, 'seven sieben sept siete sete'],
  [8, 'eight acht huit ocho oito'],
  [9, 'nine neun neuf nueve nove'],
  [10, 'ten zehn dix diez dez'],
  [11, 'eleven elf onze once'],
  [12, 'twelve zwölf douze doce doze'],
  [14, 'fourteen vierzehn quatorze catorce catorze'],
  [15, 'fifteen fünfzehn quinze quince'],
  [18, 'eighteen achtzehn dieciocho dezoito'],
  [20, 'twenty zwanzig vingt veinte vinte'],
  [30, 'thirty dreißig trente treinta trinta'],
  [40, 'forty vierzig quarante cuarenta quarenta'],
  [50, 'fifty fünfzig cinquante cincuenta cinquenta'],
  [60, 'sixty sechzig soixante sesenta sessenta'],
  [70, 'seventy siebzig setenta'],
  [80, 'eighty achtzig ochenta oitenta'],
  [90, 'ninety neunzig noventa'],
  [100, 'hundred hundert cent cien cem'],
  [1000, 'thousand tausend mille mil'],
];
const VALUES = new Map(
  WORDS.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
);
/** In a compound it is a number: "twenty-one", "einundzwanzig". */
const ONES = new Set(['one', 'ein', 'un', 'une', 'uno', 'um', 'uma']);
const CONNECTORS = new Set(['and', 'und', 'et', 'y', 'e']);

/** The numbers that are spelt out in a text, tens and ones taken together. */
export function numberWordsIn(text: string): number[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const numbers: number[] = [];
  for (let at = 0; at < words.length; at++) {
    const value = valueOf(words[at] ?? '');
    if (value === undefined) continue;
    if (value < 20 || value > 90) {
      numbers.push(value);
      continue;
    }
    const next = CONNECTORS.has(words[at + 1] ?? '') ? at + 2 : at + 1;
    const ones = ONES.has(words[next] ?? '') ? 1 : VALUES.get(words[next] ?? '');
    const isCompound = value % 10 === 0 && ones !== undefined && ones < 10;
    numbers.push(isCompound ? value + ones : value);
    if (isCompound) at = next;
  }
  return numbers;
}

function valueOf(word: string): number | undefined {
  const german = /^(\p{L}+)und(\p{L}+)$/u.exec(word);
  const [ones, tens] = [german?.[1] ?? '', VALUES.get(german?.[2] ?? '')];
  const first = ONES.has(ones) ? 1 : VALUES.get(ones);
  return first !== undefined && tens !== undefined ? tens + first : VALUES.get(word);
}
