import { expect, test } from 'vitest';
import { makeVersionedCache } from '#kernel/versioned-cache.ts';

function counted() {
  const made: string[] = [];
  const make = (value: string) => async () => {
    made.push(value);
    return value;
  };
  return { made, make };
}

test('what was worked out is kept while its version stays the same', async () => {
  const cache = makeVersionedCache<string>(2);
  const { made, make } = counted();
  expect(await cache.get('a', '1', make('a1'))).toBe('a1');
  expect(await cache.get('a', '1', make('again'))).toBe('a1');
  expect(await cache.get('a', '2', make('a2'))).toBe('a2');
  cache.erase('a');
  await cache.get('a', '2', make('a2'));
  expect(made).toEqual(['a1', 'a2', 'a2']);
});

test('the least recently used goes first, and what failed is not kept', async () => {
  const cache = makeVersionedCache<string>(2);
  const { made, make } = counted();
  await cache.get('a', '1', make('a'));
  await cache.get('b', '1', make('b'));
  await cache.get('a', '1', make('a'));
  await cache.get('c', '1', make('c'));
  await cache.get('a', '1', make('a'));
  await cache.get('b', '1', make('b'));
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  await expect(cache.get('d', '1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('d', '1', make('d'))).toBe('d');
});
