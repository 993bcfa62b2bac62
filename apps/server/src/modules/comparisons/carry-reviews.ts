import type { ChangeReview } from '@recto/contract/comparisons';
import type { StoredChange } from '#modules/comparisons/tasks/to-wire.ts';

interface KeptChange {
  readonly change: StoredChange;
  readonly review: ChangeReview | null;
}

/**
 * The reviews of changes that say the same in the next result, by the ids that these have there. Where the same pair of texts
 * changes in several places, the places decide, and where they are not the same ones nothing is carried over.
 */
export function carryReviews(
  kept: readonly KeptChange[],
  next: readonly StoredChange[],
  isTurned: boolean,
): Map<number, ChangeReview> {
  const reviews = new Map<number, ChangeReview>();
  const before = groupByPair(kept.map(({ change }) => (isTurned ? turn(change) : change)));
  const after = groupByPair(next);
  const reviewOf = new Map(kept.map(({ change, review }) => [change.changeId, review]));
  for (const [pair, olds] of before) {
    const successors = after.get(pair) ?? [];
    if (olds.length !== successors.length) continue;
    for (const [at, { changeId }] of olds.entries()) {
      const [review, successor] = [reviewOf.get(changeId), successors[at]];
      if (review && successor) reviews.set(successor.changeId, review);
    }
  }
  return reviews;
}

const turn = ({ before, after, ...change }: StoredChange): StoredChange => ({
  ...change,
  ...(after !== undefined && { before: after }),
  ...(before !== undefined && { after: before }),
});

function groupByPair(changes: readonly StoredChange[]): Map<string, StoredChange[]> {
  const groups = new Map<string, StoredChange[]>();
  for (const change of changes) {
    // Those kept by earlier versions do not tell their texts.
    if (change.before === undefined && change.after === undefined) continue;
    const pair = JSON.stringify([change.before ?? null, change.after ?? null]);
    groups.set(pair, [...(groups.get(pair) ?? []), change]);
  }
  return groups;
}
