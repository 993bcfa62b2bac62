import type { AnswerChange } from '@recto/contract/batches';
import type { LookReason } from '@recto/contract/batch-versions';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** "Three of ten answers changed". */
export function changesTitle(changed: number, all: number): string {
  if (changed === 0) return 'No answer changed';
  const first = NUMBERS[changed] ?? changed.toLocaleString('en-US');
  const of = NUMBERS[all]?.toLowerCase() ?? all.toLocaleString('en-US');
  return `${first} of ${of} answers changed`;
}

/** Why a person has to look. */
export const LOOK_REASONS: Readonly<Record<LookReason, string>> = {
  unsure: 'A value could not be read surely.',
  near: 'About the same value, in another form.',
  disagrees: 'A version says more than one value.',
  close: 'Only passages that come close were found.',
  stands: 'Both versions say both; another passage answered, or none.',
  reference: 'Only the numbers of clauses differ.',
  wording: 'The same, in other words.',
};

/** What was said of an answer of the earlier version; it does not hold for the newer one. */
export const EARLIER_MARKS = {
  accepted: 'Accepted in the version before',
  wrong: 'Called wrong in the version before',
  check: 'To check in the version before',
} as const;

export interface ChangeGroups {
  readonly changed: readonly AnswerChange[];
  readonly look: readonly AnswerChange[];
  readonly same: readonly AnswerChange[];
}

/** The changed answers, those to look at, and those that are the same, each in their order. */
export function groupChanges(changes: readonly AnswerChange[]): ChangeGroups {
  const ofKind = (kind: AnswerChange['change']) => changes.filter(({ change }) => change === kind);
  return { changed: ofKind('changed'), look: ofKind('look'), same: ofKind('same') };
}

/** What is different about answers that are the same: "2 of them on another page, 1 in other words". */
export function sameNote(same: readonly AnswerChange[]): string {
  const moved = same.filter(({ isMoved }) => isMoved).length;
  const reworded = same.filter(({ isReworded }) => isReworded).length;
  const missing = same.filter(({ now }) => now.kind === 'none').length;
  const notes = [
    ...(moved > 0 ? [`${moved} of them on another page`] : []),
    ...(reworded > 0 ? [`${reworded} in other words`] : []),
    ...(missing > 0 ? [`${missing} found in neither version`] : []),
  ];
  return notes.join(', ');
}
