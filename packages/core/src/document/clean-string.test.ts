import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { cleanString } from '#document/clean-string.ts';

test.each([
  ['xii', 'xii'],
  ['A-1 中🂡', 'A-1 中🂡'],
  ['a\0b', 'ab'],
  ['x\ud800y', 'x\ufffdy'],
  ['one\r\n\ttwo', 'one two'],
  ['\u202eevil\u202c', 'evil'],
  [' \0 \x07 ', ''],
  // Joiners belong to scripts.
  ['क्\u200dष', 'क्\u200dष'],
])('%j becomes %j', (text, cleaned) => {
  expect(cleanString(text)).toBe(cleaned);
});

test('of any string something well-formed is left, on one line, and cleaning it again changes nothing', () => {
  const anyUnits = array(integer({ min: 0, max: 0xffff }), { maxLength: 40 });
  assert(
    property(anyUnits, (units) => {
      const cleaned = cleanString(String.fromCharCode(...units));
      expect(cleaned.isWellFormed()).toBe(true);
      expect(cleaned).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(cleanString(cleaned)).toBe(cleaned);
    }),
  );
});
