import { BOX_SCALE, type Box, type Line, type Word } from '#document/document.ts';
import {
  type Fragment,
  gatherFragments,
  isCellGap,
  isCurrency,
  verticalOverlap,
} from '#document/fragments.ts';
import { findGutters, type Gutter, isSeparated, sideOf } from '#document/gutters.ts';
import { type PlacedWord, putMarksBehind, readsRightToLeft, type Turn } from '#document/placed-word.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Fragments that share a line. */
interface Row {
  readonly fragments: Fragment[];
  /** Content order of its first and last fragment. */
  first: number;
  last: number;
  /** The widest fragment gives the line its place. */
  anchor: Fragment;
}

/**
 * Builds the lines of a page from its words, by geometry alone.
 *
 * The words of a table row become one line whose cells are separated by tabs, however the file orders them; columns of
 * prose stay apart. Lines come in content order, except where content order cannot be reading order: rows whose cells
 * were painted far apart are put from top to bottom, columns painted line by line one after the other.
 * Lines of right-to-left scripts keep logical order.
 */
export function assembleLines(words: readonly PlacedWord[], page: Size): Line[] {
  if (words.every(({ turn }) => turn === 0)) return assembleUpright(words, 0, page);
  const byTurn = new Map<Turn, PlacedWord[]>();
  for (const word of words) {
    const group = byTurn.get(word.turn);
    if (group) group.push(word);
    else byTurn.set(word.turn, [word]);
  }
  return [...byTurn].flatMap(([turn, group]) =>
    assembleUpright(
      group.map((word) => turnWord(word, turn, page)),
      turn,
      page,
    ),
  );
}

/** Turns a word so that its line runs from left to right; `unturn` is the way back. */
function turnWord(word: PlacedWord, turn: Turn, { width, height }: Size): PlacedWord {
  const { left, top, right, bottom } = word;
  switch (turn) {
    case 0:
      return word;
    case 90:
      return { ...word, left: top, right: bottom, top: width - right, bottom: width - left };
    case 180:
      return {
        ...word,
        left: width - right,
        right: width - left,
        top: height - bottom,
        bottom: height - top,
      };
    case 270:
      return { ...word, left: height - bottom, right: height - top, top: left, bottom: right };
  }
}

function unturn(word: PlacedWord, turn: Turn, { width, height }: Size): PlacedWord {
  const { left, top, right, bottom } = word;
  switch (turn) {
    case 0:
      return word;
    case 90:
      return { ...word, left: width - bottom, right: width - top, top: left, bottom: right };
    case 180:
      return {
        ...word,
        left: width - right,
        right: width - left,
        top: height - bottom,
        bottom: height - top,
      };
    case 270:
      return { ...word, left: top, right: bottom, top: height - right, bottom: height - left };
  }
}

function assembleUpright(words: readonly PlacedWord[], turn: Turn, page: Size): Line[] {
  const fragments = gatherFragments(words);
  const gutters = findGutters(fragments);
  const rows = gatherRows(fragments, gutters);
  const isPageRtl = readsRightToLeft(words) ?? false;
  return orderRows(rows, gutters).map((row) =>
    writeLine(row, isPageRtl, (word) => toBox(unturn(word, turn, page), page)),
  );
}

function gatherRows(fragments: readonly Fragment[], gutters: readonly Gutter[]): Row[] {
  const rows: Row[] = [];
  for (const fragment of fragments) {
    let best: Row | undefined;
    let bestOverlap = 0;
    for (const row of rows) {
      // Most rows of a page are far away.
      if (row.anchor.bottom <= fragment.top || row.anchor.top >= fragment.bottom) continue;
      const overlap = verticalOverlap(row.anchor, fragment);
      if (overlap > bestOverlap && canJoin(row, fragment, gutters)) {
        best = row;
        bestOverlap = overlap;
      }
    }
    if (best) {
      best.fragments.push(fragment);
      best.last = fragment.first;
      if (fragment.right - fragment.left > best.anchor.right - best.anchor.left) best.anchor = fragment;
    } else {
      rows.push({ fragments: [fragment], first: fragment.first, last: fragment.first, anchor: fragment });
    }
  }
  return rows;
}

