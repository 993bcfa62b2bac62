import { findDates, findYears, type FoundDate, toLatinDigits } from '#figures/dates.ts';
import { compileQuestionPhrases, foldQuestion } from '#text/phrases.ts';
import { period } from './period.ts';
import type { Language } from '#text/languages.ts';
import type { AnswerTypeRow, FindInput, Found } from '../types.ts';

/** Asks for the day itself, for which a bare year is a poor answer. */
const ASKS_FOR_DAY: Readonly<Record<Language, string>> = {
  en: 'what day|which day|on what date|what (?:is|was) the (?:\\p{L}+ )?date|effective date|date of',
  de: 'an welchem tag|welches datum|datum',
  fr: 'quel jour|quelle date|date',
  es: 'qué día|qué fecha|fecha',
  pt: 'que dia|que data|data',
  ru: 'какого числа|в какой день|дата',
  pl: 'którego dnia|w jaki dzień|data|datą',
  ar: 'أي يوم|اي يوم|تاريخ',
  hi: 'किस दिन|किस तारीख|तारीख|तिथि',
  ja: '何日|何月何日|日付|日はいつ',
  zh: '哪(?:一)?天|几号|哪日|几月几日|日期',
};
const dayPatterns = new Map<Language, RegExp>();

function asksForDay(question: string, language: Language): boolean {
  let pattern = dayPatterns.get(language);
  if (pattern === undefined) {
    pattern = compileQuestionPhrases(ASKS_FOR_DAY[language], language);
    dayPatterns.set(language, pattern);
  }
  return pattern.test(foldQuestion(question, language));
}

/** The day of a report or the head of a column says when a figure holds, not when something happened. */
const REPORTED =
  /(?:(?<!\p{L})(?:as (?:of|at)|ended|ending|zum|au|al|по состоянию на|na dzień)|\p{Nd}[^()]{0,16}\()\s?$/iu;

const FITS: Readonly<Record<FoundDate['precision'], number>> = {
  day: 1,
  month: 0.95,
  quarter: 0.75,
  year: 0.8,
};

/** A date that adds nothing to what the question says of it. */
function isSaid(date: string, question: string): boolean {
  const words =
    toLatinDigits(date)
      .toLowerCase()
      .match(/[\p{L}\p{M}]{3,}|\d+/gu) ?? [];
  const said = toLatinDigits(question).toLowerCase();
  return words.every((word) => said.includes(word));
}

/** What makes a span of time a day to keep, before it or behind it. */
const DEADLINE_BEFORE =
  /(?<!\p{L})(?:within|after|not? later than|in|innerhalb(?: von)?|binnen|spätestens|nach|dans (?:un délai de|les)|sous|après|dentro de|en (?:un|el) plazo de|tras|após|no prazo de|em até|в течение|через|не позднее(?: чем через)?|w (?:ciągu|terminie)|po|خلال|بعد|في غضون)\s(?:the (?:first|next)\s)?$/iu;
const DEADLINE_BEHIND = /^\s?(?:के (?:भीतर|अंदर|बाद)|以内|内|之内|後|后|前)/u;
const DEADLINE_FIT = 0.8;

/** "within thirty days of the invoice": when something is due, though no day of the calendar. */
function findDeadlines(input: FindInput): Found[] {
  return period.find(input).flatMap((found) => {
    const before = input.text.slice(Math.max(0, found.start - 40), found.start);
    const isDeadline =
      found.fit > 0 &&
      (DEADLINE_BEFORE.test(before) || DEADLINE_BEHIND.test(input.text.slice(found.end, found.end + 12)));
    return isDeadline ? [{ ...found, fit: DEADLINE_FIT * Math.min(1, found.fit) }] : [];
  });
}

function find(input: FindInput): Found[] {
  const { text, question, language } = input;
  const wantsDay = asksForDay(question, language);
  const dates = findDates(text, language);
  const years = findYears(text).filter(
    (year) => !dates.some((date) => date.start < year.end && year.start < date.end),
  );
  const usable = [...dates, ...years].filter((date) => !isSaid(text.slice(date.start, date.end), question));
  const found = usable.map((date) => ({
    start: date.start,
    end: date.end,
    fit:
      (wantsDay && date.precision === 'year' ? 0.5 : FITS[date.precision]) *
      (REPORTED.test(text.slice(Math.max(0, date.start - 24), date.start)) ? 0.6 : 1),
  }));
  const deadlines = wantsDay
    ? []
    : findDeadlines(input).filter((each) =>
        found.every(({ start, end }) => end <= each.start || start >= each.end),
      );
  return [...found, ...deadlines].toSorted((left, right) => left.start - right.start);
}

export const date: AnswerTypeRow = {
  type: 'date',
  find,
  asks: {
    en: 'when|(?:what|which) (?:year|date|day|month|century|quarter)|(?:effective|expiry|expiration|start|starting|closing|end|release|signing|maturity|publication|birth|commencement|due|termination) date|date of|expiry|expiration|(?:since|start|end|launch)$|until when|by when|since when|from when|as of when|day of|birthday|maturity',
    de: 'wann|(?:welche[nmrs]?|in welchem|an welchem) (?:jahr|datum|tag|monat|jahrhundert)|datum|bis wann|seit wann|ab wann|\\p{L}{3,16}(?:datum|termin)|stichtag|inkrafttreten|geburtstag',
    fr: "quand|(?:quelle|à quelle) (?:date|année|époque)|en quelle année|quel (?:jour|mois|siècle)|date (?:de|d'\\p{L}+|du|limite|d'effet)|jusqu'à quand|depuis quand|entrée en vigueur",
    es: 'cuándo|(?:qué|cuál) (?:año|fecha|día|mes|siglo)|en qué (?:año|fecha|día|mes|siglo)|fecha|hasta cuándo|desde cuándo|entrada en vigor',
    pt: 'quando|(?:que|qual|em que|qual o|qual a) (?:ano|data|dia|mês|século)|data|até quando|desde quando|entrada em vigor',
    ru: 'когда|в как(?:ом|ой|ое) (?:году|день|месяце|веке|время)|как(?:ого|ой) (?:года|числа|день)|дата|до какого (?:числа|года|времени)|с какого (?:числа|года|времени)|вступа*',
    pl: 'kiedy|w którym (?:roku|dniu|miesiącu|wieku)|którego (?:dnia|roku)|jaki (?:dzień|rok)|w jakim (?:roku|dniu)|data|do kiedy|od kiedy|termin wejścia',
    ar: 'متى|(?:في )?(?:أي|اي) (?:عام|سنة|تاريخ|يوم|شهر|قرن)|تاريخ|ما تاريخ|منذ متى|حتى متى|ما هو تاريخ',
    hi: 'कब|किस (?:वर्ष|साल|तारीख|दिन|महीने|सदी|तिथि)|कौन से (?:वर्ष|साल)|तारीख|तिथि|कब तक|कब से|किस सन',
    ja: 'いつ(?!も|でも)|何(?:年(?!間|くらい|ほど|も|おき|ごと|以内)|月|日(?!間|おき|ごと|以内|前)|時代|世紀)|何年何月|(?:発効|終了|開始|発売|公開|リリース|生年月|契約|締結)日|日付|期日',
    zh: '什么时候|什麼時候|何时|何時|哪(?:一)?(?:年|天|个月|日|个世纪)|几(?:月|号|年几月)|日期|(?:生效|终止|签署|到期|发布|出生)日|多会儿|什么时间|截止(?:到)?(?:什么|何)时',
  },
};
