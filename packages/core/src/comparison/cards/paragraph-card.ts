import type { ComparedSide, Comparison } from '../compare.ts';
import type { ClausePlace } from '../changes/clause-outline.ts';
import { isRow } from '../changes/clauses.ts';
import type { ClassifiedEdit } from '../changes/types.ts';
import { type CardPart, type ChangeCard, placePart, plain, quote, shorten, subjectPart } from './card.ts';
import { describeClause, describeTable, numberName, type EditLocator } from './edit-locator.ts';

/** "“Term” means …": what is defined. */
const DEFINED =
  /^(?:[\p{N}().]+\s+)?["“„«]([^"”“»]{2,60})["”“»]\s+(?:means|shall mean|has the meaning|bedeutet|signifie|significa)/u;
/** Paragraphs that a card names one by one. */
const NAMED = 3;
const NUMBER = /^\(?[\p{Nd}.]+[.)]*\s+|^\(?(?:\p{L}|[ivx]{1,4})[.)]\s+/u;
const FIGURE_CELL = /^[\p{Sc}(]{0,2}\s?\p{Nd}[\p{Nd}.,\s]*\s?[\p{Sc}%)]{0,2}$/u;
const CURRENCY = /^(?:[A-Z]{3}|\p{Sc})$/u;
const LETTERS = /\p{L}{2}|\p{Lo}/u;
const LONGEST_NAME = 60;
/** In characters: what stands before a heading. */
const NUMBER_LENGTH = 12;

/** What came and went as whole paragraphs or rows. */
export function writeParagraphs(
  comparison: Comparison,
  edits: readonly ClassifiedEdit[],
  locator: EditLocator,
): ChangeCard {
  const cards = (['left', 'right'] as const).flatMap((name) => {
    const own = edits.filter((edit) => edit[name]);
    const rows = own.filter((edit) => isCell(comparison[name], edit[name]?.start ?? 0));
    const texts = own.filter((edit) => !rows.includes(edit));
    return [
      ...(texts.length > 0 ? [writeTexts(comparison[name], name, texts, locator)] : []),
      ...(rows.length > 0 ? [writeRows(comparison[name], name, rows, locator)] : []),
    ];
  });
  const [first] = cards;
  return {
    ...(cards.length === 1 && first?.subject !== undefined && { subject: first.subject }),
    parts: cards.flatMap(({ parts }, at) => (at === 0 ? parts : [plain('; '), ...parts])),
  };
}

const isCell = (side: ComparedSide, token: number): boolean => isRow(side, side.lineOf[token] ?? 0);

function textOf(side: ComparedSide, name: 'left' | 'right', edit: ClassifiedEdit): string {
  const range = edit[name];
  return range ? side.text.slice(side.starts[range.start], side.ends[range.end - 1]) : '';
}

// oxlint-disable-next-line max-params -- a side, its name, and what it has of a change
function writeTexts(
  side: ComparedSide,
  name: 'left' | 'right',
  edits: readonly ClassifiedEdit[],
  locator: EditLocator,
): ChangeCard {
  const [first] = edits;
  const start = first?.[name]?.start ?? 0;
  const clause = locator.ofToken({ side: name, token: start });
  const text = edits.map((edit) => textOf(side, name, edit)).join(' ');
  // A heading of its own names what came or went; one above it only says where that stood.
  const own = clause?.start === start && clause.isOwnHeading ? clause.heading : undefined;
  if (isHeadingAlone(text, own)) {
    const where = clause?.number === undefined ? undefined : numberName(clause.number);
    return {
      parts: [
        plain(name === 'left' ? 'Heading removed' : 'New heading'),
        ...(where === undefined ? [] : [placePart(where)]),
        plain(': '),
        { text: quote(clause?.heading ?? text), role: name === 'left' ? 'old' : 'new' },
      ],
    };
  }
  const term = DEFINED.exec(text)?.[1];
  const isOwn = own !== undefined && includesHeading(textOf(side, name, first as ClassifiedEdit), own);
  const subject = isOwn ? own : term === undefined ? undefined : `Definition of “${term}”`;
  if (subject === undefined) {
    const where = describeClause(clause, undefined);
    return {
      parts: [
        plain(name === 'left' ? 'Removed' : 'New'),
        ...(where === undefined ? [] : [placePart(where)]),
        plain(': '),
        { text: quote(textBehind(text, clause)), role: name === 'left' ? 'old' : 'new' },
      ],
    };
  }
  const where = describeClause(clause, isOwn ? subject : undefined);
  const place = where === undefined ? [] : [placePart(where)];
  return { subject, parts: cameOrWent(name, [subjectPart(subject)], place) };
}

/** A heading without the text below it: that stayed, and the clause with it. */
const isHeadingAlone = (text: string, heading: string | undefined): boolean =>
  heading !== undefined && text.replace(/\s+/gu, ' ').trim().length <= heading.length + NUMBER_LENGTH;

const includesHeading = (text: string, heading: string): boolean =>
  text.replace(/\s+/gu, ' ').toLowerCase().includes(heading.toLowerCase());

/** Without the number that its place names. */
function textBehind(text: string, clause: ClausePlace | undefined): string {
  const own = text.trimStart();
  const number = clause?.number !== undefined && NUMBER.exec(own)?.[0];
  return number ? own.slice(number.length) : own;
}

/** "New: Training (clause 6)", "Audit rights removed (clause 9)". */
const cameOrWent = (
  name: 'left' | 'right',
  what: readonly CardPart[],
  place: readonly CardPart[],
): CardPart[] =>
  name === 'right' ? [plain('New: '), ...what, ...place] : [...what, plain(' removed'), ...place];

// oxlint-disable-next-line max-params -- a side, its name, and what it has of a change
function writeRows(
  side: ComparedSide,
  name: 'left' | 'right',
  edits: readonly ClassifiedEdit[],
  locator: EditLocator,
): ChangeCard {
  const rows = edits.map((edit) => readRow(side, name, edit, locator));
  const [first] = edits;
  const place = placePart(describeTable(first ? locator.ofEdit(sideOnly(first, name)) : {}));
  const [only] = rows;
  if (rows.length === 1 && only) {
    const value = only.value === undefined ? [] : [plain(`, ${only.value}`)];
    return {
      ...(only.isNamed && { subject: only.name }),
      parts: cameOrWent(name, [subjectPart(only.name), ...value], [place]),
    };
  }
  const named = rows.slice(0, NAMED).map((row) => row.name);
  const rest = rows.length - named.length;
  const list = `${rows.length} rows: ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  return { parts: cameOrWent(name, [plain(list)], [place]) };
}

const sideOnly = (edit: ClassifiedEdit, name: 'left' | 'right') => ({
  isParagraph: true,
  left: name === 'left' ? edit.left : null,
  right: name === 'right' ? edit.right : null,
});

/** A row by its first cell with letters, and the value in its last one. */
// oxlint-disable-next-line max-params -- a row of a side, and what finds its heads
function readRow(side: ComparedSide, name: 'left' | 'right', edit: ClassifiedEdit, locator: EditLocator) {
  const text = textOf(side, name, edit);
  const cells = text
    .split(/[\t\n]/u)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  const head = cells.find((cell) => LETTERS.test(cell));
  const last = cells.at(-1) ?? '';
  const end = (edit[name]?.end ?? 1) - 1;
  const { table } = locator.ofEdit(sideOnly({ ...edit, [name]: { start: end, end: end + 1 } }, name));
  const column = table?.column;
  const unit = column !== undefined && CURRENCY.test(column) ? `${column} ` : '';
  return {
    isNamed: head !== undefined && head.length <= LONGEST_NAME,
    name: shorten(head ?? cells.join(' | '), LONGEST_NAME),
    ...(head !== undefined && last !== head && FIGURE_CELL.test(last) && { value: unit + last }),
  };
}
