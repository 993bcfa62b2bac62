import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Conversation } from '#features/chat/conversation.tsx';
import { SelectionToolbar } from '#features/chat/selection-toolbar.tsx';
import { useChatWorkspace } from '#features/chat/use-chat-workspace.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { makeQuestion } from '#testing/question.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
// Loaded beforehand: it would come after the tests that show where it stands, and nobody waits for it.
import '#shared/key-terms/key-terms.tsx';

beforeEach(signIn);

const file = makeFile({ _id: 'file-1', name: 'report.pdf', pages: 127 });

function ChatWorkspace() {
  const { workspace, ...rest } = useChatWorkspace(file, () => undefined);
  const pane = useRef<HTMLElement>(null);
  return (
    <>
      <Conversation workspace={workspace} {...rest} />
      <section ref={pane} aria-label="Document">
        <p data-page={12}>Interest of 8 % is due.</p>
        <SelectionToolbar workspace={workspace} pane={pane} />
      </section>
    </>
  );
}

async function open() {
  const sent: unknown[] = [];
  let isReached = true;
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (!url.endsWith('/qna/ask')) return jsonAnswer(200, { items: [], page: 1, limit: 20, total: 0 });
    sent.push(JSON.parse(String(body)));
    if (!isReached) return jsonAnswer(503, { code: 'server.starting' }, 'The server is starting.');
    return jsonAnswer(202, {
      questions: [makeQuestion({ question: 'Why?', about: 'Interest of 8 % is due.' })],
    });
  });
  await renderPage('/chat?file=file-1', ChatWorkspace);
  const field = await screen.findByRole('textbox', { name: 'Ask about this document' });
  const select = (element: Element) =>
    act(async () => {
      document.getSelection()?.selectAllChildren(element);
      document.dispatchEvent(new Event('selectionchange'));
    });
  return {
    field,
    sent,
    select,
    words: screen.getByText('Interest of 8 % is due.'),
    fail: () => (isReached = false),
  };
}
const toolbar = () => screen.queryByRole('toolbar', { name: 'Selected text' });

test('selected words become what the next question is about, until that is removed or sent', async () => {
  const { field, sent, select, words } = await open();
  expect(toolbar()).toBeNull();
  await select(words);
  fireEvent.click(screen.getByRole('button', { name: 'Ask about this' }));
  expect(toolbar()).toBeNull();
  expect(document.activeElement).toBe(field);
  fireEvent.click(screen.getByRole('button', { name: 'Do not ask about “Interest of 8 % is due.”' }));
  expect(screen.queryByText('about:')).toBeNull();

  await select(words);
  fireEvent.keyDown(words, { key: 'a' });
  expect(screen.getByText('about:')).toBeTruthy();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(sent).toEqual([]);
  fireEvent.change(field, { target: { value: 'Why?' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() =>
    expect(sent).toEqual([{ fileId: 'file-1', question: 'Why?', about: 'Interest of 8 % is due.' }]),
  );
  expect(screen.queryByRole('button', { name: /^Do not ask about/ })).toBeNull();
});

test('a question that did not get through is still about the words', async () => {
  const { field, select, words, fail } = await open();
  fail();
  await select(words);
  fireEvent.click(screen.getByRole('button', { name: 'Ask about this' }));
  fireEvent.change(field, { target: { value: 'Why?' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByRole('alert');
  expect(screen.getByRole('button', { name: 'Do not ask about “Interest of 8 % is due.”' })).toBeTruthy();
});

test('Escape closes the toolbar and leaves the words selected; with them it goes', async () => {
  const { select, words, field } = await open();
  await select(words);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Ask about this' }), { key: 'Escape' });
  expect(toolbar()).toBeNull();
  expect(document.getSelection()?.isCollapsed).toBe(false);
  // As when the key before came late.
  await act(async () => document.dispatchEvent(new Event('selectionchange')));
  expect(toolbar()).toBeNull();
  await select(field);
  await select(words);
  expect(toolbar()).not.toBeNull();
  await select(field);
  expect(toolbar()).toBeNull();
});

test('while a mouse selects there is no toolbar in its way', async () => {
  const { select, words } = await open();
  fireEvent.pointerDown(words, { pointerType: 'mouse' });
  await select(words);
  expect(toolbar()).toBeNull();
  fireEvent.pointerUp(words, { pointerType: 'mouse' });
  expect(toolbar()).not.toBeNull();
});
