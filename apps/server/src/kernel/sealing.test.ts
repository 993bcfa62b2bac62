import { describe, expect, test } from 'vitest';
import { makeSealer } from '#kernel/sealing.ts';

const SECRET = 'a secret of the tests, long enough to derive keys from';

describe('sealing', () => {
  test('gives the text back, and looks different each time', () => {
    const sealer = makeSealer(SECRET, 'tests');
    const [one, two] = [sealer.seal('042042', 'ada'), sealer.seal('042042', 'ada')];
    expect(one).not.toBe(two);
    expect(sealer.open(one, 'ada')).toBe('042042');
    expect(sealer.open(sealer.seal(''))).toBe('');
  });

  test('opens under no other secret, purpose or context', () => {
    const sealed = makeSealer(SECRET, 'tests').seal('042042', 'ada');
    expect(makeSealer(`${SECRET}!`, 'tests').open(sealed, 'ada')).toBeNull();
    expect(makeSealer(SECRET, 'other').open(sealed, 'ada')).toBeNull();
    expect(makeSealer(SECRET, 'tests').open(sealed, 'eve')).toBeNull();
  });

  test('opens nothing that was changed by a single bit', () => {
    const sealer = makeSealer(SECRET, 'tests');
    const bytes = Buffer.from(sealer.seal('042042'), 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(sealer.open(changed.toString('base64url'))).toBeNull();
    }
  });

  test.each(['', 'x', '!!!', 'A'.repeat(36), 'A'.repeat(37)])('opens no rubbish: %j', (rubbish) => {
    expect(makeSealer(SECRET, 'tests').open(rubbish)).toBeNull();
  });
});
