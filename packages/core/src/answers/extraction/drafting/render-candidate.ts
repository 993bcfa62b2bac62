import { QUOTE_MAX_LENGTH, QUOTE_MIN_LENGTH } from '#quotes/limits.ts';
import type { TextRange } from '#text/text-range.ts';
import { type AskedType, findAnswers, typeFit } from '../../answer-types/index.ts';
import { makePassage } from '../../retrieval/passages.ts';
import { type RenderedRow, renderRow } from '#table-rows/render-row.ts';
import type { TableRow } from '#table-rows/table-row.ts';
import { readCells } from '#table-rows/table-lines.ts';
import { completeSentence, ELLIPSIS, shorten } from '#sentences/complete.ts';
import { hasPredicate, hasVerb } from '#sentences/predicates.ts';
import { readableText } from '#sentences/readable-text.ts';
import { type OtherHalf, textOfUnit, type Unit } from '#sentences/units.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { choosePart, hasFewFigures, weightOf } from './choose-part.ts';
import { type Beside, widenPassage } from './widen-passage.ts';
import type { DraftCitation, DraftClaim } from '../draft.ts';

/** As much of a candidate as it takes to say it. */
export type Renderable = Pick<Candidate, 'page' | 'pageText' | 'before' | 'items' | 'row'> & {
  readonly unit: Unit;
};

export interface RenderOptions {
  readonly question: string;
  readonly asked: AskedType | null;
  readonly language: string;
  /** Of an annual report, where the question names none. */
  readonly yearsMeant?: readonly string[];
  /** Words of the question: the columns that they name are said. */
  readonly words: readonly string[];
  /** The words of the question that a text says, by what each weighs; all together weigh 1. */
  readonly termsIn: (text: string) => ReadonlyMap<string, number>;
  /** What is shown with a sentence, where a passage is wanted. */
  readonly beside?: Beside;
}

/** Words set in bold where several are asked for: more of them mark nothing. */
const EMPHASIS_MOST = 4;
const EMPHASIS_LEAST_FIT = 0.3;
/** From so many characters on bold words are measured against the text that they stand in. */
const EMPHASIS_LONG = 60;
const EMPHASIS_MOST_SHARE = 0.8;
const STOPS_BEHIND = /[\s,;:،؛、，；：]+$/u;
/** "Jane Miller (project leader)" */
const NAME_AND_TITLE = /^([^()（）]{4,40}?)\s?[(（]([^()（）]{3,60})[)）]$/u;
/** Less of an introduction is not worth showing. */
const LEAST_INTRODUCTION = 20;

/** What a candidate says when it is shown: a row in words, a sentence with what it refers back to, an item with what introduces it. */
export function renderCandidate(candidate: Renderable, options: RenderOptions): DraftClaim {
  const { row, unit, pageText, page } = candidate;
  if (row !== null) {
    const said = renderRow(row, {
      heads: [...(options.asked?.years ?? []), ...options.words],
      saysMissingUnit: true,
      ...(options.yearsMeant && { yearsMeant: options.yearsMeant }),
    });
    return {
      text: said.text,
      emphasis: answeringValues(said, options.asked),
      citations: [
        ...row.evidence.flatMap((range) =>
          linesOf(pageText, range).map((line) => citeWhole(page, pageText, line)),
        ),
        ...citeElsewhere(row),
      ],
    };
  }
  if (candidate.items.length > 0) return renderList(candidate, options);
  if (unit.kind === 'row') return renderWords(candidate, options);
  const joined = unit.other && renderJoined(candidate, unit.other, options);
  if (joined) return joined;
  const whole = wholeOf(candidate, options);
  const shown = shorten(
    pageText,
    whole,
    choosePart(pageText, whole, {
      language: options.language,
      fitOf: (text) => fitOf(text, options),
      termsIn: options.termsIn,
      saysSomething: (text) => hasVerb(text, options.language),
    }),
  );
  const cited = citePart(page, pageText, whole, shown);
  if (unit.introduction === undefined) {
    const text =
      options.asked?.maker === undefined ? shown : renderNames(pageText, unit, options.language, shown);
    return { text, ...findEmphasis(text, options, ownWords(text, candidate, whole)), citations: [cited] };
  }
  const introduction = showIntroduction(pageText, unit.introduction, shown);
  const text = `${introduction}${/[:：…]$/u.test(introduction ?? '') ? '' : ':'} ${shown}`;
  if (introduction === undefined || addsTooManyFigures(shown, text, options.language))
    return { text: shown, ...findEmphasis(shown, options), citations: [cited] };
  const citations = [cited, citePart(page, pageText, unit.introduction, introduction)];
  return { text, ...findEmphasis(text, options), citations };
}

