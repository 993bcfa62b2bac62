import { LANGUAGES } from '#language/languages.ts';
import { readSections, thesaurusOf } from '#language/thesauri.ts';
import { describe, expect, test } from 'vitest';
import { makeTokeniser } from '#sentences/tokenise.ts';
import { wordsOf } from './index.ts';
import { inQuestion, makeThesaurus } from './thesaurus.ts';

const read = (text: string) => makeThesaurus(readSections(text), 'en');

function similarity(language: string, left: string, right: string): number {
  const stem = (word: string) => makeTokeniser(language).tokenise(word)[0]?.term ?? '';
  const related = wordsOf(language)?.relatedOf(stem(left));
  return related?.find((each) => each.stem === stem(right))?.weight ?? 0;
}

test.each([
  ['en', 'boss', 'manager'],
  ['de', 'kaufen', 'erwerben'],
  ['de', 'löschen', 'entfernen'],
  ['fr', 'effacer', 'supprimer'],
  ['es', 'comprar', 'adquirir'],
  ['pt', 'apagar', 'eliminar'],
  ['pl', 'kupić', 'nabyć'],
  ['ru', 'удалить', 'стереть'],
  ['ar', 'حذف', 'إزالة'],
  ['hi', 'कंपनी', 'फर्म'],
  ['zh', '购买', '采购'],
  ['ja', '購入', '買う'],
])('%s: %s and %s mean nearly the same, both ways', (language, left, right) => {
  expect(similarity(language, left, right)).toBeGreaterThan(0.5);
  expect(similarity(language, right, left)).toBeGreaterThan(0.5);
});

test.each([
  ['en', 'buyer', 'seller'],
  ['en', 'landlord', 'tenant'],
  ['en', 'increase', 'decrease'],
  ['de', 'Käufer', 'Verkäufer'],
  ['de', 'Vermieter', 'Mieter'],
  ['fr', 'acheteur', 'vendeur'],
  ['es', 'comprador', 'vendedor'],
  ['pt', 'comprador', 'vendedor'],
  ['pl', 'kupujący', 'sprzedający'],
  ['ru', 'покупатель', 'продавец'],
  ['zh', '增加', '减少'],
  ['ja', '増加', '減少'],
])('%s: %s and %s are two sides of a matter', (language, left, right) => {
  expect(similarity(language, left, right)).toBe(0);
});

test.each(LANGUAGES)('%s: every group has words to relate, each once', (language) => {
  const groups = thesaurusOf(language)?.get('') ?? [];
  expect(groups.length).toBeGreaterThan(800);
  for (const group of groups) {
    const words = group.split(/, |: /u);
    expect(words.length, group).toBeGreaterThan(1);
    expect(new Set(words).size, group).toBe(words.length);
  }
});

test('words of several terms, function words and remarks relate nothing', () => {
  const words = read('# pay, wage\nhead office, dismiss\nthe, salary, wage\n');
  expect(words.relatedOf('dismiss')).toEqual([]);
  expect(words.relatedOf('pay')).toEqual([]);
  expect(words.relatedOf('salari').map(({ stem }) => stem)).toEqual(['wage']);
});

test('common words are known and relate nothing; a thesaurus alone says nothing of the words that it lacks', () => {
  const words = read('pay, wage\n[known]\n# remark\nhand became\n');
  expect(['wage', 'hand', 'becam', 'zorp'].map(words.knows)).toEqual([true, true, true, false]);
  expect(words.relatedOf('hand')).toEqual([]);
  expect(words.hasVocabulary).toBe(true);
  expect(read('pay, wage\n').hasVocabulary).toBe(false);
});

test('the thesaurus of a language is read once; other languages have none', () => {
  expect(wordsOf('en')).toBe(wordsOf('en'));
  expect(wordsOf('it')).toBeUndefined();
});

describe('a phrase in a question', () => {
  const words = read(
    'buy, acquire\nbuy back, repurchase\nturn down, reject\nlook after, maintain\nput off, call off: postpone, delay\n',
  );
  const related = (question: string, stem: string) =>
    inQuestion(words, question)
      .relatedOf(stem)
      .map((each) => each.stem);

  test('means what the whole phrase means', () => {
    expect(related('Did they buy back shares?', 'buy')).toEqual(['repurchas']);
    expect(related('Did they buy shares?', 'buy')).toEqual(['acquir']);
  });

  test('is known with words before its particle, but not in another order', () => {
    expect(related('Did they turn the offer down?', 'turn')).toEqual(['reject']);
    expect(related('Who is down when it is his turn?', 'turn')).toEqual([]);
  });

  test('before a colon does not relate the words behind it to each other', () => {
    expect(related('Whom did they call?', 'call')).toEqual([]);
    expect(related('Can they call off the meeting?', 'call')).toEqual(['postpon', 'delay']);
    expect(words.relatedOf('postpon')).toEqual([]);
  });

  test('of which only one word is searched needs all its words', () => {
    expect(related('Who looks after the server?', 'look')).toEqual(['maintain']);
    expect(related('How does it look?', 'look')).toEqual([]);
  });
});