function canJoin({ anchor, fragments }: Row, fragment: Fragment, gutters: readonly Gutter[]): boolean {
  if (verticalOverlap(anchor, fragment) < 0.6) return false;
  const height = Math.max(anchor.bottom - anchor.top, fragment.bottom - fragment.top);
  const shift = Math.abs(anchor.top + anchor.bottom - fragment.top - fragment.bottom) / 2;
  if (shift > 0.4 * height) return false;
  return fragments.every((other) => {
    const shared = Math.min(other.right, fragment.right) - Math.max(other.left, fragment.left);
    const narrower = Math.min(other.right - other.left, fragment.right - fragment.left);
    return shared <= 0.3 * narrower && !isSeparated(other, fragment, gutters);
  });
}

/** Puts rows in reading order (see `assembleLines`). */
function orderRows(rows: readonly Row[], gutters: readonly Gutter[]): Row[] {
  const blocks = scatteredBlocks(rows);
  const starts = new Map<Gutter, number>();
  for (const gutter of gutters.filter(({ interleaved }) => interleaved)) {
    const along = rows.filter(({ anchor }) => sideOf(anchor, gutter));
    starts.set(gutter, Math.min(...along.map(({ first }) => first)));
  }
  const keyed = rows.map((row) => {
    for (const [gutter, start] of starts) {
      const side = sideOf(row.anchor, gutter);
      if (side) return { row, key: [start, side === 'left' ? 0 : 1, row.anchor.top] as const };
    }
    const block = blocks.find(({ first, last }) => row.first >= first && row.first <= last);
    return { row, key: block ? ([block.first, 0, row.anchor.top] as const) : ([row.first, 0, 0] as const) };
  });
  return keyed
    .sort(
      (a, b) =>
        a.key[0] - b.key[0] || a.key[1] - b.key[1] || a.key[2] - b.key[2] || a.row.first - b.row.first,
    )
    .map(({ row }) => row);
}

/** Stretches of content order in which rows were painted piecewise, for example column by column. */
function scatteredBlocks(rows: readonly Row[]): { first: number; last: number }[] {
  const blocks: { first: number; last: number }[] = [];
  const byFirst = [...rows].sort((a, b) => a.first - b.first);
  byFirst.forEach((row, index) => {
    const next = byFirst[index + 1];
    if (!next || next.first > row.last) return;
    const open = blocks.at(-1);
    if (open && row.first <= open.last) open.last = Math.max(open.last, row.last);
    else blocks.push({ first: row.first, last: row.last });
  });
  return blocks;
}

/** A percent sign or bracket belongs to the figure before it. */
const AFTER_FIGURE = /^[%)]+$/;

function writeLine(row: Row, isPageRtl: boolean, toWordBox: (word: PlacedWord) => Box): Line {
  // Figures without a word are read as the page is.
  const isRtl = readsRightToLeft(row.fragments.flatMap(({ words }) => words)) ?? isPageRtl;
  const fragments = row.fragments.sort((a, b) => (isRtl ? b.right - a.right : a.left - b.left));
  const words: Word[] = [];
  let text = '';
  let previous: Fragment | undefined;
  for (const fragment of fragments) {
    if (previous) text += separator(previous, fragment, isRtl);
    let isFirst = true;
    for (const word of fragment.words) {
      if (!isFirst && !word.joined) text += ' ';
      isFirst = false;
      const start = text.length;
      text += isRtl ? putMarksBehind(word.text) : word.text;
      const { confidence } = word;
      words.push({
        start,
        end: text.length,
        box: toWordBox(word),
        ...(confidence !== undefined && { confidence: Math.round(confidence) }),
      });
    }
    previous = fragment;
  }
  return { text, words };
}

function separator(before: Fragment, after: Fragment, isRtl: boolean): '' | ' ' | '\t' {
  const last = before.words.at(-1)?.text ?? '';
  const next = after.words[0]?.text ?? '';
  if (before.words.length === 1 && isCurrency(last) && /^[(\d—–-]/.test(next)) return ' ';
  if (after.words.length === 1 && AFTER_FIGURE.test(next) && /\d$/.test(last)) return ' ';
  const gap = isRtl ? before.left - after.right : after.left - before.right;
  const height = Math.max(before.bottom - before.top, after.bottom - after.top);
  if (isCellGap(gap, height, last, next)) return '\t';
  return after.words[0]?.joined && Math.abs(gap) < 0.2 * height ? '' : ' ';
}

function toBox(word: PlacedWord, { width, height }: Size): Box {
  return [
    quantise(word.left / width),
    quantise((word.lettersTop ?? word.top) / height),
    quantise(word.right / width),
    quantise(word.bottom / height),
  ];
}

function quantise(fraction: number): number {
  return Math.round(Math.min(1, Math.max(0, fraction)) * BOX_SCALE);
}
