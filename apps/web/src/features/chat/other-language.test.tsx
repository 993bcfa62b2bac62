import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Conversation } from '#features/chat/conversation.tsx';
import { OtherLanguage } from '#features/chat/other-language.tsx';
import { useChatWorkspace } from '#features/chat/use-chat-workspace.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { makeAnswered, makeMeta, makeQuestion } from '#testing/question.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';

beforeEach(signIn);

const LANGUAGES = { question: 'de', document: 'en' };
const COMPARED =
  'Your question is in German, this document is in English. Only names, figures and known terms were compared.';
const question = makeAnswered({ question: 'Wie hoch war der Umsatz?', languages: LANGUAGES });

test('says which languages question and document are in, and lets the question be put in the other', () => {
  const rephrase = vi.fn();
  const { container } = render(<OtherLanguage question={question} workspace={{ rephrase }} />);
  expect(container.textContent).toBe(`${COMPARED} Ask in English for a better answer.`);
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

const file = makeFile({ _id: 'file-1', name: 'report.pdf', pages: 127 });

function ChatWorkspace() {
  const { workspace, ...rest } = useChatWorkspace(file, () => undefined);
  return <Conversation workspace={workspace} {...rest} />;
}

const searched = { pages: 127, unread: [], nearest: [] };
const none = makeQuestion({ completed: true, languages: LANGUAGES, searched });
const closest = { ...question, kind: 'closest' as const, searched };

test.each([
  [closest, 'Whether a passage answers this cannot be told.'],
  [none, 'Its names, figures and known terms were not found together'],
])('stands above what came near, which claims no more than was compared', async (asked, sentence) => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/history/id/')) return jsonAnswer(200, { questions: [asked] });
    return jsonAnswer(200, { items: [makeMeta(asked)], page: 1, limit: 20, total: 1 });
  });
  await renderPage('/chat?file=file-1&question=question-1', ChatWorkspace);
  const answer = await screen.findByRole('article', { name: 'Answer' });
  expect(answer.textContent).toContain(`${COMPARED} Ask in English`);
  expect(answer.textContent).toContain(sentence);
});
