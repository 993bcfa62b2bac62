import { describe, expect, test } from 'vitest';
import { capMemory } from '#patches/pdfium/cap-memory.ts';

/** A module with one memory of 1 to 1000 pages; the maximum takes two bytes, as compilers write it. */
const MODULE = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 5, 5, 1, 1, 1, 0xe8, 0x07];

describe('capping memory', () => {
  test('lowers the maximum that a module declares', () => {
    const bytes = Uint8Array.from(MODULE);
    capMemory(bytes, 2);
    expect(bytes.slice(12)).toEqual(Uint8Array.from([1, 0xa0, 0x00]));
  });

  test('never raises it, and never goes below what the module starts with', () => {
    const bytes = Uint8Array.from(MODULE);
    capMemory(bytes, 1024);
    expect([...bytes]).toEqual(MODULE);
    capMemory(bytes, 0);
    expect(bytes.slice(12)).toEqual(Uint8Array.from([1, 0x81, 0x00]));
  });

  test('refuses a module without a maximum, rather than leave it unbounded', () => {
    expect(() => capMemory(Uint8Array.from([...MODULE.slice(0, 8), 5, 3, 1, 0, 1]), 2)).toThrow(
      'no maximum memory',
    );
    expect(() => capMemory(Uint8Array.from(MODULE.slice(0, 8)), 2)).toThrow('no maximum memory');
  });
});
