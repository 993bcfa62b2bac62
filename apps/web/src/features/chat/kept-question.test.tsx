import type { FileItem } from '@recto/contract/library';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Conversation } from '#features/chat/conversation.tsx';
import { keepQuestion } from '#features/chat/kept-questions.ts';
import { ReadingProgress } from '#features/chat/reading-progress.tsx';
import { useChatWorkspace } from '#features/chat/use-chat-workspace.ts';
import { readStored, store } from '#lib/storage.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { makeQuestion } from '#testing/question.ts';
import { renderPage } from '#testing/render-page.tsx';
import { makeReport } from '#testing/report.ts';
import { signIn } from '#testing/signed-in.ts';
// Loaded beforehand: it would come after the tests that show where it stands, and nobody waits for it.
import '#shared/key-terms/key-terms.tsx';

let file: FileItem;
let sent: { question: string; about?: string }[];
let onAsk: () => Response;

beforeEach(() => {
  signIn();
  keepQuestion('file-1', null);
  file = makeFile({ _id: 'file-1', pages: 4, status: 'processing', progress: { page: 2, of: 4 } });
  sent = [];
  onAsk = () => jsonAnswer(202, { questions: [makeQuestion({ question: 'Who?' })] });
});

function ChatWorkspace() {
  const { workspace, asking, field } = useChatWorkspace(file, () => undefined);
  const parts = { workspace, asking, field };
  return (
    <>
      <p>open page {workspace.reading.page}</p>
      {file.status === 'complete' ? <Conversation {...parts} /> : <ReadingProgress {...parts} />}
    </>
  );
}

async function open() {
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.endsWith('/qna/ask')) {
      sent.push(JSON.parse(String(body)));
      return onAsk();
    }
    if (url.includes('/documentDetail/'))
      return jsonAnswer(200, { ...file, report: makeReport(['ocr', 'low', 'needs-ocr', 'needs-ocr']) });
    return jsonAnswer(200, { items: [], page: 1, limit: 20, total: 0 });
  });
  return renderPage('/chat?file=file-1', ChatWorkspace);
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Ask about this document' });
const kept = () => screen.findByRole('region', { name: 'Kept question' });

async function keep(question: string) {
  const input = await field();
  input.focus();
  fireEvent.change(input, { target: { value: question } });
  fireEvent.keyDown(input, { key: 'Enter' });
  return kept();
}

test('a question that is asked too early is kept, can be changed and removed, and sends nothing', async () => {
  await open();
  const box = await keep(' Who may end it? ');
  expect(box.textContent).toContain('Who may end it?Asked once the file is read');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change' }));
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  const input = await field();
  expect([input.value, document.activeElement]).toEqual(['Who may end it?', input]);
  fireEvent.keyDown(input, { key: 'Enter' });
  await kept();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect((await field()).value).toBe('');
  expect(document.activeElement).toBe(await field());
  expect([readStored('kept-questions'), sent]).toEqual([null, []]);
});

test('it lies in the storage of the browser, and is asked once when the file is Complete', async () => {
  const page = await open();
  await keep('Who?');
  expect(JSON.parse(readStored('kept-questions') ?? '')).toEqual({
    'file-1': { question: 'Who?', about: null },
  });
  file = { ...file, status: 'complete', progress: null };
  await act(() => page.router.navigate('/chat?file=file-1&page=2'));
  await waitFor(() => expect(sent).toEqual([{ fileId: 'file-1', question: 'Who?' }]));
  expect(screen.queryByRole('region', { name: 'Kept question' })).toBeNull();
  await act(() => page.router.navigate('/chat?file=file-1&page=1'));
  expect([readStored('kept-questions'), sent.length]).toEqual([null, 1]);
});

test('one that does not get through is back in the field', async () => {
  keepQuestion('file-1', { question: 'Who?', about: 'the seller' });
  file = { ...file, status: 'complete', progress: null };
  onAsk = () => jsonAnswer(429, { code: 'plan.limit_reached' }, 'No questions are left this month.');
  await open();
  expect((await screen.findByRole('alert')).textContent).toBe('No questions are left this month.');
  expect((await field()).value).toBe('Who?');
  expect(screen.getByRole('button', { name: /Do not ask about “the seller”/ })).toBeTruthy();
  expect(sent).toEqual([{ fileId: 'file-1', question: 'Who?', about: 'the seller' }]);
});

test('what is stored and makes no sense is none', async () => {
  store('kept-questions', '{"file-1":7}');
  keepQuestion('file-2', { question: 'What?', about: null });
  expect(JSON.parse(readStored('kept-questions') ?? '')).toEqual({
    'file-2': { question: 'What?', about: null },
  });
  keepQuestion('file-2', null);
});

test('the map names the state of every page and turns to one; arrows walk it', async () => {
  await open();
  const first = await screen.findByRole('button', { name: 'Page 1: read' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Page 3: being read' })).toBeTruthy());
  expect(screen.getByRole('button', { name: 'Page 4: waiting' }).tabIndex).toBe(-1);
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  const second = screen.getByRole('button', { name: 'Page 2: hard to read' });
  expect(document.activeElement).toBe(second);
  fireEvent.click(second);
  await waitFor(() => expect(screen.getByText('open page 2')).toBeTruthy());
  expect(second.getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('region', { name: 'Pages' }).textContent).toContain(
    '1 read1 hard to readbeing read1 waiting',
  );
});
