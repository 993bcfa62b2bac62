import { isSolid } from '#word/marking/locate-text.ts';
import {
  type Gap,
  type GapItem,
  type InsertedParagraph,
  type InsertedText,
  isEnd,
  type MarkPlan,
  type MarkTraits,
} from '#word/marking/mark-plan.ts';
import { placeOfParagraph } from '#word/marking/place-paragraph.ts';
import type { Atom, BodyParagraph } from '#word/marking/body.ts';
import { UNDIVIDED, UnmarkableError } from '#word/marking/unmarkable.ts';

/** A number of a list, which Word writes by itself. */
const LIST_NUMBER = /^[\s([]*[\p{N}\p{L}]{1,5}(?:[.:)\]][\p{N}\p{L}]{0,4})*[.:)\]]*\s*$/u;

/** Places what is inserted between two characters, and marks the white space that goes. */
export function placeGap(
  paragraphs: readonly BodyParagraph[],
  plan: MarkPlan,
  { from, to, items: given, hasNumber }: Gap,
): void {
  const items = hasNumber ? withoutNumber(given) : given;
  if (items.every(({ kind }) => kind === 'kept')) return;
  const [before, after] = [from?.paragraph ?? null, to?.paragraph ?? null];
  const isWithin = before !== null && (before === after || (before.isJoined && items.every(isNoBorder)));
  if (isWithin) placeWithin(plan, { from, to, items });
  else new Between(paragraphs, plan, { from, to }).place(items);
}

/** Paragraphs of the left text are one where the document itself has the end between them deleted. */
const isNoBorder = (item: GapItem): boolean => item.kind === 'added' || (!isEnd(item) && item.text !== '\t');

/** Numbers that count on by themselves are no text: what is added last, behind paragraphs that are. */
function withoutNumber(items: readonly GapItem[]): readonly GapItem[] {
  const from = items.findLastIndex((item) => item.kind === 'added' && isEnd(item)) + 1;
  const text = items
    .slice(from)
    .map((item) => (item.kind === 'added' ? item.text : ''))
    .join('');
  if (!LIST_NUMBER.test(text)) return items;
  return items.filter(({ kind }, at) => at < from || kind !== 'added');
}

interface Ends {
  readonly from: Atom | null;
  readonly to: Atom | null;
}

function placeWithin(
  plan: MarkPlan,
  { from, to, items }: Ends & { readonly items: readonly GapItem[] },
): void {
  const between = atomsBetween(from, to);
  const removed = items.find(({ kind }) => kind === 'removed');
  if (removed) for (const atom of between) deleteAtom(plan, atom, removed);
  const first = items.findIndex(({ kind }) => kind === 'added');
  if (first < 0) return;
  const texts = items.filter(({ kind }) => kind === 'added').map(toInserted);
  const isBehindSpace = items.slice(0, first).some(({ kind }) => kind !== 'added');
  const last = isBehindSpace ? between.at(-1) : from;
  addTo(plan.after, anchorOf(last ?? from), texts);
}

function atomsBetween(from: Atom | null, to: Atom | null): readonly Atom[] {
  const atoms = from?.paragraph.atoms ?? [];
  const start = (from?.index ?? -1) + 1;
  if (to?.paragraph === from?.paragraph) return atoms.slice(start, to?.index ?? -1);
  return [...atoms.slice(start), ...(to?.paragraph.atoms.slice(0, to.index) ?? [])];
}

/** White space that two runs share may belong to something that cannot be divided; then it stays. */
function deleteAtom({ deleted }: MarkPlan, atom: Atom, { move, change }: MarkTraits): void {
  if (atom.run !== null) deleted.set(atom, { move, change });
}

function anchorOf(atom: Atom | null | undefined): Atom {
  if (!atom?.run) throw new UnmarkableError(UNDIVIDED);
  return atom;
}

const toInserted = ({ text, move, change }: GapItem): InsertedText => ({ text, move, change });

function addTo<K, V>(map: Map<K, V[]>, key: K, values: readonly V[]): void {
  if (values.length === 0) return;
  const known = map.get(key);
  if (known) known.push(...values);
  else map.set(key, [...values]);
}