/** A sentence over the end of a page, a quote of each page; undefined where it is too long to be shown whole. */
function renderJoined(
  { unit, pageText, page }: Renderable,
  other: OtherHalf,
  options: RenderOptions,
): DraftClaim | undefined {
  const text = readableText(textOfUnit(pageText, unit), pageText);
  if (text.length > QUOTE_MAX_LENGTH) return undefined;
  const own = { page, pageText, start: unit.start, end: unit.end };
  const [first, last] = other.isBefore ? [other, own] : [own, other];
  const cite = (half: Omit<OtherHalf, 'isBefore'>, isFirst: boolean) => {
    const shown = readableText(half.pageText.slice(half.start, half.end), half.pageText);
    return citePart(half.page, half.pageText, half, isFirst ? `${shown}${ELLIPSIS}` : `${ELLIPSIS}${shown}`);
  };
  return { text, ...findEmphasis(text, options), citations: [cite(first, true), cite(last, false)] };
}

/** The sentence with what it needs to be understood, and where a passage is wanted, with what stands beside it. */
function wholeOf(
  { unit, pageText, before }: Renderable,
  options: RenderOptions,
): TextRange & Pick<Unit, 'missing'> {
  const sentence = completeSentence(pageText, unit, before, options.language);
  if (options.beside === undefined || sentence.missing !== undefined) return sentence;
  const { introduction } = unit;
  const introduced =
    introduction === undefined
      ? 0
      : readableText(pageText.slice(introduction.start, introduction.end), pageText).length + 2;
  return widenPassage(
    pageText,
    sentence,
    // What introduces an item is said before it in any case.
    introduction === undefined ? options.beside : { ...options.beside, before: [] },
    {
      room: QUOTE_MAX_LENGTH - introduced,
      language: options.language,
      valueOf: (text) => weightOf(options.termsIn(text)),
    },
  );
}

/** Where a passage says its sentence: what stands beside that is there to be understood, and does not answer. */
function ownWords(text: string, { pageText, unit }: Renderable, whole: TextRange): TextRange {
  if (whole.start === unit.start && whole.end === unit.end) return { start: 0, end: text.length };
  const own = readableText(pageText.slice(unit.start, unit.end), pageText);
  const start = text.lastIndexOf(own);
  return start < 0 ? { start: 0, end: text.length } : { start, end: start + own.length };
}

/** A title with the names below it, or a name with its title: "The Reference: Jane Miller". */
function renderNames(pageText: string, { start, end }: TextRange, language: string, shown: string): string {
  const raw = pageText.slice(start, end);
  if (hasPredicate(raw, language)) return shown;
  const [, name, title] = NAME_AND_TITLE.exec(shown) ?? [];
  if (name !== undefined && title !== undefined) return `${name}: ${title}`;
  const [first = '', ...others] = raw.split('\n').filter((line) => line.trim() !== '');
  if (others.length === 0 || /[:：,]\s*$/u.test(first) || /^…|…$/u.test(shown)) return shown;
  return `${readableText(first, pageText)}: ${others.map((line) => readableText(line, pageText)).join(', ')}`;
}

/** "Chief Financial Officer: Ingrid Solheim, 48" for a row whose cells are words. */
function renderWords({ unit, pageText, page }: Renderable, options: RenderOptions): DraftClaim {
  const read = readCells(pageText, unit).map(({ text }) => readableText(text, pageText));
  // The number before a name is no label alone: "1	SIGHUP	the terminal hangs up".
  const isNumbered = read.length > 2 && !/\p{L}/u.test(read[0] ?? '');
  const [label = '', ...cells] = isNumbered ? [read.slice(0, 2).join(' '), ...read.slice(2)] : read;
  const join = (some: readonly string[]) => `${label.replace(/[:：]$/u, '')}: ${some.join(', ')}`;
  const said = cells.length === 0 ? label : join(withFewFigures(cells, join, options.language));
  const citations = [citeWhole(page, pageText, unit)];
  if (said.length > QUOTE_MAX_LENGTH) return { text: shorten(pageText, unit), citations };
  return { text: said, ...findEmphasis(said, options), citations };
}

/** The first cells of a row, as many as have few figures. */
function withFewFigures(
  cells: readonly string[],
  join: (some: readonly string[]) => string,
  language: string,
): readonly string[] {
  const first = cells.findIndex((_, at) => !hasFewFigures(join(cells.slice(0, at + 1)), language));
  return first < 1 ? cells : [...cells.slice(0, first), ELLIPSIS];
}

/** "We operate in four segments: Europe; Asia; …": as many items as there is room for, each a quote of its own. */
function renderList({ unit, items, pageText, page }: Renderable, options: RenderOptions): DraftClaim {
  const read = ({ start, end }: TextRange) => readableText(pageText.slice(start, end), pageText);
  let text = read(unit);
  const citations = [citeWhole(page, pageText, unit)];
  for (const [at, item] of items.entries()) {
    const longer = at === 0 ? `${text} ${read(item)}` : `${text.replace(/[;,.]$/u, '')}; ${read(item)}`;
    if (longer.length > QUOTE_MAX_LENGTH)
      return { text: at === 0 ? `${text} …` : `${text.replace(/[;,.]$/u, '')}; …`, citations };
    text = longer;
    citations.push(citeWhole(page, pageText, item));
  }
  return { text, ...findEmphasis(text, options), citations };
}

