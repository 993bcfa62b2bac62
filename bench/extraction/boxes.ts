import { BOX_SCALE, type Page } from '@recto/core/document';
import type { YardstickPage, YardstickWord } from './poppler.ts';

type Box = YardstickWord['box'];

/** Share (0..1) of poppler's words for which we have the same text in a box that overlaps theirs above a half. */
export function shareOfBoxes(pages: readonly Page[], yardstick: readonly YardstickPage[]): number {
  let wanted = 0;
  let hits = 0;
  yardstick.forEach(({ words }, index) => {
    const page = pages[index];
    const byText = page ? groupByText(page) : new Map<string, Box[]>();
    for (const { text, box } of words) {
      wanted++;
      const boxes = byText.get(text.normalize('NFKC'));
      const at = boxes?.findIndex((other) => overlap(box, other) > 0.5) ?? -1;
      if (at < 0) continue;
      boxes?.splice(at, 1);
      hits++;
    }
  });
  return wanted > 0 ? hits / wanted : 0;
}

function groupByText({ lines, width, height }: Page): Map<string, Box[]> {
  const groups = new Map<string, Box[]>();
  for (const { text, words } of lines) {
    for (const { start, end, box } of words) {
      const [left, top, right, bottom] = box.map((side) => side / BOX_SCALE) as [
        number,
        number,
        number,
        number,
      ];
      const word = text.slice(start, end).normalize('NFKC');
      const placed = [left * width, top * height, right * width, bottom * height] as const;
      groups.set(word, [...(groups.get(word) ?? []), placed]);
    }
  }
  return groups;
}

/** Intersection over union. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  if (width <= 0 || height <= 0) return 0;
  const shared = width * height;
  return shared / (areaOf(a) + areaOf(b) - shared);
}

const areaOf = ([left, top, right, bottom]: Box): number => (right - left) * (bottom - top);
