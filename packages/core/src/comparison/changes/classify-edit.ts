import { byLanguage, type Language, languages } from '#language/languages.ts';
import { findDates, findYears } from '#figures/dates.ts';
import { findFigures } from '#figures/figures.ts';
import { phrasesByLanguage } from '#text/phrases.ts';
import type { TextRange } from '#text/text-range.ts';
import type { ComparedSide, Comparison } from '../compare.ts';
import { isRow } from './clauses.ts';
import { type Clauses, isRenumbering } from './renumbering.ts';
import { dutyKinds } from './duty-kinds.ts';
import { isLong, isOfSentences, sizeOfEdit } from './edit-size.ts';
import type { Edit, TokenRange } from './list-edits.ts';
import type { ChangeKind } from './types.ts';

/** A unit of time behind a number. */
const PERIOD = phrasesByLanguage(byLanguage(({ duties }) => duties.period));
/** How far behind a number its unit may stand, in characters. */
const UNIT_WITHIN = 24;

/** A word before the number of another part of the document. */
const REFERENCE_BEFORE =
  /(?:sections?|clauses?|articles?|paragraphs?|annex|appendix|schedules?|exhibits?|chapters?|§+|abschnitt|absatz|artikel|ziffer|anlage|kapitel|anexo|cláusulas?|artículos?|artigos?|sección|seção|párrafo|annexe|alinéa|раздел\p{L}*|пункт\p{L}*|стать\p{L}*|приложени\p{L}*|rozdział\p{L}*|artykuł\p{L}*|art|ust|pkt|załącznik\p{L}*|المادة|البند|धारा|अनुच्छेद|第)\.?[\s(]{0,2}$/iu;
const BEFORE = 24;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const NAME =
  /^(?:\p{Lu}[\p{L}\p{M}'’.&-]*)(?:\s+(?:(?:of|de|der|and|und|et|y|e|&)\s+)?\p{Lu}[\p{L}\p{M}'’.&-]*)*$/u;

/** What an edit does to what is said: the kinds of its change, none of which is wording if another one fits. */
// oxlint-disable-next-line max-params -- an edit, and where it stands
export function classifyEdit(
  { left, right }: Comparison,
  edit: Edit,
  language: Language,
  clauses: Clauses,
): ChangeKind[] {
  const [before, after] = [readEdited(left, edit.left), readEdited(right, edit.right)];
  const isCell = isInCell(left, edit.left) && isInCell(right, edit.right);
  if (edit.isParagraph) return [edit.left ? 'clause-removed' : 'clause-added'];
  if (!LETTER_OR_DIGIT.test(before.text) && !LETTER_OR_DIGIT.test(after.text)) return ['punctuation'];
  if (before.text.toLowerCase() === after.text.toLowerCase()) return ['case'];
  if (isRenumbering({ left, right }, edit, clauses)) return ['clause-renumbered'];
  const isInSentence = !isOfSentences({ left, right }, edit);
  const size = sizeOfEdit({ left, right }, edit);
  const isOfFigures = isInSentence && !isLong(size);
  const kinds = new Set<ChangeKind>([
    ...figureKinds(before, after, language).filter((kind) => isOfFigures || !OF_PLACE.has(kind)),
    ...(isInSentence ? dutyKinds(before.text, after.text, language, size) : []).filter(
      (kind) => !isCell || !OF_DUTY.has(kind),
    ),
  ]);
  const areNames = isName(left, edit.left) && isName(right, edit.right);
  const { party } = languages[language].duties;
  const areParties = [before, after].every(({ text }) => party?.test(text.trim()));
  if (kinds.size === 0 && !isCell && (areNames || areParties)) kinds.add('party');
  return kinds.size > 0 ? [...kinds] : ['wording'];
}

/** Cells name things: a word that can permit or oblige does neither there. */
const OF_DUTY: ReadonlySet<ChangeKind> = new Set<ChangeKind>([
  'obligation-strengthened',
  'obligation-weakened',
]);
/** Numbers that say something where they stand in a sentence; new sentences and phrases have their own. */
const OF_PLACE: ReadonlySet<ChangeKind> = new Set<ChangeKind>(['number', 'reference']);
/** In characters: longer cells hold sentences. */
const SHORT_CELL = 60;

function isInCell(side: ComparedSide, range: TokenRange | null): boolean {
  if (!range) return true;
  const index = side.lineOf[range.start] ?? 0;
  const { text = '' } = side.lines[index] ?? {};
  const at = (side.starts[range.start] ?? 0) - (side.lineStarts[index] ?? 0);
  const start = text.lastIndexOf('\t', at) + 1;
  const end = text.indexOf('\t', at);
  return isRow(side, index) && text.includes('\t') && (end < 0 ? text.length : end) - start <= SHORT_CELL;
}

/** An edit with the whole figures of which it changes a part; what one side lacks of them it has from the other. */
export function findFiguresOf<T extends Edit>({ left, right }: Comparison, edit: T, language: Language): T {
  if (edit.isParagraph) return edit;
  const [before, after] = [readEdited(left, edit.left), readEdited(right, edit.right)];
  const [own, other] = [aroundFigures(before, language), aroundFigures(after, language)];
  const wider = { before: longer(own.before, other.before), after: longer(own.after, other.after) };
  const widen = (side: ComparedSide, range: TokenRange | null, { text, around, start, end }: Edited) => {
    if (!range || text.length > LONGEST_FIGURES) return undefined;
    const from = start - (around.slice(0, start).endsWith(wider.before) ? wider.before.length : 0);
    const to = end + (around.slice(end).startsWith(wider.after) ? wider.after.length : 0);
    const shift = (side.starts[range.start] ?? 0) - start;
    return from < start || to > end ? { start: shift + from, end: shift + to } : undefined;
  };
  const figures = { left: widen(left, edit.left, before), right: widen(right, edit.right, after) };
  if (!figures.left && !figures.right) return edit;
  return {
    ...edit,
    figures: {
      ...(figures.left && { left: figures.left }),
      ...(figures.right && { right: figures.right }),
    },
  };
}

const longer = (one: string, other: string) => (one.length >= other.length ? one : other);

/** What stands of figures before and behind the words that are edited. */
function aroundFigures(edited: Edited, language: Language): { before: string; after: string } {
  const { text, around, start, end } = edited;
  const figures = text.length > LONGEST_FIGURES ? [] : rangesOfFigures(edited, language);
  return {
    before: around.slice(Math.min(start, ...figures.map((figure) => figure.start)), start),
    after: around.slice(end, Math.max(end, ...figures.map((figure) => figure.end))),
  };
}

/** The words of an edit, and where they stand in the text around them. */
interface Edited {
  readonly text: string;
  readonly around: string;
  /** Of the words in `around`. */
  readonly start: number;
  readonly end: number;
}

/** In characters: so much of the text on both sides tells what a number counts. */
const CONTEXT = 60;
/** In characters: longer edits are quoted as they are. */
const LONGEST_FIGURES = 60;

function readEdited({ text, starts, ends }: ComparedSide, range: TokenRange | null): Edited {
  if (!range) return { text: '', around: '', start: 0, end: 0 };
  const start = starts[range.start] ?? 0;
  const end = ends[range.end - 1] ?? start;
  const from = Math.max(0, start - CONTEXT);
  return {
    text: text.slice(start, end),
    around: text.slice(from, end + CONTEXT),
    start: start - from,
    end: end - from,
  };
}

type FigureKind = Extract<ChangeKind, 'amount' | 'percentage' | 'date' | 'period' | 'reference' | 'number'>;

/** Kinds of the figures that an edit changes: those of either side that the other does not have there. */
function figureKinds(before: Edited, after: Edited, language: Language): FigureKind[] {
  const [own, others] = [figuresOf(before, language), figuresOf(after, language)];
  const texts = (figures: readonly KnownFigure[]) => figures.map(({ text }) => text).join('|');
  if (texts(own) === texts(others)) return [];
  const kinds = new Set([...own, ...others].map(({ kind }) => kind));
  const isExchanged =
    [before, after].every(({ text }) => text !== '') && (own.length === 0 || others.length === 0);
  return [...kinds].filter((kind) => !isExchanged || !OF_PLACE.has(kind));
}

interface KnownFigure {
  readonly kind: FigureKind;
  readonly text: string;
}

function figuresOf({ around, start, end }: Edited, language: Language): KnownFigure[] {
  const isEdited = (figure: { start: number; end: number }) => figure.start < end && figure.end > start;
  const textOf = (figure: { start: number; end: number }) => around.slice(figure.start, figure.end);
  const dates = [...findDates(around, language), ...findYears(around)].filter(isEdited);
  const figures = findFigures(around, language).filter(isEdited);
  const known: KnownFigure[] = [
    ...dates.map((date) => ({ kind: 'date' as const, text: textOf(date) })),
    ...figures.map((figure) => ({ kind: kindOf(figure, around, language), text: textOf(figure) })),
  ];
  if (known.length > 0) return known;
  const digits = [...around.matchAll(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(isEdited);
  return digits.map((digit) => ({
    kind: REFERENCE_BEFORE.test(around.slice(Math.max(0, digit.start - BEFORE), digit.start))
      ? 'reference'
      : 'number',
    text: textOf(digit),
  }));
}

function kindOf(
  figure: ReturnType<typeof findFigures>[number],
  around: string,
  language: Language,
): 'amount' | 'percentage' | 'period' | 'number' {
  if (figure.kind === 'money') return 'amount';
  if (figure.kind === 'percentage') return 'percentage';
  const behind = around.slice(figure.end, figure.end + UNIT_WITHIN);
  const unit = PERIOD(language).exec(behind);
  return unit && unit.index <= 3 ? 'period' : 'number';
}

function rangesOfFigures({ around, start, end }: Edited, language: Language): TextRange[] {
  return [...findDates(around, language), ...findFigures(around, language)].filter(
    (figure) => figure.start < end && figure.end > start,
  );
}

const SEVERAL_LETTERS = /\p{L}{2}/u;
const ENDS_SENTENCE = /[.!?:;]\s*["”’)]?\s*$/u;

/** Whether an edit is a name: words with capitals that do not begin a sentence. */
function isName({ text, starts, ends }: ComparedSide, range: TokenRange | null): boolean {
  if (!range) return false;
  const before = text.slice(Math.max(0, (starts[range.start] ?? 0) - 4), starts[range.start]);
  if (before.trim() === '' || ENDS_SENTENCE.test(before)) return false;
  const own = text.slice(starts[range.start], ends[range.end - 1]).replace(/\s+/gu, ' ');
  return NAME.test(own) && SEVERAL_LETTERS.test(own);
}
