import { QUOTE_MIN_LENGTH } from '#quotes/limits.ts';
import { type AskedType, findInLine, saysMaker } from '../../answer-types/index.ts';
import type { Unit } from '#sentences/units.ts';
import type { ReadPage } from '../page-units/read-page.ts';

/** Title page and imprint. */
const FRONT_PAGES = 3;
const LONGEST = 240;
const TITLE_LONGEST = 120;
/** A name that is told by itself alone: "Jane Miller". */
const NAMED = 0.4;
const SURE = 0.9;
/** A year alone is often that of something else. */
const DATED = 0.9;
const VERSION =
  /(?<![\p{Nd}.])\p{Nd}{1,3}(?:\.\p{Nd}{1,3})+(?![\p{Nd}])|(?<=version )\p{Nd}{1,2}(?![\p{Nd}.])/iu;
/** "[FAMILY Given]" is a gap to be filled. */
const STARTS_PLAIN = /^\p{L}[^[\]<>{}]*$/u;
/** "Jane Miller (project leader)" under a preface. */
const SIGNED_NAME = /^[^\n()（）]{4,40}\s?[(（][^()（）]{3,60}[)）]$/u;

/** Whether a page may be the title page or the imprint. */
export function isFrontPage(page: number): boolean {
  return page <= FRONT_PAGES;
}

/** A question as it was read. */
interface AskedOf {
  readonly asked: AskedType;
  readonly question: string;
  readonly language: string;
}

/**
 * Lines of the title page, the imprint or a signature block that name who made the document, with the heading that says
 * what a bare name belongs to. They are noise to every other question.
 */
export function findDocumentLines(
  read: ReadPage,
  page: number,
  { asked, question, language }: AskedOf,
): { readonly unit: Unit; readonly at: number }[] {
  const { maker } = asked;
  if (maker === undefined) return [];
  if (maker === 'date') return findDatedLines(read, page, { asked, question, language });
  const anybody: AskedType = { type: asked.type, years: [], isList: false };
  return read.units.flatMap((unit, at) => {
    const text = read.text.slice(unit.start, unit.end);
    if (text.length > LONGEST || text.length < QUOTE_MIN_LENGTH) return [];
    const { kind } = read.verdictAt(at);
    const says = saysMaker(text, maker);
    const isFront = maker === 'author' && isFrontPage(page) && (kind === 'noise' || kind === 'heading');
    if (!says && !(isFront && STARTS_PLAIN.test(text))) return [];
    const fits = (words: string, least: number) =>
      findInLine(anybody, question, words, language).some(({ fit }) => fit >= least);
    if (maker === 'contact') {
      if (read.units[at - 1]?.kind !== 'heading') return [];
      const person = withHeading(read, unit, at);
      const { start, end } = person.introduction ?? person;
      return fits(read.text.slice(start, end), NAMED) ? [{ at, unit: person }] : [];
    }
    if (!fits(text, kind === 'heading' && !says ? SURE : NAMED)) return [];
    if (says || SIGNED_NAME.test(text)) return [{ at, unit: wholeLine(unit) }];
    // A bare name belongs to the title over it; with its title it stands in one unit.
    const [first = '', ...others] = text.split('\n');
    const isTitled = others.length > 0 && first.length >= 10;
    const named = isTitled ? wholeLine(unit) : withHeading(read, unit, at);
    return isTitled || named.introduction !== undefined ? [{ at, unit: named }] : [];
  });
}

/** Lines of the title page that hold a date; of a version that the question names by its number only those that name it. */
function findDatedLines(
  read: ReadPage,
  page: number,
  { asked, question, language }: AskedOf,
): { readonly unit: Unit; readonly at: number }[] {
  if (!isFrontPage(page)) return [];
  const [version] = VERSION.exec(question) ?? [];
  return read.units.flatMap((unit, at) => {
    const text = read.text.slice(unit.start, unit.end);
    const { kind } = read.verdictAt(at);
    if (text.length > TITLE_LONGEST || text.length < QUOTE_MIN_LENGTH) return [];
    if (kind !== 'noise' && kind !== 'heading' && !saysMaker(text, 'date')) return [];
    if (version !== undefined && !VERSION.exec(text)?.includes(version)) return [];
    const isDated = findInLine(asked, question, text, language).some(({ fit }) => fit >= DATED);
    return isDated ? [{ at, unit: wholeLine(unit) }] : [];
  });
}

/** A line without a full stop is whole at the end of a page too. */
function wholeLine({ start, end, kind }: Unit): Unit {
  return { start, end, kind };
}

/** A unit with the title or heading right over it as what introduces it. */
function withHeading(read: ReadPage, unit: Unit, at: number): Unit {
  const before = read.units[at - 1];
  if (before === undefined || before.kind === 'row') return wholeLine(unit);
  const { kind } = read.verdictAt(at - 1);
  const length = before.end - before.start;
  const isTitle =
    (kind === 'heading' || kind === 'noise') && length >= QUOTE_MIN_LENGTH && length <= TITLE_LONGEST;
  return isTitle
    ? { ...wholeLine(unit), introduction: { start: before.start, end: before.end } }
    : wholeLine(unit);
}
