import { describe, expect, test } from 'vitest';
import { PASSWORD_HASH_CONCURRENCY, PASSWORD_HASHES_WAITING } from '#modules/accounts/limits.ts';
import { makePasswords } from '#modules/accounts/hashing/passwords.ts';

/** As cheap as argon2 allows: these tests are about what is around it. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

describe('passwords', () => {
  test('are kept as argon2id with 19 MiB, two passes and one lane, each with a salt of its own', async () => {
    const passwords = makePasswords();
    const [one, two] = [await passwords.hash('correct horse'), await passwords.hash('correct horse')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await passwords.verify(one, 'correct horse')).toBe(true);
    expect(await passwords.verify(one, 'Correct horse')).toBe(false);
  });

  test('that are not there fit nothing', async () => {
    const passwords = makePasswords(CHEAP);
    for (const guess of ['', 'password', 'null', 'undefined'])
      expect(await passwords.verify(null, guess)).toBe(false);
  });

  test('made with other parameters are outdated', async () => {
    expect(makePasswords().isOutdated(await makePasswords(CHEAP).hash('correct horse'))).toBe(true);
    expect(makePasswords().isOutdated(await makePasswords().hash('correct horse'))).toBe(false);
  });

  test('are compared by all of their characters, however many', async () => {
    const passwords = makePasswords(CHEAP);
    const long = '字'.repeat(255);
    const stored = await passwords.hash(`${long}a`);
    expect(await passwords.verify(stored, `${long}b`)).toBe(false);
    expect(await passwords.verify(stored, `${long}a`)).toBe(true);
  });

  test('are hashed a few at a time; those beyond the queue are told to come back', async () => {
    const passwords = makePasswords(CHEAP);
    const room = PASSWORD_HASH_CONCURRENCY + PASSWORD_HASHES_WAITING;
    const outcomes = await Promise.allSettled(
      Array.from({ length: room + 10 }, () => passwords.hash('correct horse')),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(10);
    expect(refused[0]?.reason).toMatchObject({ status: 503, code: 'service.unavailable' });
    expect(await passwords.hash('again')).toMatch(/^\$argon2id/);
  });
});
