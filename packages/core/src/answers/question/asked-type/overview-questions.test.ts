import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#language/languages.ts';
import { asksForOverview, overviewQuestion } from './about-document.ts';

describe('questions about the whole of a document', () => {
  it.each(LANGUAGES)('%s: the one that is offered is understood', (language) => {
    expect(asksForOverview(overviewQuestion(language))).toBe(true);
  });

  it.each([
    'Summarise this.',
    'summary',
    'tl;dr',
    'What is it about?',
    'Give me a short overview of this report',
    'Fasse das Dokument zusammen',
    'Résume ce document',
    'Resume este documento.',
    'Кратко перескажи этот документ',
    'Streść ten dokument',
    'لخص الوثيقة',
    '要約してください',
    '请总结一下本文件',
    'Fasse den Vertrag bitte kurz zusammen',
    'Résumez ce rapport',
    'この文書を要約してください',
    'Podsumuj dokument',
    'Кратко: о чём этот документ?',
    'What are the key takeaways?',
  ])('%s', (question) => {
    expect(asksForOverview(question)).toBe(true);
  });

  it.each([
    'What is this document about the notice period?',
    'What is the purpose of this agreement?',
    'What is Behance?',
    'Who wrote this document?',
    'What is the conclusion?',
    'Worum geht es in Artikel 5?',
    'Summarise the risks of the business',
    'What is the date of this report?',
    'When are invoices payable?',
    'What does the resume of the director say of Paris?',
    'Which parties sign the contract?',
  ])('%s asks for something else', (question) => {
    expect(asksForOverview(question)).toBe(false);
  });
});