/** Between the last character of one paragraph and the first of another. */
class Between {
  readonly #paragraphs: readonly BodyParagraph[];
  readonly #plan: MarkPlan;
  readonly #from: Atom | null;
  readonly #to: Atom | null;
  readonly #before: BodyParagraph | null;
  readonly #after: BodyParagraph | null;
  /** Where text goes: a paragraph on the way, or null for one of its own. */
  #place: BodyParagraph | null;
  #isPast = false;
  #open: InsertedText[] = [];
  #isRow = false;
  readonly #new: { texts: InsertedText[]; isRow: boolean; isPast: boolean }[] = [];

  constructor(paragraphs: readonly BodyParagraph[], plan: MarkPlan, { from, to }: Ends) {
    this.#paragraphs = paragraphs;
    this.#plan = plan;
    [this.#from, this.#to] = [from, to];
    [this.#before, this.#after] = [from?.paragraph ?? null, to?.paragraph ?? null];
    this.#place = this.#before;
    if (!this.#before) [this.#isPast, this.#place] = [true, this.#after];
  }

  place(items: readonly GapItem[]): void {
    for (const item of items) {
      if (item.kind === 'added') this.#add(item);
      else this.#pass(item);
    }
    this.#finish();
  }

  #add(item: GapItem): void {
    if (isEnd(item)) {
      if (this.#place !== null && !this.#isPast) {
        this.#flushText();
        this.#place = null;
        return;
      }
      this.#new.push({ texts: this.#open, isRow: this.#isRow, isPast: this.#isPast });
      [this.#open, this.#isRow] = [[], false];
      return;
    }
    const tab = item.text.indexOf('\t');
    const next = tab >= 0 ? this.#nextCell() : null;
    if (next) {
      this.#add({ ...item, text: item.text.slice(0, tab) });
      this.#flushText();
      this.#place = next;
      this.#add({ ...item, text: item.text.slice(tab + 1) });
      return;
    }
    if (item.text === '') return;
    this.#open.push(toInserted(item));
    this.#isRow ||= item.isRow;
  }

  /** White space of the left text: on to the next cell, or to the next paragraph. */
  #pass(item: GapItem): void {
    if (item.text === '\t') {
      const next = this.#nextCell();
      if (!next) return;
      this.#flushText();
      this.#place = next;
    } else if (isEnd(item)) {
      this.#endBefore();
      if (item.kind === 'removed') this.#deleteEnd(item);
    }
  }

  #nextCell(): BodyParagraph | null {
    const place = this.#isPast ? null : this.#place;
    return place?.row?.cells[place.cell + 1]?.[0] ?? null;
  }

  /** What is open where the first paragraph ends belongs to it, or is a paragraph behind it. */
  #endBefore(): void {
    if (this.#isPast) return;
    if (this.#place !== null) this.#flushText();
    else if (this.#open.length > 0) {
      this.#new.push({ texts: this.#open, isRow: this.#isRow, isPast: false });
      [this.#open, this.#isRow] = [[], false];
    }
    this.#isPast = true;
    this.#place = this.#after;
  }

  #flushText(): void {
    const texts = this.#open;
    const place = this.#place;
    [this.#open, this.#isRow] = [[], false];
    if (texts.length === 0 || !place) return;
    if (place === this.#before) addTo(this.#plan.after, anchorOf(this.#from), texts);
    else if (place === this.#after) addTo(this.#plan.before, anchorOf(this.#to), texts);
    else {
      const last = place.atoms.findLast(({ run }) => run !== null);
      if (last) addTo(this.#plan.after, last, texts);
      else addTo(this.#plan.within, place, texts);
    }
  }

  #finish(): void {
    if (this.#open.length > 0) {
      if (this.#place) this.#flushText();
      else this.#new.push({ texts: this.#open, isRow: this.#isRow, isPast: this.#isPast });
    }
    for (const { texts, isRow, isPast } of this.#new) this.#addParagraph(texts, isRow, isPast);
  }

  /** The end goes where what follows goes on in its place: in the same element, past nothing but empty paragraphs. */
  #deleteEnd({ move, change }: MarkTraits): void {
    const [before, after] = [this.#before, this.#after];
    const ends: BodyParagraph[] = [];
    for (let each = before; each !== null && each !== after; each = each.next) ends.push(each);
    if (!before || ends.at(-1)?.next !== after || after === null) {
      const isLast = before?.next === null;
      if (before && !isLast && !before.isJoined) this.#plan.deletedEnds.set(before, { move, change });
      return;
    }
    // One that the document itself has deleted stays as it is.
    for (const each of ends) if (!each.isJoined) this.#plan.deletedEnds.set(each, { move, change });
  }

  #addParagraph(texts: readonly InsertedText[], isRow: boolean, isPast: boolean): void {
    if (texts.length === 0) return;
    const [before, after] = [this.#before, this.#after];
    if (isRow && this.#addRow(texts, isPast)) return;
    const last = this.#paragraphs.at(-1);
    if (!last) throw new UnmarkableError('it has no text');
    const { place, isBefore } = placeOfParagraph(before, after, { isPast, last });
    const { paragraphsBefore, paragraphsAfter, numbered } = this.#plan;
    const rest = withoutLeadingNumber(texts);
    const like = chooseLike(texts, { beside: [before, after], place, numbered, isItem: rest !== null });
    const isNumbered = rest !== null && numbered.has(like);
    const inserted = { texts: isNumbered ? rest : texts, like, isNumbered, isRow: false };
    addTo(isBefore ? paragraphsBefore : paragraphsAfter, place, [inserted]);
  }

  /** A row stands behind the row before it, or before the one behind it. */
  #addRow(texts: readonly InsertedText[], isPast: boolean): boolean {
    const [before, after] = [this.#before, this.#after];
    const inserted: Omit<InsertedParagraph, 'like'> = { texts, isNumbered: false, isRow: true };
    const { paragraphsBefore, paragraphsAfter } = this.#plan;
    if (after?.row && isPast && after.row !== before?.row)
      addTo(paragraphsBefore, after, [{ ...inserted, like: after }]);
    else if (before?.row) addTo(paragraphsAfter, before, [{ ...inserted, like: before }]);
    else return false;
    return true;
  }
}

const lengthOf = ({ atoms }: BodyParagraph): number =>
  atoms.filter(({ character }) => isSolid(character)).length;

const LEADING_NUMBER =
  /^\s*(?:[([]?[\p{N}\p{L}]{1,5}(?:[.:)\]][\p{N}\p{L}]{0,4})*[.:)\]]|\p{N}+(?:\.\p{N}+)*|[•◦▪–-])\s+/u;

/** A text without the number of a list with which it begins; null where it begins with none. */
function withoutLeadingNumber(texts: readonly InsertedText[]): InsertedText[] | null {
  const [first, ...rest] = texts;
  if (!first || !LEADING_NUMBER.test(first.text)) return null;
  return [{ ...first, text: first.text.replace(LEADING_NUMBER, '') }, ...rest];
}

interface LikeOptions {
  readonly beside: readonly (BodyParagraph | null)[];
  readonly place: BodyParagraph;
  readonly numbered: ReadonlySet<BodyParagraph>;
  readonly isItem: boolean;
}

/** Of the paragraphs beside it one that is numbered if it is, with text most nearly as long: a heading among headings. */
function chooseLike(
  texts: readonly InsertedText[],
  { beside, place, numbered, isItem }: LikeOptions,
): BodyParagraph {
  const length = texts.reduce((sum, { text }) => sum + text.length, 0);
  const distance = (paragraph: BodyParagraph) =>
    Math.abs(Math.log((lengthOf(paragraph) + 1) / (length + 1))) +
    (numbered.has(paragraph) === isItem ? 0 : OTHER_KIND);
  const candidates = beside.flatMap((paragraph) =>
    paragraph && paragraph.container === place.container
      ? [paragraph, ...(paragraph.next ? [paragraph.next] : [])].filter(
          (each) => lengthOf(each) > 0 && !each.isJoined,
        )
      : [],
  );
  return candidates.toSorted((one, other) => distance(one) - distance(other))[0] ?? place;
}

/** More than any difference of lengths weighs. */
const OTHER_KIND = 100;
