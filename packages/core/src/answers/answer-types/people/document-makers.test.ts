import { describe, expect, it } from 'vitest';
import { makerAsked, saysMaker } from './document-makers.ts';
import type { Language } from '#language/languages.ts';

describe('who made the document', () => {
  it.each<[Language, string, string]>([
    ['en', 'Who wrote this guide?', 'author'],
    ['en', 'who signed this', 'signer'],
    ['en', 'Who signed the report on behalf of the company?', 'signer'],
    ['en', 'Who holds the copyright?', 'rights'],
    ['en', 'press contact?', 'contact'],
    ['de', 'Wer hat das Handbuch geschrieben?', 'author'],
    ['de', 'Wer hat den Vertrag unterschrieben?', 'signer'],
    ['fr', 'Qui a traduit ce guide ?', 'translator'],
    ['es', '¿Quién firmó el contrato?', 'signer'],
    ['pt', 'Quem escreveu este livro?', 'author'],
    ['pl', 'Kto jest autorem tego przewodnika?', 'author'],
    ['ru', 'Кто подписал договор?', 'signer'],
    ['ar', 'من ترجم الكتاب؟', 'translator'],
    ['hi', 'इस पुस्तक के लेखक कौन हैं?', 'author'],
    ['ja', 'このガイドを日本語に訳したのは誰ですか？', 'translator'],
    ['zh', '这份指南的版权归谁所有？', 'rights'],
  ])('%s: %s', (language, question, maker) => {
    expect(makerAsked(question, 'person', language)).toBe(maker);
  });

  it.each([
    'Who wrote the letter to the court?',
    'Who founded the company?',
    'Who wrote Faust?',
    'Who owns the building?',
  ])('is not asked for by: %s', (question) => {
    expect(makerAsked(question, 'person', 'en')).toBeUndefined();
  });

  it('is no matter of other types', () => {
    expect(makerAsked('Who signed this?', 'date', 'en')).toBeUndefined();
  });

  it('is said by what stands beside a name', () => {
    expect(saysMaker('By: /s/ Jane Miller', 'signer')).toBe(true);
    expect(saysMaker('Copyright © 2014 Jane Miller', 'rights')).toBe(true);
    expect(saysMaker('See “Baking”, © 1998 Jane Miller', 'rights')).toBe(false);
    expect(saysMaker('Jane Miller left.', 'signer')).toBe(false);
  });
});
