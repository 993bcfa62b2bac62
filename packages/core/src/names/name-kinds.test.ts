import { describe, expect, it } from 'vitest';
import { findNames } from './name-kinds.ts';
import { findNameRuns } from './names.ts';
import type { Language } from '#language/languages.ts';

/** What the first name of a text is taken for. */
function kindOfFirst(text: string, language: Language = 'en'): string {
  const [first] = findNames(text, language);
  if (first === undefined) return 'none';
  const [[name, fit] = ['none', 0]] = Object.entries(first.kinds).toSorted(
    ([, left], [, right]) => right - left,
  );
  return fit < 0.5 ? 'unsure' : name;
}

describe('what a name is that of', () => {
  it.each([
    'it was signed by Ivan K. Fong.',
    'so said Mr. Wadhwani later',
    'where Aruna Velkar, 54, leads sales',
    'with Aruna Velkar Chief Financial Officer',
    'write to Aruna Velkar <aruna@example.org>',
  ])('a person: %s', (text) => {
    expect(kindOfFirst(text)).toBe('person');
  });

  it.each([
    'sold to Nordwind Holdings, Inc. in May',
    'by the Free Software Foundation again',
    'where Nordwind acquired a firm',
    'the court said that Baker & Hale objected',
    'the UK Ministry of Defence ended it',
    'as President of Nordwind Holdings since then',
  ])('an organisation: %s', (text) => {
    expect(kindOfFirst(text)).toBe('organisation');
  });

  it('letters that stand for a country are no initials', () => {
    expect(findNames('under U.S. Velkar it is', 'en')[0]?.kinds.person).toBeLessThan(0.5);
  });

  it('a role is no part of the name behind it', () => {
    expect(findNameRuns('as President of Nordwind Holdings.', 'en')[0]?.text).toBe('Nordwind Holdings');
  });

  it.each(['a store in California', 'they went to Norway', 'an office in San Francisco'])(
    'a place: %s',
    (text) => {
      expect(kindOfFirst(text)).toBe('place');
    },
  );

  it.each([
    'under the Open Software License version 3',
    'in the Quarterly Report on it',
    'see Liquidity and Capital Resources above',
    'as Derivative Works of it',
  ])('none of them: %s', (text) => {
    expect(kindOfFirst(text)).toBe('unsure');
  });
});
