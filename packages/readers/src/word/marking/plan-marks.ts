import type { RedlinePiece } from '@recto/core/comparison';
import { isSolid, locateText } from '#word/marking/locate-text.ts';
import type { Gap, GapItem, MarkPlan } from '#word/marking/mark-plan.ts';
import { placeGap } from '#word/marking/place-gap.ts';
import type { Atom, BodyParagraph, BodyRow } from '#word/marking/body.ts';
import { UNDIVIDED, UnmarkableError } from '#word/marking/unmarkable.ts';

/** Where in the markup of paragraphs the pieces of their text lie. Throws an `UnmarkableError` where one cannot be told. */
export function planMarks(paragraphs: readonly BodyParagraph[], pieces: readonly RedlinePiece[]): MarkPlan {
  const { atoms, numbered } = locateText(paragraphs, pieces);
  const plan: MarkPlan = {
    numbered,
    deleted: new Map(),
    before: new Map(),
    after: new Map(),
    within: new Map(),
    paragraphsBefore: new Map(),
    paragraphsAfter: new Map(),
    deletedEnds: new Map(),
    deletedRows: new Map(),
  };
  for (const gap of readGaps(atoms, pieces, plan)) placeGap(paragraphs, plan, gap);
  deleteWholes(paragraphs, plan);
  return plan;
}

/** Deletes characters on its way, and gives what lies between them. */
function* readGaps(
  located: readonly (Atom | null)[],
  pieces: readonly RedlinePiece[],
  plan: MarkPlan,
): Generator<Gap> {
  let at = 0;
  let from: Atom | null = null;
  let items: GapItem[] = [];
  let hasNumber = false;
  for (const piece of pieces) {
    const { kind, text, move, change } = piece;
    const traits = { move, change };
    if (kind === 'added') {
      items.push({ kind, text, ...traits, isRow: piece.block === 'table' });
      continue;
    }
    for (let index = 0; index < text.length; index++) {
      const character = text.charAt(index);
      if (!isSolid(character)) {
        items.push({ kind, text: character, ...traits, isRow: false });
        continue;
      }
      const atom = located[at++];
      if (!atom) {
        hasNumber ||= kind === 'removed';
        continue;
      }
      if (items.length > 0) yield { from, to: atom, items, hasNumber };
      [from, items, hasNumber] = [atom, [], false];
      if (kind === 'removed') {
        if (atom.run === null) throw new UnmarkableError(UNDIVIDED);
        plan.deleted.set(atom, traits);
      }
    }
  }
  if (items.length > 0) yield { from, to: null, items, hasNumber };
}

/** White space of paragraphs without another character left goes too, and a row without one is deleted as such. */
function deleteWholes(
  paragraphs: readonly BodyParagraph[],
  { deleted, deletedRows, before, after, within }: MarkPlan,
): void {
  const isGone = ({ atoms }: BodyParagraph) => {
    const solid = atoms.filter(({ character }) => isSolid(character));
    return solid.length > 0 && solid.every((atom) => deleted.has(atom));
  };
  const takesText = (paragraph: BodyParagraph) =>
    within.has(paragraph) || paragraph.atoms.some((atom) => before.has(atom) || after.has(atom));
  const rows = new Map<BodyRow, boolean>();
  for (const paragraph of paragraphs) {
    const hasText = paragraph.atoms.some(({ character }) => isSolid(character));
    const isDeleted = isGone(paragraph);
    if (isDeleted) {
      const traits = deleted.get(paragraph.atoms.find((atom) => deleted.has(atom)) as Atom) ?? {};
      for (const atom of paragraph.atoms)
        if (atom.run !== null && !atom.run.hasBox && !deleted.has(atom)) deleted.set(atom, traits);
    }
    if (paragraph.row === null) continue;
    const isRowGone = rows.get(paragraph.row);
    if (takesText(paragraph) || (hasText && !isDeleted)) rows.set(paragraph.row, false);
    else if (isDeleted && isRowGone === undefined) rows.set(paragraph.row, true);
  }
  for (const [row, isDeleted] of rows) {
    const first = row.cells
      .flat()
      .flatMap(({ atoms }) => atoms)
      .find((atom) => deleted.has(atom));
    if (isDeleted && first) deletedRows.set(row, deleted.get(first) ?? {});
  }
}
