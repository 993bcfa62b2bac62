import { type Language, LANGUAGES, languages, toLanguage } from '#language/languages.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import { stopWordsOf } from '#sentences/stop-words.ts';
import { countryNames } from '#names/countries.ts';
import { toLatinDigits } from '#figures/dates.ts';
import { isCommonCapital, isGivenName, isMonthOrDay } from '#names/name-words.ts';
import { hasCapitals } from '../answer-types/people/uncased-names.ts';

export interface QuestionNames {
  /** Words that name somebody or something: "Boeing", "RAID6", "Québec". */
  readonly names: readonly string[];
  /** Numbers in Latin digits: years, sizes. They are no names, yet a file that lacks them may lack the answer. */
  readonly numbers: readonly string[];
}

const WORD = /[\p{L}\p{M}\p{Nd}](?:[\p{L}\p{M}\p{Nd}'’&._+#-]{0,60}[\p{L}\p{M}\p{Nd}+#])?/gu;
/** Where words have no spaces between, those in Latin letters stand out. */
const LATIN_WORD =
  /[\p{Script=Latin}\p{Nd}](?:[\p{Script=Latin}\p{Nd}'’&._+#-]{0,60}[\p{Script=Latin}\p{Nd}+#])?/gu;
/** Letters with digits, capitals inside, only capitals: RAID6, TraceMonkey, GPL, x86-64. */
const ODD =
  /^(?=.{0,60}\p{L})(?=.{0,60}\p{Nd})[\p{L}\p{Nd}._+#-]{2,60}$|\p{Ll}\p{Lu}|^\p{Lu}[\p{Lu}\p{Nd}&+-]{1,20}s?$/u;
const ORDINAL = /^\p{Nd}{1,4}(?:st|nd|rd|th|er|e|º|ª|-?й|-?го|-?е|s)$/iu;
const NUMBER = /^[\p{Nd}.,]+%?$/u;
/** Verbs and other words that open questions with a capital and are not in the list of function words. */
const OPENERS =
  /^(?:list|name|show|tell|give|find|summari[sz]e|compare|define|calculate|nenne|erkläre|fasse|liste|résume|cite|indique|resume|enumera|nombra|liste|перечисли|назови|wymień|podaj|opisz|has|does|am|we|i|can|may|must|shall|do|main|current|total)$/iu;

/** A longer question is one with a story; what it asks stands at its end. */
const MAX_LENGTH = 1_000;

function isShouting(question: string): boolean {
  const letters = question.match(/\p{L}/gu) ?? [];
  const capitals = question.match(/\p{Lu}/gu) ?? [];
  return letters.length > 8 && capitals.length > letters.length * 0.7;
}

/** The words of a question that are names, as opposed to everyday words. German nouns with their capitals are everyday words. */
export function namesIn(whole: string, name: string): QuestionNames {
  const question = whole.slice(-MAX_LENGTH);
  const language = toLanguage(name);
  const isLoud = isShouting(question);
  const stops = stopWordsOf(language);
  const names = new Set<string>();
  const numbers = new Set<string>();
  const words = [...question.matchAll(isUnspaced(language) ? LATIN_WORD : WORD)].map((match) => ({
    text: match[0],
    at: match.index,
  }));
  words.forEach((word, at) => {
    if (NUMBER.test(word.text)) numbers.add(toLatinDigits(word.text).replace(/[.,]$/u, ''));
    else if (!ORDINAL.test(word.text)) {
      const isFirst = at === 0 || /[.?!:¿¡"“„«]\s*$/u.test(question.slice(0, word.at));
      const next = words[at + 1]?.text;
      if (isName(word.text, { isFirst, isLoud, next, language, stops })) names.add(trimName(word.text));
    }
  });
  for (const each of uncasedNames(question, language)) names.add(each);
  return { names: [...names], numbers: [...numbers] };
}

interface WordPlace {
  readonly isFirst: boolean;
  readonly isLoud: boolean;
  readonly next: string | undefined;
  readonly language: Language;
  readonly stops: ReadonlySet<string>;
}

function isName(raw: string, { isFirst, isLoud, next, language, stops }: WordPlace): boolean {
  const word = trimName(raw);
  const lower = word.toLowerCase();
  if (word.length < 2 || stops.has(lower) || isMonthOrDay(lower) || OPENERS.test(word)) return false;
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Nd}]/u.test(word)) return false;
  if (!hasCapitals(language))
    return /\p{Script=Latin}/u.test(word) && (/\p{Lu}/u.test(word) || ODD.test(word));
  if (isLoud) return /\p{L}\p{Nd}|\p{Nd}\p{L}/u.test(word);
  if (ODD.test(word)) return true;
  if (!/^\p{Lu}/u.test(word) || isCommonCapital(lower)) return false;
  if (languages[language].writing.capitalisesNouns) return isNameAmongNouns(word, next, language);
  if (!isFirst) return true;
  return isGivenName(lower) || countryNames(language).has(lower) || /^\p{Lu}\p{Ll}/u.test(next ?? '');
}

/** Where every noun has a capital, one is a name when it is a country, a given name or stands before another capital. */
function isNameAmongNouns(word: string, next: string | undefined, language: Language): boolean {
  const noun = languages[language].writing.nounEnding;
  const lower = word.toLowerCase();
  if (countryNames(language).has(lower) || isGivenName(lower)) return true;
  if (/-/u.test(word) && /^\p{Lu}[\p{L}\p{Nd}]+-\p{Lu}/u.test(word)) return false;
  return noun?.test(lower) !== true && /^\p{Lu}\p{Ll}/u.test(next ?? '');
}

function trimName(word: string): string {
  return word.replace(/['’]s$/u, '').replace(/^(?:[dl]|qu)['’]/iu, '');
}

const FOREIGN_NAMES = LANGUAGES.flatMap((code) => languages[code].people.foreignNames ?? []);

/** Names in scripts without capitals: countries, quoted words, forms with ・ or ·, words with an ending of a place or company. */
function uncasedNames(question: string, language: Language): string[] {
  const found: string[] = [];
  for (const match of question.matchAll(/[「『《〈“"«]([^」』》〉”"»]{2,40})[」』》〉”"»]/gu))
    found.push(match[1] ?? '');
  if (hasCapitals(language)) return [];
  const spaced = ` ${question.toLowerCase().replace(/[?？؟،,。.]/gu, ' ')} `;
  for (const country of countryNames(language)) {
    if (country.length < 2) continue;
    const isThere = isUnspaced(language) ? spaced.includes(country) : spaced.includes(` ${country} `);
    if (isThere) found.push(country);
  }
  const forms = /[\p{Script=Katakana}ー]{2,14}(?:[・＝][\p{Script=Katakana}ー]{1,14}){1,3}/gu;
  for (const pattern of [forms, ...FOREIGN_NAMES]) {
    for (const match of question.matchAll(pattern)) found.push(match[0]);
  }
  return [...new Set(found)];
}
