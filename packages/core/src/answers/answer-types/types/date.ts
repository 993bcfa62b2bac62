import { byLanguage, type Language } from '#language/languages.ts';
import { findDates, findYears, type FoundDate, toLatinDigits } from '#figures/dates.ts';
import { foldQuestion, questionPhrasesByLanguage } from '#text/phrases.ts';
import { remembering } from '#text/remember.ts';
import { findPeriods } from './period.ts';
import type { FindInput, Found } from '../types.ts';

/** Asks for the day itself, for which a bare year is a poor answer. */
const FOR_DAY = questionPhrasesByLanguage(byLanguage(({ questions }) => questions.forDay));
const asksForDay = remembering((question: string, language: Language) =>
  FOR_DAY(language).test(foldQuestion(question, language)),
);

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
  return findPeriods(input).flatMap((found) => {
    const before = input.text.slice(Math.max(0, found.start - 40), found.start);
    const isDeadline =
      found.fit > 0 &&
      (DEADLINE_BEFORE.test(before) || DEADLINE_BEHIND.test(input.text.slice(found.end, found.end + 12)));
    return isDeadline ? [{ ...found, fit: DEADLINE_FIT * Math.min(1, found.fit) }] : [];
  });
}

export function findTimes(input: FindInput): Found[] {
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
