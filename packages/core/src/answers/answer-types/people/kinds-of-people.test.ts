import { describe, expect, it } from 'vitest';
import { findAnswers, typeFit } from '../index.ts';
import { asksForKind } from './kinds-of-people.ts';
import type { AskedType } from '../types.ts';

const ASKED: AskedType = { type: 'person', years: [], isList: false };

function fit(question: string, text: string, language = 'en'): number {
  return typeFit(findAnswers(ASKED, question, text, language), ASKED, text);
}

describe('kinds of people', () => {
  it.each([
    ['en', 'Who may change the terms?', 'The original copyright holder may add a limitation.'],
    ['en', 'Who pays for repairs?', 'The tenant shall bear the costs of repairs.'],
    ['de', 'Wer darf das Programm weitergeben?', 'Jeder Lizenznehmer darf es weitergeben.'],
    ['fr', 'Qui peut modifier le texte ?', 'Le titulaire peut le modifier.'],
    ['zh', '谁可以复制？', '任何人可以复制。'],
  ])('%s: %s', (language, question, text) => {
    expect(fit(question, text, language)).toBeGreaterThan(0.5);
  });

  it('are not asked for where something was done once', () => {
    expect(asksForKind('Who founded the company?', 'en')).toBe(false);
    expect(fit('Who founded the company?', 'The tenant shall bear the costs.')).toBe(0);
  });

  it('fit better than a name that a rule speaks of', () => {
    const question = 'Who may publish new versions?';
    expect(fit(question, 'Any user may publish them.')).toBeGreaterThan(
      fit(question, 'See Jane Miller on it.'),
    );
  });
});
