import type { ComparedLine } from './read-lines.ts';

/** As many lines at each edge of a page may be its head and foot. */
const EDGE_LINES = 3;
/** Lines that come back so often, as high on their pages, belong to the pages and not to what they say. */
const LEAST_REPEATS = 3;
/** Enough where each is nothing but the number of its page. */
const LEAST_NUMBERS = 2;
/** Of the usual height of a line: what stands as high on two pages. */
const SAME_HEIGHT = 0.6;

/** Lines of plain text between two heads of pages. */
const PAGE_LINES = { least: 20, most: 140 };
/** Longer lines are no heads. */
const LONGEST_HEAD = 130;
/** A head stands so near to where a page begins, in lines. */
const NEAR_BREAK = 6;

/** Whether each line is part of a page's head or foot: repeated at the edges of the pages, numbers apart. */
export function findFurniture(lines: readonly ComparedLine[]): Uint8Array {
  const isLaidOut = lines.some(({ bottom, top }) => bottom - top !== 1);
  const found = isLaidOut ? findOnPages(lines) : findInPlainText(lines);
  for (const [index, { isFurniture }] of lines.entries()) if (isFurniture) found[index] = 1;
  return found;
}

/** The text of a head without what changes from page to page. */
function headKey(text: string): string {
  return text
    .replace(/\p{N}+|\b[ivxlc]{1,6}\b/gu, '#')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** By geometry: lines at the edges of laid out pages that come back at the same height. */
function findOnPages(lines: readonly ComparedLine[]): Uint8Array {
  const found = new Uint8Array(lines.length);
  const byPage = new Map<number, number[]>();
  for (const [index, { page, text }] of lines.entries())
    if (text.trim() !== '') byPage.set(page, [...(byPage.get(page) ?? []), index]);
  const byKey = new Map<string, number[]>();
  for (const page of byPage.values()) {
    page.sort((left, right) => (lines[left]?.top ?? 0) - (lines[right]?.top ?? 0));
    for (const index of new Set([...page.slice(0, EDGE_LINES), ...page.slice(-EDGE_LINES)])) {
      const key = headKey(lines[index]?.text ?? '');
      byKey.set(key, [...(byKey.get(key) ?? []), index]);
    }
  }
  for (const same of byKey.values()) {
    const least = areOwnNumbers(same, lines) ? LEAST_NUMBERS : LEAST_REPEATS;
    if (same.length < least || !numbersRunOn(same, lines)) continue;
    const tops = same.map((index) => lines[index]?.top ?? 0).toSorted((left, right) => left - right);
    for (const index of same) {
      const line = lines[index];
      if (!line) continue;
      const near = SAME_HEIGHT * (line.bottom - line.top);
      if (countWithin(tops, line.top - near, line.top + near) >= least) found[index] = 1;
    }
  }
  return found;
}

const OWN_NUMBER = /^[^\p{L}\p{N}]*(\p{N}{1,4})[^\p{L}\p{N}]*$/u;

/** Whether lines say nothing but the numbers of the pages on which they stand. */
function areOwnNumbers(same: readonly number[], lines: readonly ComparedLine[]): boolean {
  return same.every((index) => {
    const { text = '', page } = lines[index] ?? {};
    return Number(OWN_NUMBER.exec(text)?.[1]) === page;
  });
}

function countWithin(sorted: readonly number[], low: number, high: number): number {
  return sorted.filter((value) => value >= low && value <= high).length;
}

/**
 * In plain text that was printed once: page breaks are form feeds, or a line whose number grows by one at regular distances;
 * the repeated short lines beside them are heads and feet.
 */
function findInPlainText(lines: readonly ComparedLine[]): Uint8Array {
  const byKey = new Map<string, number[]>();
  const breaks = new Set<number>();
  const isBlank = (index: number) => (lines[index]?.text.trim() ?? '') === '';
  for (const [index, { text }] of lines.entries()) {
    if (text.startsWith('\f')) breaks.add(index);
    if (text.length > LONGEST_HEAD || isBlank(index)) continue;
    const isApart =
      text.startsWith('\f') ||
      lines[index + 1]?.text.startsWith('\f') ||
      isBlank(index - 1) ||
      isBlank(index + 1);
    if (!isApart) continue;
    const key = headKey(text);
    const same = byKey.get(key);
    if (same) same.push(index);
    else byKey.set(key, [index]);
  }
  for (const [key, same] of byKey)
    if (same.length >= LEAST_REPEATS && key.includes('#') && countsPages(same, lines))
      for (const index of same) breaks.add(index);
  const found = new Uint8Array(lines.length);
  if (breaks.size < LEAST_REPEATS) return found;
  const isNear = new Uint8Array(lines.length);
  for (const index of breaks) isNear.fill(1, Math.max(0, index - NEAR_BREAK), index + NEAR_BREAK + 1);
  for (const same of byKey.values()) {
    const near = same.filter((index) => isNear[index] === 1);
    if (near.length >= LEAST_REPEATS && near.length >= 0.8 * same.length && numbersRunOn(near, lines))
      for (const index of near) found[index] = 1;
  }
  return found;
}

/** Whether the numbers of repeated lines are those of pages, or always the same: figures of a table are neither. */
function numbersRunOn(same: readonly number[], lines: readonly ComparedLine[]): boolean {
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
function countsPages(same: readonly number[], lines: readonly ComparedLine[]): boolean {
  const distances = same.slice(1).map((index, at) => index - (same[at] ?? 0));
  const usual = distances.toSorted((left, right) => left - right)[distances.length >> 1] ?? 0;
  if (usual < PAGE_LINES.least || usual > PAGE_LINES.most) return false;
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
