/** From the top to the bottom of what stands on a side, in CSS pixels. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** Heights on both sides that stand beside each other. */
export interface Beside {
  readonly left: number;
  readonly right: number;
}

interface Sides {
  readonly left: Extent | undefined;
  readonly right: Extent | undefined;
  /** Its sides say nothing of what stands beside each other. */
  readonly isMoved: boolean;
}

const pointAt = (height: number): Extent => ({ top: height, bottom: height });

/**
 * Gives what stands on one side alone the point on the other side where it is missing: as far behind the change before it as it
 * is on its own side, since between changes both texts are the same. What stands on none is left out. `start` says what stands
 * beside each other before the first one; without it the first ones have no point.
 */
export function joinExtents<Change extends Sides>(
  changes: readonly Change[],
  start: () => Beside | null,
): (Change & { readonly left: Extent; readonly right: Extent })[] {
  let before: Beside | null | undefined;
  return changes.flatMap((change) => {
    const { left, right, isMoved } = change;
    if (left && right) {
      if (!isMoved) before = { left: left.bottom, right: right.bottom };
      return [{ ...change, left, right }];
    }
    if (isMoved || (!left && !right)) return [];
    before ??= start();
    if (!before) return [];
    if (left) {
      const height = before.right + Math.max(0, left.top - before.left);
      before = { left: left.bottom, right: height };
      return [{ ...change, left, right: pointAt(height) }];
    }
    if (!right) return [];
    const height = before.left + Math.max(0, right.top - before.right);
    before = { left: height, right: right.bottom };
    return [{ ...change, left: pointAt(height), right }];
  });
}
