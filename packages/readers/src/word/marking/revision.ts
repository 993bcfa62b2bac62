import { escapeText } from '#word/marking/scan-markup.ts';
import type { InsertedText, MarkTraits } from '#word/marking/mark-plan.ts';

/** Who marks, and when. */
export interface Marker {
  readonly author: string;
  readonly at: Date;
}

/** What is said of a change, as a comment on it. */
export interface ChangeComment {
  readonly change: number;
  readonly text: string;
}

export type RevisionKind = 'del' | 'ins';

const MOVES: Readonly<Record<RevisionKind, string>> = { del: 'moveFrom', ins: 'moveTo' };

/** Written at the end of the last piece of a move or change: which one that is, is known when all are written. */
interface OpenRange {
  /** Index among what is written. */
  last: number;
  readonly end: string;
}

/** More than the minute within which LibreOffice takes changes for one. */
const LATER_MS = 120_000;
const INSERTED = /<\/w:(?:ins|moveTo)>$/u;
const IN_PARAGRAPH = /^<w:r[ >]|<\/w:(?:r|ins|del|moveFrom|moveTo)>$/u;

/** Whether a paragraph that ended in inserted words is all that stands before what is written next. */
function isBehindInserted(out: readonly string[]): boolean {
  for (let at = out.length - 1; at > 0; at--) {
    const piece = out[at] ?? '';
    if (piece === '</w:p>') return INSERTED.test(out[at - 1] ?? '');
    if (IN_PARAGRAPH.test(piece) || piece.endsWith('</w:tc>')) return false;
  }
  return false;
}

/** Ids from one on. */
export function countFrom(first: number): () => number {
  let next = first;
  return () => next++;
}

/** Writes tracked changes with their moves and comments into markup. */
export class RevisionWriter {
  readonly out: string[] = [];
  readonly #now: string;
  readonly #later: string;
  readonly #comments: ReadonlyMap<number, readonly number[]>;
  readonly #ranges = new Map<string, OpenRange>();
  readonly #unmoved: ReadonlySet<number>;
  readonly #moveNames = new Map<number, string>();
  #held: Set<number> | null = null;
  readonly #ids: () => number;

  /**
   * @param ids gives one after the other
   * @param comments ids of the comments on each change
   * @param unmoved moves that are written as a deletion and an insertion
   */
  constructor(
    { author, at }: Marker,
    ids: () => number,
    comments: ReadonlyMap<number, readonly number[]>,
    unmoved: ReadonlySet<number> = new Set(),
  ) {
    const attributesAt = (time: number) =>
      `w:author="${escapeText(author)}" w:date="${new Date(time).toISOString().slice(0, 19)}Z"`;
    this.#now = attributesAt(at.getTime());
    this.#later = attributesAt(at.getTime() + LATER_MS);
    this.#ids = ids;
    this.#comments = comments;
    this.#unmoved = unmoved;
  }

  /** An id that nothing has. */
  takeId(): number {
    return this.#ids();
  }

  /**
   * What is inserted at the beginning of a paragraph, or as one, behind a paragraph that ends in inserted words is of a few
   * minutes later: LibreOffice takes insertions of one time that follow each other for one, with the end of the paragraph
   * between them, and joins both paragraphs when that is rejected.
   */
  #attributesOf(kind: RevisionKind): string {
    return kind === 'ins' && isBehindInserted(this.out) ? this.#later : this.#now;
  }

  /** From here on changes are put down in a set, and comments on them are not written: where text boxes and notes are. */
  hold(changes: Set<number> | null): void {
    this.#held = changes;
  }

  /** Has the comments on changes stand here, unless they stand somewhere. */
  pointAt(changes: Iterable<number>): void {
    for (const change of changes)
      for (const id of this.#comments.get(change) ?? []) {
        if (this.#ranges.has(`comment ${id}`)) continue;
        this.out.push(commentReference(id));
        this.#ranges.set(`comment ${id}`, { last: this.out.length - 1, end: '' });
      }
  }

  #moveOf({ move }: MarkTraits): number | undefined {
    return move === undefined || this.#unmoved.has(move) ? undefined : move;
  }

  /** An element such as `w:ins`, with whom it is of; its content follows, or it is empty. */
  tag(kind: RevisionKind, traits: MarkTraits, isEmpty: boolean): string {
    const name = this.#moveOf(traits) === undefined ? kind : MOVES[kind];
    return `<w:${name} w:id="${this.#ids()}" ${this.#attributesOf(kind)}${isEmpty ? '/' : ''}>`;
  }

  /** Runs that were deleted or inserted. */
  runs(kind: RevisionKind, traits: MarkTraits, runs: string): void {
    const { change } = traits;
    const move = this.#moveOf(traits);
    const name = move === undefined ? kind : MOVES[kind];
    if (change !== undefined) this.#held?.add(change);
    const comments = change === undefined || this.#held ? [] : (this.#comments.get(change) ?? []);
    for (const id of comments) this.#beginComment(id);
    if (move !== undefined) this.#beginMove(kind, move);
    this.out.push(`${this.tag(kind, traits, false)}${runs}</w:${name}>`);
    if (move !== undefined) this.#end(`${kind} ${move}`);
    for (const id of comments) this.#end(`comment ${id}`);
  }

  /** Ends each range where its last piece stands; gives the ids of comments that have none. */
  finish(): number[] {
    for (const { last, end } of this.#ranges.values()) this.out[last] = (this.out[last] ?? '') + end;
    const all = [...this.#comments.values()].flat();
    return all.filter((id) => !this.#ranges.has(`comment ${id}`));
  }

  #beginMove(kind: RevisionKind, move: number): void {
    const key = `${kind} ${move}`;
    if (this.#ranges.has(key)) return;
    const id = this.#ids();
    const range = `w:${MOVES[kind]}Range`;
    // Both places of a move go by one name, which no move of the document itself has.
    const name = this.#moveNames.get(move) ?? `move_${id}`;
    this.#moveNames.set(move, name);
    this.out.push(`<${range}Start w:id="${id}" w:name="${name}" ${this.#now}/>`);
    this.#ranges.set(key, { last: this.out.length, end: `<${range}End w:id="${id}"/>` });
  }

  #beginComment(id: number): void {
    const key = `comment ${id}`;
    if (this.#ranges.has(key)) return;
    this.out.push(`<w:commentRangeStart w:id="${id}"/>`);
    const end = `<w:commentRangeEnd w:id="${id}"/>${commentReference(id)}`;
    this.#ranges.set(key, { last: this.out.length, end });
  }

  #end(key: string): void {
    const range = this.#ranges.get(key);
    if (range) range.last = this.out.length - 1;
  }
}

/** The mark of a comment in the text. */
export const commentReference = (id: number): string => `<w:r><w:commentReference w:id="${id}"/></w:r>`;

/** A run that says a text. */
export function textRun(text: string, properties: string): string {
  const parts = text.split(/([\t\n])/u).map((part) => {
    if (part === '\t') return '<w:tab/>';
    if (part === '\n') return '<w:br/>';
    return part === '' ? '' : `<w:t xml:space="preserve">${escapeText(part)}</w:t>`;
  });
  return `<w:r>${properties}${parts.join('')}</w:r>`;
}

/** Writes texts, those of one move and change together. */
export function writeInserted(
  writer: RevisionWriter,
  texts: readonly InsertedText[],
  properties: string,
): void {
  for (const { text, ...traits } of texts) writer.runs('ins', traits, textRun(text, properties));
}
