type Rect = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

interface Spot {
  /** From the corner of the pane. */
  readonly left: number;
  readonly top: number;
}

/** Between the words and the toolbar. */
const GAP = 8;
/** Below words that a finger selected hang the handles. */
const HANDLES = 28;
/** From the edge of the pane. */
const EDGE = 8;

interface Placing {
  /** Of the selected words, in the window. */
  readonly words: Rect;
  readonly pane: Rect;
  readonly toolbar: { readonly width: number; readonly height: number };
  /** With a finger: the browser has a menu of its own above the words. */
  readonly isTouch: boolean;
}

/** Where a toolbar covers none of the words that it is about; null where they are scrolled out of sight. */
export function placeToolbar({ words, pane, toolbar, isTouch }: Placing): Spot | null {
  if (words.bottom < pane.top || words.top > pane.bottom) return null;
  const highest = pane.top + EDGE;
  const lowest = pane.bottom - EDGE - toolbar.height;
  const above = words.top - GAP - toolbar.height;
  const below = words.bottom + (isTouch ? HANDLES : GAP);
  const [first, second] = isTouch ? [below, above] : [above, below];
  const fits = (top: number) => top >= highest && top <= lowest;
  // Words as high as the pane leave no room beside them.
  const top = fits(first) ? first : fits(second) ? second : lowest;
  const middle = (words.left + words.right - toolbar.width) / 2;
  const rightmost = pane.right - EDGE - toolbar.width;
  const left = Math.max(pane.left + EDGE, Math.min(middle, rightmost));
  return { left: left - pane.left, top: top - pane.top };
}
