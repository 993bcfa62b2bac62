import { describe, expect, it } from 'vitest';
import { isAboutDocument } from './about-document.ts';

describe('questions about the document as such', () => {
  it.each([
    [
      'en',
      'What is this document about? | Summarise | Who wrote this? | How many pages? | What is the conclusion?',
    ],
    [
      'de',
      'Worum geht es in diesem Dokument? | Wie viele Seiten hat das Dokument? | Wer hat das Buch geschrieben?',
    ],
    ['fr', 'De quoi parle ce document ? | Qui a écrit ce rapport ? | Combien de pages ?'],
    [
      'es',
      '¿De qué trata este documento? | ¿Quién escribió esta guía? | ¿Cuántas páginas tiene el documento?',
    ],
    ['pt', 'De que trata este documento? | Quem escreveu este livro? | Quantas páginas tem o documento?'],
    ['ru', 'О чём этот документ? | Кто написал эту книгу? | Сколько страниц в документе?'],
    ['pl', 'O czym jest ten dokument? | Kto napisał tę książkę? | Ile stron ma dokument?'],
    ['ar', 'ما موضوع هذا المستند؟ | من كتب هذا التقرير؟ | لخص الوثيقة'],
    ['hi', 'यह दस्तावेज़ किस बारे में है? | इस रिपोर्ट का सारांश दें'],
    ['ja', 'この文書は何についてですか？ | 要約してください | この文書を書いたのは誰ですか？'],
    ['zh', '这份文件讲的是什么？ | 总结一下本文件 | 作者是谁？ | 一共多少页？'],
  ])('%s', (language, questions) => {
    for (const question of questions.split(' | ')) {
      expect(`${question} ${isAboutDocument(question, language)}`).toBe(`${question} true`);
    }
  });

  it('are not those about what stands in it', () => {
    expect(isAboutDocument('How many pages may the proposal have?', 'en')).toBe(false);
    expect(isAboutDocument('Who wrote the letter to the court?', 'en')).toBe(false);
    expect(isAboutDocument('What is the notice period of this agreement?', 'en')).toBe(false);
    expect(isAboutDocument('Wann endet dieser Vertrag?', 'de')).toBe(false);
  });
});
