import type { Found } from '../types.ts';

/** Longest part of a sentence that is shown as what answers. */
const CLAUSE = 240;

/** From a marker to the end of its clause: "because …", "is defined as …". */
export function clauseFrom(text: string, start: number, from: number, fit: number): Found {
  const rest = text.slice(from, from + CLAUSE);
  // A dot that ends a sentence stands before white space or the end, not inside 3.5.
  const stop = /[.!?。！？।؟;；](?=\s|$|[」”’"')])|[。！？।；]/u.exec(rest);
  const end = from + (stop === null ? rest.trimEnd().length : stop.index);
  return { start, end: Math.max(end, from), fit };
}

/** Everything before a marker that comes last: ため, から, के कारण. */
export function clauseBefore(text: string, end: number, fit: number): Found {
  const from = Math.max(0, end - CLAUSE);
  const before = text.slice(from, end);
  let start = from;
  for (const match of before.matchAll(/[.!?。！？।؟;；](?=\s|\S)/gu)) {
    if (match.index + 1 < before.length - 2) start = from + match.index + 1;
  }
  while (/\s/u.test(text[start] ?? '') && start < end) start++;
  return { start, end, fit };
}

/** Leaves out what lies inside an earlier or better find. */
export function withoutOverlaps(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const each of found.toSorted((left, right) => left.start - right.start || right.fit - left.fit)) {
    const last = kept.at(-1);
    if (last === undefined || each.start >= last.end) kept.push(each);
    else if (each.fit > last.fit) kept[kept.length - 1] = each;
  }
  return kept;
}
