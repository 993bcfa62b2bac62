import { ENGLISH, type Language, toLanguage } from '#language/languages.ts';
import type { Comparison } from '../compare.ts';
import { movedHeads, movedText } from '../changes/edit-text.ts';
import type { Change, ClassifiedEdit } from '../changes/types.ts';
import {
  capitalise,
  type CardPart,
  cardText,
  type ChangeCard,
  placePart,
  plain,
  quote,
  subjectPart,
} from './card.ts';
import { describeEdit, pair, type Phrase } from './edit-card.ts';
import { writeParagraphs } from './paragraph-card.ts';
import {
  describeClause,
  describeTable,
  type EditPlace,
  makeEditLocator,
  type EditLocator,
} from './edit-locator.ts';
import { writeRenumbering } from './renumbering-card.ts';

/** Phrases of a change that are told one by one. */
const TOLD = 4;
const CURRENCY = /^(?:[A-Z]{3}|\p{Sc})$/u;

/**
 * Each change as one sentence, by its id: the noun it is on, its clause, and what went and what came in the documents' own
 * words. No word of it is guessed: where no noun is sure the heading of the clause stands, and where there is none the words
 * alone. `language` is that of the documents; nouns are told in English only.
 */
export function writeCards(
  comparison: Comparison,
  changes: readonly Change[],
  language: string,
): Map<number, ChangeCard> {
  const locator = makeEditLocator(comparison);
  const known = toLanguage(language);
  // What is no language that is known is read as English elsewhere, and has no nouns of ours.
  const spoken: Language = language.startsWith(ENGLISH) ? ENGLISH : known === ENGLISH ? 'de' : known;
  return new Map(
    changes.map((change) => [change.id, writeCard(comparison, change, { locator, language: spoken })]),
  );
}

interface Context {
  readonly locator: EditLocator;
  readonly language: Language;
}

function writeCard(comparison: Comparison, change: Change, context: Context): ChangeCard {
  const { edits, move } = change;
  if (move !== undefined) return writeMove(comparison, { ...change, move }, context);
  if (edits.every(({ kinds }) => kinds.every((kind) => kind === 'clause-renumbered')))
    return writeRenumbering(comparison, edits, context.locator);
  if (edits.every(({ isParagraph }) => isParagraph))
    return writeParagraphs(comparison, edits, context.locator);
  const inside = edits.filter(({ isParagraph }) => !isParagraph);
  const card = writeEdits(comparison, inside, context);
  if (inside.length === edits.length) return card;
  const whole = writeParagraphs(
    comparison,
    edits.filter(({ isParagraph }) => isParagraph),
    context.locator,
  );
  return { ...card, parts: [...card.parts, plain('; '), ...whole.parts] };
}

interface Placed extends Phrase {
  readonly place: EditPlace;
}

function writeEdits(comparison: Comparison, edits: readonly ClassifiedEdit[], context: Context): ChangeCard {
  const weighty = edits.filter(({ kinds }) => !kinds.every((kind) => MINOR.has(kind)));
  const phrases = new Map<string, Placed>();
  for (const edit of weighty.length > 0 ? weighty : edits) {
    const place = context.locator.ofEdit(edit);
    const phrase = phraseOf(comparison, edit, context.language);
    if (!phrases.has(phrase.key)) phrases.set(phrase.key, inTable({ ...phrase, place }));
  }
  const all = joinEqual([...phrases.values()]);
  const told = all.slice(0, TOLD);
  const [first] = told;
  const parts = told.flatMap((phrase, at) => partsOf(phrase, told[at - 1]));
  const rest = all.length - told.length;
  const subject = first && subjectOf(first);
  return {
    ...(subject !== undefined && { subject }),
    parts: rest > 0 ? [...parts, plain(`; and ${rest} more`)] : parts,
  };
}

/** What is said word for word the same of one place is said once. */
function joinEqual(phrases: readonly Placed[]): Placed[] {
  const groups = Map.groupBy(
    phrases,
    (phrase) => `${placeOf(phrase)} ${subjectOf(phrase)} ${cardText(phrase)}`,
  );
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    return { ...first, parts: [...first.parts, plain(` (${others.length + 1} times)`)] };
  });
}

const MINOR: ReadonlySet<string> = new Set(['punctuation', 'case']);

function phraseOf(comparison: Comparison, edit: ClassifiedEdit, language: Language): Phrase {
  if (!edit.kinds.includes('reference-broken') || !edit.right)
    return describeEdit(comparison, edit, language);
  const { text, starts, ends } = comparison.right;
  const named = text.slice(starts[edit.right.start], ends[edit.right.end - 1]);
  return {
    key: `broken ${edit.right.start}`,
    subject: 'Reference',
    parts: [plain(`still names ${quote(named)}, which has another number now`)],
  };
}

