import { PARAGRAPH_END, type RedlinePiece } from '@recto/core/comparison';
import { type MarkPlan, marksOf } from '#word/marking/mark-plan.ts';
import type { Body, BodyParagraph, NoteReference } from '#word/marking/body.ts';
import { UnmarkableError } from '#word/marking/unmarkable.ts';
import type { Remarks } from '#word/marking/write-marks.ts';

/** The parts with notes, by their kind. */
export type NoteBodies = ReadonlyMap<NoteReference['kind'], Body>;

/** A number with which a note begins. */
const NOTE_NUMBER = /^\[E?\d+\]/u;

/**
 * The paragraphs of notes in the order in which their marks are read, as the pages of a document have them. Throws an
 * `UnmarkableError` where two marks lead to one note.
 */
export function paragraphsOfNotes(main: Body, bodies: NoteBodies): BodyParagraph[] {
  const seen = new Set<string>();
  return main.paragraphs
    .flatMap(({ notes }) => notes)
    .flatMap(({ kind, id }) => {
      if (seen.has(`${kind} ${id}`)) throw new UnmarkableError('two marks in it lead to one note');
      seen.add(`${kind} ${id}`);
      return (bodies.get(kind)?.paragraphs ?? []).filter(({ story }) => story === id);
    });
}

const MARK = /\[E?\d+\]/u;

/**
 * Pieces in which the marks of notes stay where words around them changed: a mark is taken for one with its word, and would
 * go and come with it.
 */
export function keepNoteMarks(pieces: readonly RedlinePiece[]): RedlinePiece[] {
  const kept: RedlinePiece[] = [];
  let gap: RedlinePiece[] = [];
  const endGap = () => {
    kept.push(...divideAtMarks(gap));
    gap = [];
  };
  for (const piece of pieces) {
    if (piece.kind !== 'kept') gap.push(piece);
    else {
      endGap();
      kept.push(piece);
    }
  }
  endGap();
  return kept;
}

function divideAtMarks(gap: readonly RedlinePiece[]): readonly RedlinePiece[] {
  const removed = gap.filter(({ kind }) => kind === 'removed');
  const added = gap.filter(({ kind }) => kind === 'added');
  const mark = removed.map(({ text }) => MARK.exec(text)?.[0]).find((found) => found !== undefined);
  const [lefts, rights] = [splitAt(removed, mark), splitAt(added, mark)];
  if (!mark || !lefts || !rights) return gap;
  const [{ block }] = lefts.behind;
  return [
    ...lefts.before,
    ...rights.before,
    { kind: 'kept', text: mark, ...(block && { block }) },
    ...divideAtMarks([...lefts.behind, ...rights.behind].filter(({ text }) => text !== '')),
  ];
}

interface Divided {
  readonly before: readonly RedlinePiece[];
  readonly behind: readonly [RedlinePiece, ...RedlinePiece[]];
}

/** What stands before the first place of a mark, and behind it. */
function splitAt(pieces: readonly RedlinePiece[], mark: string | undefined): Divided | null {
  const at = mark === undefined ? -1 : pieces.findIndex(({ text }) => text.includes(mark));
  const piece = pieces[at];
  if (!piece || mark === undefined) return null;
  const start = piece.text.indexOf(mark);
  const first = { ...piece, text: piece.text.slice(0, start) };
  return {
    before: [...pieces.slice(0, at), ...(first.text === '' ? [] : [first])],
    behind: [{ ...piece, text: piece.text.slice(start + mark.length) }, ...pieces.slice(at + 1)],
  };
}

/** Throws an `UnmarkableError` where notes themselves came, went or moved: their marks count on by themselves. */
export function refuseOtherNotes(main: Body, plan: MarkPlan, pieces: readonly RedlinePiece[]): void {
  const marks = new Set(main.paragraphs.flatMap(({ notes }) => notes.map(({ token }) => token)));
  const isMarkGone = [...plan.deleted.keys()].some(({ token }) => marks.has(token));
  const left = numbersIn(pieces, 'added');
  const isSame = left.every(({ isKept }) => isKept) && left.length === numbersIn(pieces, 'removed').length;
  if (isMarkGone || !isSame) throw new UnmarkableError('notes were added, removed or moved');
}

/** The numbers at the beginnings of the notes of one side. */
function numbersIn(pieces: readonly RedlinePiece[], without: RedlinePiece['kind']): { isKept: boolean }[] {
  const own = pieces.filter(({ kind }) => kind !== without);
  const kinds = own.flatMap(({ kind, text }) => Array.from({ length: text.length }, () => kind));
  let at = 0;
  return own
    .map(({ text }) => text)
    .join('')
    .split(PARAGRAPH_END)
    .flatMap((line) => {
      const from = at;
      at += line.length + PARAGRAPH_END.length;
      const length = NOTE_NUMBER.exec(line)?.[0].length;
      if (length === undefined) return [];
      return [{ isKept: kinds.slice(from, from + length).every((kind) => kind === 'kept') }];
    });
}

/** The changes of notes, by the last token of the run with the mark of each. */
export function remarksOfNotes(main: Body, bodies: NoteBodies, plan: MarkPlan): Remarks {
  const ends = new Map<string, number>();
  for (const { kind, id, run } of main.paragraphs.flatMap(({ notes }) => notes))
    if (run) ends.set(`${kind} ${id}`, run.to);
  const kinds = new Map<BodyParagraph, NoteReference['kind']>();
  for (const [kind, { paragraphs }] of bodies) for (const each of paragraphs) kinds.set(each, kind);
  const remarks: Remarks = new Map();
  for (const { paragraph, traits } of marksOf(plan)) {
    const end = ends.get(`${kinds.get(paragraph)} ${paragraph.story}`);
    if (end === undefined || traits.change === undefined) continue;
    remarks.set(end, (remarks.get(end) ?? new Set()).add(traits.change));
  }
  return remarks;
}
