import type { PrintedLine } from '../printed-line.ts';

/** Lines that come back so often, near to where pages begin, belong to the pages and not to what they say. */
const MIN_REPEATS = 3;
/** Lines of plain text between two heads of pages. */
const PAGE_LINES = { min: 20, max: 140 };
/** Longer lines are no heads. */
const MAX_HEAD_LENGTH = 130;
/** A head stands so near to where a page begins, in lines. */
const NEAR_BREAK = 6;

/** What a key has "#" for. */
const NUMBER = /[\p{N}#]|\b[ivxlc]{1,6}\b/u;
const INK = /\S/u;
/** Any space but a single blank. */
const WIDE_SPACE = /\s\s|[^\S ]/u;

/** The text of a head without what changes from page to page. */
function headKey(text: string): string {
  const key = text.replace(/\p{N}+|\b[ivxlc]{1,6}\b/gu, '#').trim();
  return WIDE_SPACE.test(key) ? key.replace(/\s+/gu, ' ') : key;
}

/**
 * In plain text that was printed once: page breaks are form feeds, or a line whose number grows by one at regular distances;
 * the repeated short lines beside them are heads and feet.
 */
export function findHeadsOfText<L extends PrintedLine>(lines: readonly L[]): Set<L> {
  const apart = findApart(lines);
  const breaks = new Set<number>();
  lines.forEach(({ text }, index) => {
    if (text.startsWith('\f')) breaks.add(index);
  });
  const textOf = (index: number) => lines[index]?.text ?? '';
  for (const same of groupByKey(
    apart.filter((index) => NUMBER.test(textOf(index))),
    textOf,
  ))
    if (same.length >= MIN_REPEATS && countsPages(same, lines)) for (const index of same) breaks.add(index);
  const found = new Set<L>(lines.filter(({ isRunning }) => isRunning));
  if (breaks.size < MIN_REPEATS) return found;
  const isNear = new Uint8Array(lines.length);
  for (const index of breaks) isNear.fill(1, Math.max(0, index - NEAR_BREAK), index + NEAR_BREAK + 1);
  for (const same of groupByKey(apart, textOf)) {
    const near = same.filter((index) => isNear[index] === 1);
    if (near.length >= MIN_REPEATS && near.length >= 0.8 * same.length && numbersRunOn(near, lines))
      for (const index of near) {
        const line = lines[index];
        if (line) found.add(line);
      }
  }
  return found;
}

/** Short lines at the edge of a page or beside a blank line. */
function findApart(lines: readonly PrintedLine[]): number[] {
  const isBlank = lines.map(({ text }) => !INK.test(text));
  const apart: number[] = [];
  lines.forEach(({ text, isRunning }, index) => {
    if (isRunning !== undefined || text.length > MAX_HEAD_LENGTH || isBlank[index] === true) return;
    const isApart =
      text.startsWith('\f') ||
      lines[index + 1]?.text.startsWith('\f') ||
      isBlank[index - 1] !== false ||
      isBlank[index + 1] !== false;
    if (isApart) apart.push(index);
  });
  return apart;
}

/** Lines with the same key, in their order. */
const groupByKey = (indexes: readonly number[], textOf: (index: number) => string) =>
  Map.groupBy(indexes, (index) => headKey(textOf(index))).values();

/** Whether the numbers of repeated lines are those of pages, or always the same: figures of a table are neither. */
function numbersRunOn(same: readonly number[], lines: readonly PrintedLine[]): boolean {
  const numbers = same.map((index) => (lines[index]?.text.match(/\d+/g) ?? []).map(Number));
  const columns = Math.max(...numbers.map(({ length }) => length));
  const steps = numbers.length - 1;
  for (let column = 0; column < columns; column++) {
    let regular = 0;
    for (let at = 0; at < steps; at++) {
      const grown = (numbers[at + 1]?.[column] ?? 0) - (numbers[at]?.[column] ?? 0);
      // Left and right pages may have heads of their own.
      if (grown >= 0 && grown <= 2) regular++;
    }
    if (regular < 0.8 * steps) return false;
  }
  return true;
}

/** Whether lines come at regular distances, and a number in them grows by one from page to page. */
function countsPages(same: readonly number[], lines: readonly PrintedLine[]): boolean {
  const distances = same.slice(1).map((index, at) => index - (same[at] ?? 0));
  const usual = distances.toSorted((left, right) => left - right)[distances.length >> 1] ?? 0;
  if (usual < PAGE_LINES.min || usual > PAGE_LINES.max) return false;
  const isRegular = (distance: number) =>
    Math.abs(distance - usual) <= Math.max(4, usual * 0.15) || Math.abs(distance - 2 * usual) <= usual * 0.2;
  if (distances.filter(isRegular).length < 0.8 * distances.length) return false;
  const numbers = same.map((index) => (lines[index]?.text.match(/\d+/g) ?? []).map(Number));
  const columns = Math.min(...numbers.map(({ length }) => length), 9);
  for (let column = 0; column < columns; column++) {
    const steps = distances.filter((distance, at) => {
      const grown = (numbers[at + 1]?.[column] ?? 0) - (numbers[at]?.[column] ?? 0);
      return grown === Math.max(1, Math.round(distance / usual));
    });
    if (steps.length >= 0.85 * distances.length) return true;
  }
  return false;
}
