import { expect, test } from 'vitest';
import { guessLanguage } from './guess-language.ts';

test.each([
  ['この文書を書いたのは誰ですか？', 'en', 'ja'],
  ['软件包的维护者是谁？', 'en', 'zh'],
  ['東京都', 'ja', 'ja'],
  ['Кто отвечает за пакет?', 'en', 'ru'],
  ['من كتب هذا؟', 'en', 'ar'],
  ['यह किसने लिखा?', 'en', 'hi'],
  ['Kto jest autorem tego podręcznika i jak się z nim skontaktować?', 'en', 'pl'],
  ['Kiedy ruszył projekt długoterminowego wsparcia LTS?', 'en', 'pl'],
  ['Wie lange ist die Frist für eine Kündigung?', 'en', 'de'],
  ['Who is the chief financial officer?', 'de', 'en'],
])('"%s" asked of a file in %s is %s', (text, file, language) => {
  expect(guessLanguage(text, file)).toBe(language);
});

test.each([
  'capex 2017?',
  'die casting volumes',
  'notice period?',
  'Who runs it',
  'What does Señor Muñoz do?',
  'Invoices are payable within twelve days of receipt. The notice period is 490d9f3d-5db6-4486-b5d4-0fcab8d59c5d.',
  'Debian リリース 2023 release notes of the project',
])('"%s" is taken for the language of its file', (text) => {
  expect(guessLanguage(text, 'en')).toBe('en');
});