/** How well a text holds what is asked for. */
function fitOf(text: string, { question, asked, language }: RenderOptions): number {
  return asked === null ? 0 : typeFit(findAnswers(asked, question, text, language), asked, text);
}

/** "We operate in four segments:" for an item of that list, its end where all is too long; undefined where there is no room. */
function showIntroduction(pageText: string, introduction: TextRange, item: string): string | undefined {
  const text = readableText(pageText.slice(introduction.start, introduction.end), pageText);
  const room = QUOTE_MAX_LENGTH - item.length - 2;
  if (text.length <= room) return text;
  const space = text.indexOf(' ', text.length - room + 1);
  const end = space < 0 ? '' : text.slice(space + 1);
  return end.length < LEAST_INTRODUCTION ? undefined : `${ELLIPSIS}${end}`;
}

function addsTooManyFigures(item: string, introduced: string, language: string): boolean {
  return hasFewFigures(item, language) && !hasFewFigures(introduced, language);
}

/**
 * The lines of heads stand side by side on the page and one below the other in its text: each is a quote of its own, but
 * where one is too short for that.
 */
function linesOf(pageText: string, range: TextRange): readonly TextRange[] {
  const lines: TextRange[] = [];
  let start = range.start;
  for (const line of pageText.slice(range.start, range.end).split('\n')) {
    lines.push({ start, end: start + line.length });
    start += line.length + 1;
  }
  return lines.every(({ start, end }) => end - start >= 2 * QUOTE_MIN_LENGTH) ? lines : [range];
}

export function citeWhole(page: number, pageText: string, range: TextRange): DraftCitation {
  const passage = makePassage(page, pageText, range);
  return { passageId: passage.id, quote: passage.text };
}

function citePart(page: number, pageText: string, whole: TextRange, shown: string): DraftCitation {
  const { passageId, quote } = citeWhole(page, pageText, whole);
  const isPart = shown.startsWith('…') || shown.endsWith('…');
  return isPart ? { passageId, quote: shown, isPart } : { passageId, quote };
}

/** What other pages say of the columns and the unit of a row. */
function citeElsewhere({ headsElsewhere, unitElsewhere }: TableRow): readonly DraftCitation[] {
  return [headsElsewhere, unitElsewhere].flatMap((other) =>
    other === undefined ? [] : [citeWhole(other.page, other.pageText, other.range)],
  );
}

/** The words that answer, of those within `own`. */
function findEmphasis(
  text: string,
  { question, asked, language }: RenderOptions,
  own: TextRange = { start: 0, end: text.length },
): { readonly emphasis?: readonly TextRange[] } {
  if (asked === null) return {};
  const fitting = findAnswers(asked, question, text, language)
    .filter(({ fit, start }) => fit >= EMPHASIS_LEAST_FIT && start >= own.start && start < own.end)
    .map((found) => ({ ...found, ...withoutStops(text, found) }))
    .filter((found) => pointsOut(text, found));
  const best = fitting
    .toSorted((left, right) => right.fit - left.fit)
    .slice(0, asked.isList ? EMPHASIS_MOST : 1);
  const emphasis: TextRange[] = [];
  for (const { start, end } of best.toSorted((left, right) => left.start - right.start))
    if (start >= (emphasis.at(-1)?.end ?? 0)) emphasis.push({ start, end });
  return emphasis.length > 0 ? { emphasis } : {};
}

/** A sentence that is bold from end to end, or nearly so, points at nothing. */
function pointsOut(text: string, { start, end }: TextRange): boolean {
  if (start >= end || !/[\p{L}\p{N}]/u.test(text.slice(0, start) + text.slice(end))) return false;
  return end - start < EMPHASIS_LONG || end - start < EMPHASIS_MOST_SHARE * text.length;
}

/** Words without the commas and spaces around them, and without a bracket at their end that opened before them. */
function withoutStops(text: string, { start, end }: TextRange): TextRange {
  const found = text.slice(start, end);
  const opening = /^[\s,;:،؛、，；：]+/u.exec(found)?.[0].length ?? 0;
  let words = found.slice(opening).replace(STOPS_BEHIND, '');
  if (/[)）\]]$/u.test(words) && !/[(（[]/u.test(words)) words = words.slice(0, -1).replace(STOPS_BEHIND, '');
  return { start: start + opening, end: start + opening + words.length };
}

/** Of a row the value of each year that is asked for, else the first; a dash in place of a figure answers nothing. */
function answeringValues({ text, values }: RenderedRow, asked: AskedType | null): readonly TextRange[] {
  const most = asked?.isList ? EMPHASIS_MOST : Math.min(EMPHASIS_MOST, Math.max(1, asked?.years.length ?? 0));
  return values.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end))).slice(0, most);
}
