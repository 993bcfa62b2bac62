import { expect, test } from 'vitest';
import { makeSearchVectors, searchTerms, toSearchQuery } from '#search/terms.ts';

const LANGUAGES = ['en', 'ar', 'pl', 'ru', 'es', 'hi', 'zh', 'ja', 'de', 'fr', 'pt'];

/** Whether a page in a language is found by words of any language. */
function finds(language: string, page: string, words: string): boolean {
  const vector = makeSearchVectors(language)(page);
  return toSearchQuery(searchTerms(words, LANGUAGES))
    .split(' | ')
    .some((term) => vector.split(' ').some((part) => part.startsWith(`${term}:`)));
}

test.each([
  ['zh', '双方签署的合同自即日起生效。', '合同'],
  ['ja', '本契約の解約通知は書面による。', '通知'],
  ['ar', 'يلتزم المُورِّد بالعقد', 'المورد'],
  ['ar', 'يلتزم المورد بالعقد', 'المُورِّد'],
  ['pl', 'Dostawca otrzymał dwie faktury.', 'faktura'],
  ['pl', 'Siedziba: Łódź, ul. Długa', 'lodz'],
  ['de', 'Die Verwaltung in Munchen', 'München'],
  ['ru', 'Поставщик направил договоры.', 'договор'],
  ['fr', 'La société Élodie', 'elodie'],
  ['fr', 'Chaque élève reçoit un repas.', 'eleves'],
  ['pl', 'W sprawie najmu magazynów', 'najem'],
  ['ru', 'На рынке было тихо.', 'рынок'],
  ['hi', 'गोदामों के लिए किराये', 'किराया'],
  ['hi', 'वह सड़क बंद है', 'सडक'],
  ['ja', '橋に亀裂が見つかった。', '橋'],
  ['en', 'The licences were terminated.', 'licence'],
  ['ar', 'يحكم العقدَ القانونُ والضمير', 'الضمير'],
  ['ar', 'يحكمه الضمير', 'والضمير'],
  ['ar', 'يعمل بضمير', 'ضمير'],
  ['en', 'The word is والضمير here.', 'الضمير'],
])('a page in %s that says "%s" is found by "%s"', (language, page, words) => {
  expect(finds(language, page, words)).toBe(true);
});

test('marks of other scripts than Latin and Arabic stay letters', () => {
  expect(finds('hi', 'यह कर है', 'कुरी')).toBe(false);
  expect(finds('en', 'the lease', 'rent')).toBe(false);
});

test('a pair of characters counts for more where it is a word', () => {
  const vector = makeSearchVectors('zh');
  expect(vector('店里出租和服')).toMatch(/'和服':\d+,\d+A/);
  expect(vector('价格和服务')).toMatch(/'和服':\d+ /);
});

test('a term is quoted for both sides, and a word of many places has the first of them', () => {
  expect(toSearchQuery(new Set(["o'b", 'a\\b']))).toBe("'o''b' | 'a\\\\b'");
  const vector = makeSearchVectors('en')('rent '.repeat(1_000));
  expect(vector).toMatch(/^'rent':1,2,3,/);
  // The term, and the word as it is written.
  expect(vector.split(',')).toHaveLength(2 * 255 - 1);
});

test('a search of function words alone looks for them', () => {
  expect(searchTerms('what', ['en'])).toEqual(new Set(['what']));
});

test('a page of nothing but long words keeps below the megabyte that a vector may have', () => {
  const words = Array.from(
    { length: 20_000 },
    (_, index) => `${'д'.repeat(80)}${index.toString(2).replaceAll('0', 'ж').replaceAll('1', 'к')}`,
  );
  const vector = makeSearchVectors('ja')(words.join(' '));
  expect(new TextEncoder().encode(vector).length).toBeLessThan(1_048_575);
  expect(vector).toContain(`${words[1_000]}`);
});
