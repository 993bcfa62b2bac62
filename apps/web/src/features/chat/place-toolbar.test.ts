import { expect, test } from 'vitest';
import { placeToolbar } from '#features/chat/place-toolbar.ts';

const pane = { left: 500, top: 100, right: 900, bottom: 700 };
const toolbar = { width: 260, height: 36 };
const words = (top: number, bottom = top + 20) => ({ left: 600, right: 700, top, bottom });
const place = (top: number, bottom?: number, isTouch = false) =>
  placeToolbar({ words: words(top, bottom), pane, toolbar, isTouch });

test.each([
  ['above the words', place(400), { left: 20, top: 256 }],
  ['below those that begin too high', place(120), { left: 20, top: 48 }],
  [
    'below, out of the way of the handles, where a finger selects',
    place(400, 420, true),
    { left: 20, top: 348 },
  ],
  ['above those that end too low for that', place(660, 680, true), { left: 20, top: 516 }],
  ['at the foot of a pane that they fill', place(50, 750), { left: 20, top: 556 }],
  ['nowhere when they are scrolled away', place(20, 90), null],
])('%s', (_where, spot, expected) => expect(spot).toEqual(expected));

test('within the sides of the pane', () => {
  const at = (left: number, right: number) =>
    placeToolbar({ words: { ...words(400), left, right }, pane, toolbar, isTouch: false })?.left;
  expect(at(502, 510)).toBe(8);
  expect(at(880, 898)).toBe(132);
});
