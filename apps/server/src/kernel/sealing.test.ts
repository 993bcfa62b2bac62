import { describe, expect, test } from 'vitest';
import { makeSealer } from '#kernel/sealing.ts';

const SECRET = { secret: 'a secret of the tests, long enough to derive keys from' };
const OTHER = { secret: 'another secret of the tests, as long as the first one' };

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
    expect(makeSealer(OTHER, 'tests').open(sealed, 'ada')).toBeNull();
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

  describe('after the secret was changed', () => {
    const former = makeSealer(SECRET, 'tests');
    const changed = makeSealer({ ...OTHER, previousSecret: SECRET.secret }, 'tests');

    test('opens what was sealed before, and seals with the new one', () => {
      expect(changed.open(former.seal('042042', 'ada'), 'ada')).toBe('042042');
      const sealed = changed.seal('042042', 'ada');
      expect(former.open(sealed, 'ada')).toBeNull();
      expect(makeSealer(OTHER, 'tests').open(sealed, 'ada')).toBe('042042');
    });

    test('renews what was sealed before, for its purpose and context alone', () => {
      const sealed = former.seal('042042', 'ada');
      const renewed = changed.renew(sealed, 'ada');
      expect(makeSealer(OTHER, 'tests').open(renewed, 'ada')).toBe('042042');
      expect(changed.renew(renewed, 'ada')).toBe(renewed);
      expect(changed.renew(sealed, 'eve')).toBe(sealed);
      expect(changed.renew('rubbish', 'ada')).toBe('rubbish');
      expect(former.renew(renewed, 'ada')).toBe(renewed);
    });

    test('opens nothing of a secret before the last', () => {
      const sealed = former.seal('042042');
      const twice = { secret: 'a third secret of the tests, long enough', previousSecret: OTHER.secret };
      expect(makeSealer(twice, 'tests').open(sealed)).toBeNull();
    });
  });
});
