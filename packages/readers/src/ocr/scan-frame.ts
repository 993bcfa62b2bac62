import { BOX_SCALE, type Box } from '@recto/core/document';
import type { QuarterTurns } from '#ocr/gray-image.ts';

/** How the picture that was recognised lies to the page as displayed. */
export interface ScanFrame {
  /** Of the picture once it is turned, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Quarter turns clockwise that set the page upright. */
  readonly turns: QuarterTurns;
  /** Radians by which it was turned about its centre after that, clockwise where positive. */
  readonly skew: number;
}

/** A box of the recognised picture as a box of the page: what surrounds its corners, turned back. */
export function toPageBox(box: Box, frame: ScanFrame): Box {
  const [left, top, right, bottom] = box;
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ] as const;
  const points = corners.map(([x, y]) => turnBack(x / BOX_SCALE, y / BOX_SCALE, frame));
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)].map((fraction) =>
    Math.round(Math.min(1, Math.max(0, fraction)) * BOX_SCALE),
  ) as unknown as Box;
}

/** Takes and gives fractions of the width and the height. */
function turnBack(x: number, y: number, { width, height, turns, skew }: ScanFrame): [x: number, y: number] {
  const [dx, dy] = [(x - 0.5) * width, (y - 0.5) * height];
  const [cos, sin] = [Math.cos(skew), Math.sin(skew)];
  const straight = 0.5 + (dx * cos + dy * sin) / width;
  const level = 0.5 + (dy * cos - dx * sin) / height;
  switch (turns) {
    case 0:
      return [straight, level];
    case 1:
      return [level, 1 - straight];
    case 2:
      return [1 - straight, 1 - level];
    case 3:
      return [1 - level, straight];
  }
}
