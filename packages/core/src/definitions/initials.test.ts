import { expect, test } from 'vitest';
import { isMadeOfInitials, wordsOfPhrase } from './initials.ts';

const isMade = (short: string, long: string) => isMadeOfInitials(short, wordsOfPhrase(long));

test.each([
  ['R&D', 'research and development'],
  ['ECB', 'European Central Bank'],
  ['DoD', 'Department of Defense'],
  ['FTTH', 'fiber-to-the-home'],
  ['OLED', 'organic light-emitting diode'],
  ['CAISO', 'California Independent System Operator'],
  ['TDSIC', 'Transmission, Distribution, and Storage System Improvement Charge'],
  ['TEALS', 'Technology Education and Learning Support'],
  ['EZB', 'Europäische Zentralbank'],
  ['BCE', 'Banque centrale européenne'],
  ['ONU', 'Organización de las Naciones Unidas'],
  ['NBP', 'Narodowy Bank Polski'],
  ['ЦБ', 'Центральный банк'],
])('%s is %s', (short, long) => {
  expect(isMade(short, long)).toBe(true);
});

test.each([
  ['ECB', 'the European Central Bank'],
  ['SEC', 'Commission'],
  ['EU', 'OECD'],
  ['USD', 'a variable interest rate loan'],
  ['ABC', 'apples and cherries'],
  ['OECD', 'European Central Bank'],
])('%s is not %s', (short, long) => {
  expect(isMade(short, long)).toBe(false);
});
