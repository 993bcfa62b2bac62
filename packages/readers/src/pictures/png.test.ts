import { makePng } from '@recto/testing/office';
import { expect, test } from 'vitest';
import { PNG } from '#pictures/png.ts';

type Png = Parameters<typeof makePng>[0];
const shadesOf = (png: Png) => [...PNG.toPdfImage(makePng(png)).data];
const rowsOf = (...rows: number[][]) => Uint8Array.from(rows.flat());

test('every kind of colour becomes grey on white', () => {
  const size = { width: 2, height: 1 };
  expect(shadesOf({ ...size, rows: rowsOf([0, 7, 200]) })).toEqual([7, 200]);
  expect(shadesOf({ ...size, depth: 1, rows: rowsOf([0, 0b01000000]) })).toEqual([0, 255]);
  expect(shadesOf({ ...size, depth: 4, rows: rowsOf([0, 0x0f]) })).toEqual([0, 255]);
  expect(shadesOf({ ...size, depth: 16, rows: rowsOf([0, 9, 99, 250, 1]) })).toEqual([9, 250]);
  expect(shadesOf({ ...size, colour: 2, rows: rowsOf([0, 0, 0, 0, 255, 255, 255]) })).toEqual([0, 255]);
  // Black that lets all through is paper; half of it is grey.
  expect(shadesOf({ ...size, colour: 4, rows: rowsOf([0, 0, 0, 0, 255]) })).toEqual([255, 0]);
  expect(shadesOf({ ...size, colour: 6, rows: rowsOf([0, 0, 0, 0, 0, 0, 0, 0, 51]) })).toEqual([255, 204]);
  const palette = Uint8Array.from([255, 255, 255, 0, 0, 0]);
  const alphas = Uint8Array.from([255, 0]);
  expect(shadesOf({ ...size, colour: 3, palette, rows: rowsOf([0, 1, 0]) })).toEqual([0, 255]);
  expect(shadesOf({ ...size, colour: 3, palette, alphas, rows: rowsOf([0, 1, 0]) })).toEqual([255, 255]);
});

test('rows are unfiltered by what is left of them and above', () => {
  const filtered = rowsOf([1, 10, 5, 5], [2, 1, 1, 1], [3, 10, 10, 10], [4, 1, 1, 1]);
  // Averages of 0 and 11, then of what is to the left and above; at last what comes nearest to left + above - corner.
  expect(shadesOf({ width: 3, height: 4, rows: filtered })).toEqual([
    10, 15, 20, 11, 16, 21, 15, 25, 33, 16, 26, 34,
  ]);
});

test('the passes of an interlaced picture fall into their places', () => {
  // Two by two pixels: the first pass has one, the sixth one, the seventh a row.
  const rows = rowsOf([0, 1], [0, 2], [0, 3, 4]);
  expect(shadesOf({ width: 2, height: 2, isInterlaced: true, rows })).toEqual([1, 2, 3, 4]);
});

test('of a picture that is cut off the rest is white, and one without a beginning is damaged', () => {
  expect(shadesOf({ width: 1, height: 3, rows: rowsOf([0, 7]) })).toEqual([7, 255, 255]);
  const broken = makePng({ width: 1, height: 1, rows: rowsOf([0, 7]) }).fill(0xff, 41, 50);
  expect(() => PNG.toPdfImage(broken)).toThrow('damaged');
  expect(() => PNG.toPdfImage(makePng({ width: 1, height: 1, colour: 5, rows: rowsOf([0]) }))).toThrow(
    'damaged',
  );
});

test('a picture that says to be larger than can be held, or unpacks to more than it says, is given up', () => {
  const huge = { width: 50_000, height: 50_000, rows: rowsOf([0]) };
  expect(() => PNG.toPdfImage(makePng(huge))).toThrow('too large');
  const bomb = makePng({ width: 1, height: 1, rows: new Uint8Array(50_000_000) });
  expect(() => PNG.toPdfImage(bomb)).toThrow('damaged');
});
