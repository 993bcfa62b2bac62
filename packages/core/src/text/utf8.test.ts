import { array, assert, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

test('every string comes back as it was, lone surrogates included', () => {
  assert(
    property(array(nat(0xffff), { maxLength: 60 }), (units) => {
      const text = `${String.fromCharCode(...units)}\ud800é\udc00`;
      expect(decodeUtf8(encodeUtf8(text))).toBe(text);
    }),
  );
});

test('bytes are those of UTF-8', () => {
  expect([...encodeUtf8('aé€😀')]).toEqual([0x61, 0xc3, 0xa9, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x98, 0x80]);
});

test('long texts are decoded in pieces', () => {
  const text = 'Größe 😀 '.repeat(5000);
  expect(decodeUtf8(encodeUtf8(text))).toBe(text);
});
