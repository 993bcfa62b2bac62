import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OtherLanguage } from '#features/chat/other-language.tsx';
import { makeAnswered } from '#testing/question.ts';

const question = makeAnswered({
  question: 'Wie hoch war der Umsatz?',
  languages: { question: 'de', document: 'en' },
});

test('says which languages question and document are in, and lets the question be put in the other', () => {
  const rephrase = vi.fn();
  const { container } = render(<OtherLanguage question={question} workspace={{ rephrase }} />);
  expect(container.textContent).toBe(
    'Your question is in German, this document is in English. Only names, figures and known terms were compared. Ask in English for a better answer.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ask in English' }));
  expect(rephrase).toHaveBeenCalledWith('Wie hoch war der Umsatz?');
});

test('is silent where the languages are the same, or a language model read both', () => {
  const { languages: _, ...same } = question;
  const workspace = { rephrase: () => undefined };
  expect(render(<OtherLanguage question={same} workspace={workspace} />).container.textContent).toBe('');
  const byModel = { ...question, answeredBy: 'openai/gpt' };
  expect(render(<OtherLanguage question={byModel} workspace={workspace} />).container.textContent).toBe('');
});
