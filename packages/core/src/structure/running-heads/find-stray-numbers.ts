import type { PrintedLine } from '../printed-line.ts';
import type { EdgeLine } from './edge-line.ts';

const NUMBER = /^\d{1,4}$/;

/** Numbers that stand alone at the edge of a page and do not count pages: figures of a table. */
export function findStrayNumbers<L extends PrintedLine>(
  edges: readonly EdgeLine<L>[],
  pageCount: number,
): Set<L> {
  const strays = new Set<L>();
  if (pageCount < 2) return strays;
  // On a page of a few lines one line is at both edges.
  const pageOf = new Map(edges.map(({ line, page }) => [line, page]));
  const numbers = [...pageOf]
    .filter(([{ text }]) => NUMBER.test(text.trim()))
    .map(([line, page]) => ({ line, page, number: Number(line.text) }));
  const byOffset = Map.groupBy(numbers, ({ page, number }) => number - page);
  // As far from the place of its page as that of another page, the second time.
  const counting = numbers.filter(
    ({ page, number }) => number === page + 1 || (byOffset.get(number - page)?.length ?? 0) > 1,
  );
  const isCounting = new Set(counting);
  let next = 0;
  for (const one of numbers) {
    while ((counting[next]?.page ?? Number.POSITIVE_INFINITY) <= one.page) next++;
    const before = counting[next - 1]?.number;
    const after = counting[next]?.number;
    const isBetween =
      before !== undefined && after !== undefined && before < one.number && one.number < after;
    if (!isCounting.has(one) && !isBetween) strays.add(one.line);
  }
  return strays;
}
