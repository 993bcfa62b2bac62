import { numberValuesOf } from './number-values.ts';
import type { Language } from '#text/languages.ts';

/** Numbers that are read as words only: what they come to nothing needs. */
const WORDS: Readonly<Partial<Record<Language, string>>> = {
  ru: `один одна одного две два двух двумя три трёх трех тремя четыре четырёх четырех пять пяти шесть шести семь семи восемь
    восьми девять девяти десять десяти одиннадцать одиннадцати двенадцать двенадцати тринадцать тринадцати четырнадцать
    четырнадцати пятнадцать пятнадцати шестнадцать семнадцать восемнадцать девятнадцать двадцать двадцати тридцать тридцати
    сорок сорока пятьдесят пятидесяти шестьдесят шестидесяти семьдесят семидесяти восемьдесят восьмидесяти девяносто сто ста
    двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот тысяча тысячи тысяч`,
  ar: `اثنان اثنين اثنتان اثنتين ثلاثة ثلاث أربعة أربع خمسة خمس ستة ست سبعة سبع ثمانية ثماني ثمان تسعة تسع عشرة عشر عشرون
    عشرين ثلاثون ثلاثين أربعون أربعين خمسون خمسين ستون ستين سبعون سبعين ثمانون ثمانين تسعون تسعين مائة مئة مائتان مائتين
    مئتان مئتين ثلاثمائة أربعمائة خمسمائة ستمائة سبعمائة ثمانمائة تسعمائة ألف ألفان ألفين`,
  hi: `दो तीन चार पांच पाँच छह छः छे सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह पन्द्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस
    पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस
    तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ
    बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी अस्सी
    इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे
    अट्ठानवे निन्यानवे सौ हजार हज़ार दर्जन`,
};

/** What counts beside the words whose values are known. "One" mostly is a pronoun and is told apart by `isWeakNumber`. */
const OTHERS: Readonly<Partial<Record<Language, string>>> = {
  en: 'one dozen',
  de: 'eins dutzend zweier dreier',
  fr: 'neuf douzaine',
  es: 'docena',
  pt: 'dúzia',
};

/** Joins the parts of a number: "one hundred and fifty", "treinta y cinco". */
const JOINS: Readonly<Record<string, string>> = { en: 'and', es: 'y', pt: 'e', fr: 'et', ar: 'و' };

const cache = new Map<Language, ReadonlySet<string>>();

function wordsOf(language: Language): ReadonlySet<string> {
  let words = cache.get(language);
  if (words === undefined) {
    const values = numberValuesOf(language);
    const known = values === undefined ? [] : [...values.units.keys(), ...values.multipliers.keys()];
    const more = `${WORDS[language] ?? ''} ${OTHERS[language] ?? ''}`.trim();
    words = new Set([...known, ...(more === '' ? [] : more.split(/\s+/u))]);
    cache.set(language, words);
  }
  return words;
}

/** Numbers that mostly are no number: "one of them", "один из". */
const WEAK = new Set(['one', 'один', 'одна', 'одного']);

export interface NumberWords {
  readonly start: number;
  readonly end: number;
  readonly isWeak: boolean;
}

/** Runs of number words: "twenty-five", "one hundred and fifty", "fünfundzwanzig". */
export function findNumberWords(text: string, language: Language): NumberWords[] {
  const words = wordsOf(language);
  if (words.size === 0) return [];
  const join = JOINS[language];
  const found: NumberWords[] = [];
  let run: { start: number; end: number; last: string; count: number } | null = null;
  const close = () => {
    if (run !== null) {
      found.push({ start: run.start, end: run.end, isWeak: run.count === 1 && WEAK.has(run.last) });
    }
    run = null;
  };
  for (const match of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const word = match[0].toLowerCase();
    const end = match.index + match[0].length;
    // Arabic writes "and" and "for" onto the number: خمسة وعشرون, لثلاث.
    const isNumber =
      words.has(word) || (language === 'ar' && /^[وفبل]/u.test(word) && words.has(word.slice(1)));
    const gap: string = run === null ? '' : text.slice(run.end, match.index);
    if (run !== null && isNumber && /^(?:\s{1,2}|-|\s(?:and|y|e|et)\s|-et-)$/u.test(gap)) {
      run = { start: run.start, end, last: word, count: run.count + 1 };
    } else if (isNumber) {
      close();
      run = { start: match.index, end, last: word, count: 1 };
    } else if (word !== join) close();
  }
  close();
  return found;
}
