import { afterEach, describe, expect, test } from 'vitest';
import { identifyTab, mayOwn, recordOf, renameTab } from '#lib/single-tab/record.ts';

const NOW = 1_800_000_000_000;

afterEach(() => {
  window.name = '';
});

describe('a tab may own the product', () => {
  test.each([
    ['when nobody is on record', null, true],
    ['when the record is its own', { tab: 'mine', timestamp: NOW }, true],
    ['when the record is older than 15 seconds', { tab: 'other', timestamp: NOW - 15_001 }, true],
    ['when the clock was set back since the record', { tab: 'other', timestamp: NOW + 60_000 }, true],
    ['but not while another tab keeps its record fresh', { tab: 'other', timestamp: NOW }, false],
    ['nor up to the last millisecond of the 15 seconds', { tab: 'other', timestamp: NOW - 15_000 }, false],
  ])('%s', (_, record, may) => {
    expect(mayOwn(record, 'mine', NOW)).toBe(may);
  });
});

describe('the record', () => {
  test.each(['Recto', 'A name; with = odd, signs "&"', 'Żółć 文档 🗂', ''])(
    'of %j is read as written',
    (name) => {
      const record = recordOf(name);
      record.write({ tab: 'mine', timestamp: NOW });
      expect(record.read()).toEqual({ tab: 'mine', timestamp: NOW });
      localStorage.setItem(name || 'default-app-name', 'x');
      record.clear();
      expect(record.read()).toBeNull();
      expect(localStorage.getItem(name || 'default-app-name')).toBeNull();
    },
  );

  test('stands in a cookie named after the product, or default-app-name', () => {
    recordOf('Acme Reader').write({ tab: 'mine', timestamp: NOW });
    recordOf('').write({ tab: 'mine', timestamp: NOW });
    expect(document.cookie).toContain('Acme%20Reader=%7B%22tab%22');
    expect(document.cookie).toContain('default-app-name=%7B%22tab%22');
  });

  test('of one product is not that of another whose name ends alike', () => {
    recordOf('Super Recto').write({ tab: 'mine', timestamp: NOW });
    recordOf('Super Recto').clear();
    recordOf('My-Recto').write({ tab: 'mine', timestamp: NOW });
    recordOf('Recto').clear();
    expect(recordOf('Recto').read()).toBeNull();
    expect(recordOf('My-Recto').read()).toEqual({ tab: 'mine', timestamp: NOW });
  });

  test.each(['%7B', 'null', '7', '%7B%22tab%22%3A1%7D', '%E0%A4%A'])(
    'that reads %j counts as none',
    (value) => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the product does
      document.cookie = `Odd=${value}; path=/`;
      expect(recordOf('Odd').read()).toBeNull();
    },
  );

  test('of a product called like the session does not sign anybody out', () => {
    localStorage.setItem('auth', '{}');
    recordOf('auth').clear();
    expect(localStorage.getItem('auth')).toBe('{}');
  });
});

test('the identifier is kept in the name of the window, and a copied tab gets another', () => {
  window.name = 'opened-by-somebody';
  const mine = identifyTab();
  expect(window.name).toBe(mine);
  expect(identifyTab()).toBe(mine);
  expect(renameTab()).not.toBe(mine);
  expect(identifyTab()).toBe(window.name);
});