/** A value in a table is that of its row, and has the currency of its column. */
function inTable(phrase: Placed): Placed {
  const { place, values } = phrase;
  const { row, column } = place.table ?? {};
  if (!place.table || !values) return phrase;
  const unit = column !== undefined && CURRENCY.test(column) && values.kind === 'number' ? `${column} ` : '';
  return {
    ...phrase,
    ...(row !== undefined && { subject: /^\p{Nd}+$/u.test(row) ? `Row ${row}` : row }),
    parts: pair(unit + values.old, unit + values.new, values.per),
  };
}

const subjectOf = ({ subject, place }: Placed): string | undefined => {
  const named = subject ?? (place.table ? place.table.row : undefined) ?? place.clause?.heading;
  return named === undefined ? undefined : capitalise(named);
};

function placeOf(phrase: Placed): string | undefined {
  const { place } = phrase;
  if (!place.table) return describeClause(place.clause, subjectOf(phrase));
  const { column } = place.table;
  return describeTable(place, column !== undefined && CURRENCY.test(column) ? undefined : column);
}

/** "Fee (clause 2): …"; what stands before it already is not said again. */
function partsOf(phrase: Placed, before: Placed | undefined): CardPart[] {
  const [subject, place] = [subjectOf(phrase), placeOf(phrase)];
  const isSamePlace = before !== undefined && placeOf(before) === place;
  const isSame = isSamePlace && subjectOf(before) === subject;
  const head: CardPart[] = isSame ? [] : subject === undefined ? [] : [subjectPart(subject)];
  const where = isSamePlace || place === undefined ? [] : [placePart(place)];
  // Nothing to call it by: its place begins the sentence.
  const opening =
    head.length === 0 && where.length > 0
      ? [{ ...where[0], text: capitalise(place ?? '') }]
      : [...head, ...where];
  return [
    ...(before ? [plain('; ')] : []),
    ...opening,
    ...(opening.length > 0 ? [plain(': ')] : []),
    ...phrase.parts,
  ];
}

function writeMove(
  comparison: Comparison,
  { move, edits }: Change & { readonly move: number },
  context: Context,
): ChangeCard {
  const { left, right } = comparison;
  const heads = movedHeads(left, move);
  if (heads !== undefined)
    return {
      subject: heads,
      parts: [plain(heads.includes(' | ') ? 'Columns moved: ' : 'Column moved: '), subjectPart(heads)],
    };
  const [from, to] = [placeOfMove(left, 'left', move, context), placeOfMove(right, 'right', move, context)];
  const text = movedText(left, move);
  // The heading may have stayed where its text left it, and stand there again: both sides then have it.
  const isOwn =
    from?.heading !== undefined &&
    (text.includes(from.heading) || (from.isOwnHeading && isSameHeading(from.heading, to?.heading)));
  const name = isOwn && from?.heading !== undefined ? from.heading : quote(text.replace(NUMBER_BEFORE, ''));
  const numbers = [from?.number, to?.number].filter((number) => number !== undefined);
  const isRenumbered = numbers.length === 2 && numbers[0] !== numbers[1];
  const where = describeClause(to, isOwn ? from?.heading : undefined);
  const rest = edits.filter(
    ({ kinds }) => !kinds.every((kind) => kind === 'clause-renumbered' || MINOR.has(kind)),
  );
  const inside = rest.length === 0 ? [] : [plain('; '), ...writeEdits(comparison, rest, context).parts];
  return {
    ...(isOwn && { subject: name }),
    parts: [
      plain('Moved: '),
      subjectPart(name),
      ...(isRenumbered
        ? [{ text: `, clause ${bare(numbers[0])} → ${bare(numbers[1])}`, role: 'place' as const }]
        : []),
      ...(!isRenumbered && where !== undefined ? [placePart(where)] : []),
      ...inside,
    ],
  };
}

const NUMBER_BEFORE = /^[\s.)\p{N}]+(?=\p{L})/u;
const isSameHeading = (one: string, other: string | undefined) => one.toLowerCase() === other?.toLowerCase();

/** "Section 6" behind the word "clause" is 6. */
const bare = (number = '') => /\p{Nd}[\p{Nd}.()a-z]*$/u.exec(number)?.[0] ?? number;

// oxlint-disable-next-line max-params -- a side and its name, and the move
function placeOfMove(side: Comparison['left'], name: 'left' | 'right', move: number, { locator }: Context) {
  const first = side.moves.indexOf(move);
  if (first < 0) return undefined;
  // The number of a clause may stay where it was while its text moves.
  const place = locator.ofToken({ side: name, token: first });
  return place && place.start + NUMBER_TOKENS >= first ? place : undefined;
}

const NUMBER_TOKENS = 6;
