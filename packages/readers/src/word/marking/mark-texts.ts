import type { RedlinePiece } from '@recto/core/comparison';
import { numberComments } from '#word/marking/comments-part.ts';
import { locateText } from '#word/marking/locate-text.ts';
import type { RedlineRequest } from '#word/marking/redline-request.ts';
import {
  keepNoteMarks,
  type NoteBodies,
  paragraphsOfNotes,
  refuseOtherNotes,
  remarksOfNotes,
} from '#word/marking/mark-notes.ts';
import { type MarkPlan, marksOf } from '#word/marking/mark-plan.ts';
import { planMarks } from '#word/marking/plan-marks.ts';
import type { Body } from '#word/marking/body.ts';
import { readBody } from '#word/marking/read-body.ts';
import { commentReference, countFrom, RevisionWriter } from '#word/marking/revision.ts';
import { UnmarkableError } from '#word/marking/unmarkable.ts';
import { writeMarks } from '#word/marking/write-marks.ts';
import type { Styles } from '#word/styles.ts';

export type TextKind = 'main' | 'footnote' | 'endnote';

/** A part with text, which gets marks. */
export interface MarkedPart {
  readonly name: string;
  readonly xml: string;
}

interface MarkOptions {
  readonly styles: Styles;
  readonly firstComment: number;
}

/** The texts of a document with the marks of a redline, by the names of their parts. */
export function markTexts(
  parts: ReadonlyMap<TextKind, MarkedPart>,
  { pieces, comments, marker }: RedlineRequest,
  { styles, firstComment }: MarkOptions,
): Map<string, string> {
  const bodyOf = ({ xml }: MarkedPart) => readBody(xml, styles);
  const main = parts.get('main');
  if (!main) throw new UnmarkableError('it has no text');
  const body = bodyOf(main);
  const text = keepNoteMarks(pieces.filter(({ block }) => block !== 'note' && block !== 'comment'));
  const noteText = keepNoteMarks(pieces.filter(({ block }) => block === 'note'));
  const plan = planMarks(body.paragraphs, text);
  refuseOtherNotes(body, plan, noteText);
  const bodies: NoteBodies = new Map(
    (noteText.some(isChange) ? (['footnote', 'endnote'] as const) : []).flatMap((kind) => {
      const part = parts.get(kind);
      return part ? [[kind, bodyOf(part)] as const] : [];
    }),
  );
  const noteParagraphs = paragraphsOfNotes(body, bodies);
  const notes = noteParagraphs.length > 0 ? planMarks(noteParagraphs, noteText) : null;
  if (!notes && noteText.some(isChange)) throw new UnmarkableError('notes in it cannot be told apart');

  const unmoved = movesAsEdits(plan, notes);
  const remarks = notes ? remarksOfNotes(body, bodies, notes) : new Map();
  const changed = new Map<string, string>();
  const ids = countFrom(Math.max(...[...parts.values()].map(({ xml }) => nextId(xml))));
  const writer = new RevisionWriter(marker, ids, numberComments(comments, firstComment), unmoved);
  writeMarks(body, plan, { writer, remarks });
  changed.set(main.name, finishText(writer));
  for (const [kind, own] of bodies) {
    const part = parts.get(kind);
    if (!part || !notes) continue;
    const notesWriter = new RevisionWriter(marker, ids, new Map(), unmoved);
    writeMarks(own, notes, { writer: notesWriter, remarks: new Map() });
    notesWriter.finish();
    changed.set(part.name, notesWriter.out.join(''));
  }
  checkTexts(changed, { parts, styles, text, noteText: notes ? noteText : null });
  return changed;
}

const isChange = ({ kind, text }: RedlinePiece): boolean => kind !== 'kept' && text.trim() !== '';

/** Behind all ids that markup has. */
export function nextId(xml: string): number {
  let last = 0;
  for (const [, id] of xml.matchAll(/\sw:id="(\d{1,9})"/gu)) last = Math.max(last, Number(id));
  return last + 1;
}

/** Comments on what cannot be seen in the text stand at its end. */
function finishText(writer: RevisionWriter): string {
  const unplaced = writer.finish();
  const xml = writer.out.join('');
  if (unplaced.length === 0) return xml;
  const at = xml.lastIndexOf('</w:p>');
  if (at < 0) throw new UnmarkableError('it has no text');
  return xml.slice(0, at) + unplaced.map(commentReference).join('') + xml.slice(at);
}

/**
 * Moves that are written as a deletion and an insertion, as no program is known to follow them there: from or to notes, text
 * boxes and what the document itself tracks as inserted.
 */
function movesAsEdits(plan: MarkPlan, notes: MarkPlan | null): Set<number> {
  const moves = new Set<number>();
  for (const { paragraph, run, traits } of marksOf(plan))
    if (traits.move !== undefined && (paragraph.box || run?.insertion)) moves.add(traits.move);
  for (const { traits } of notes ? marksOf(notes) : []) if (traits.move !== undefined) moves.add(traits.move);
  return moves;
}

interface CheckOptions {
  readonly parts: ReadonlyMap<TextKind, MarkedPart>;
  readonly styles: Styles;
  readonly text: readonly RedlinePiece[];
  /** Null where no note has changed. */
  readonly noteText: readonly RedlinePiece[] | null;
}

/** What was written is read again: with all changes accepted it has to say the right text. */
function checkTexts(
  changed: ReadonlyMap<string, string>,
  { parts, styles, text, noteText }: CheckOptions,
): void {
  const bodyOf = (kind: TextKind): Body | null => {
    const xml = changed.get(parts.get(kind)?.name ?? '');
    return xml === undefined ? null : readBody(xml, styles);
  };
  const main = bodyOf('main');
  if (!main) return;
  locateText(main.paragraphs, text, 'removed');
  if (!noteText) return;
  const bodies: NoteBodies = new Map(
    (['footnote', 'endnote'] as const).flatMap((kind) => {
      const body = bodyOf(kind);
      return body ? [[kind, body] as const] : [];
    }),
  );
  locateText(paragraphsOfNotes(main, bodies), noteText, 'removed');
}
