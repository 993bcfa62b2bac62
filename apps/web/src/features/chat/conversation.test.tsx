import type { Question } from '@recto/contract/questions';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Conversation } from '#features/chat/conversation.tsx';
import { useChatWorkspace } from '#features/chat/use-chat-workspace.ts';
import { receive } from '#shared/events/receive.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { makeAnswered, makeMeta, makeQuestion, near } from '#testing/question.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
// Loaded beforehand: it would come after the tests that show where it stands, and nobody waits for it.
import '#shared/key-terms/key-terms.tsx';

beforeEach(signIn);

const file = makeFile({ _id: 'file-1', name: 'report.pdf', pages: 127 });

const workbook = makeFile({ _id: 'file-1', name: 'plan.xlsx', type: 'XLSX', pageKind: 'sheet', pages: 3 });

const Workbook = () => <ChatWorkspace of={workbook} />;

function ChatWorkspace({ of = file }: { of?: typeof file }) {
  const { workspace, ...rest } = useChatWorkspace(of, () => undefined);
  return (
    <>
      <p>open page {workspace.reading.page}</p>
      <Conversation workspace={workspace} {...rest} />
    </>
  );
}

interface Server {
  readonly asked?: readonly Question[];
  readonly onAsk?: (question: string) => Response | Promise<Response>;
  readonly onBody?: (body: object) => void;
  /** What is known of the document. */
  readonly outline?: object;
}

async function open(
  at: string,
  { asked = [], onAsk, onBody, outline }: Server = {},
  Screen: ComponentType = ChatWorkspace,
) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.includes('/history/id/')) {
      const question = asked.find((item) => url.endsWith(item._id));
      return jsonAnswer(200, { questions: question ? [question] : [] });
    }
    if (outline && url.includes('/documentOutline/')) return jsonAnswer(200, outline);
    if (url.endsWith('/qna/ask')) {
      const { question } = JSON.parse(String(body));
      onBody?.(JSON.parse(String(body)));
      sent.push(question);
      return onAsk ? onAsk(question) : jsonAnswer(202, { questions: [makeQuestion({ question })] });
    }
    const items = asked.map(makeMeta);
    return jsonAnswer(200, { items, page: 1, limit: 20, total: items.length });
  });
  const page = await renderPage(at, Screen);
  const field = await screen.findByRole('textbox', { name: 'Ask about this document' });
  return { ...page, field, sent };
}

const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const parts = (place: string) => Object.fromEntries(new URLSearchParams(place.split('?')[1]));

test('what is searched of a workbook are its sheets', async () => {
  const closest = makeAnswered({ kind: 'closest', searched: { pages: 3, unread: [], nearest: [] } });
  await open('/chat?file=file-1&question=question-1', { asked: [closest] }, Workbook);
  const answer = await screen.findByRole('article', { name: 'Answer' });
  expect(answer.textContent).toContain('3 sheets searched on this machine');
  // The specification's words stand as they are.
  expect(answer.textContent).toContain('Answer found on Pages : ');
  expect(screen.getByText('All 3 sheets')).toBeTruthy();
});

describe('asking', () => {
  test('a question follows the last one, unless a new conversation is begun', async () => {
    const bodies: object[] = [];
    const { field } = await open('/chat?file=file-1', {
      asked: [makeAnswered()],
      onBody: (body) => bodies.push(body),
    });
    await waitFor(() => expect(field).toHaveProperty('placeholder', 'Ask on, or start anew'));
    const anew = screen.getByRole('button', { name: /^New conversation/ });
    fireEvent.click(anew);
    expect([anew.getAttribute('aria-pressed'), field]).toEqual(['true', document.activeElement]);
    for (const question of ['Who pays?', 'And when?']) {
      type(field, question);
      fireEvent.keyDown(field, { key: 'Enter' });
      await waitFor(() => expect(bodies.at(-1)).toMatchObject({ question }));
    }
    expect(bodies).toEqual([
      { fileId: 'file-1', question: 'Who pays?', followUpOf: null },
      { fileId: 'file-1', question: 'And when?' },
    ]);
    expect(anew.getAttribute('aria-pressed')).toBe('false');
  });

  test('contents and suggested questions are one press away from a conversation, and begin a new one', async () => {
    const bodies: object[] = [];
    const outline = {
      title: 'Lease',
      sources: { title: 1 },
      headings: [{ text: 'Rent', level: 1, page: 5, span: { start: 0, end: 4 }, boxes: [] }],
      suggestions: [{ question: 'Who pays the rent?', page: 4 }],
    };
    const { place } = await open('/chat?file=file-1&question=question-1', {
      asked: [makeAnswered()],
      outline,
      onBody: (body) => bodies.push(body),
    });
    const toggle = await screen.findByRole('button', { name: 'Contents and questions to begin with' });
    expect(screen.queryByRole('navigation', { name: 'Contents' })).toBeNull();
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('list', { name: 'Questions' })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: /^Rent/ }));
    await waitFor(() => expect(parts(place())).toMatchObject({ question: 'question-1', page: '5' }));
    expect(screen.getByRole('button', { name: /^Rent/ }).getAttribute('aria-current')).toBe('location');
    fireEvent.click(toggle);
    expect(screen.getByRole('list', { name: 'Questions' })).toBeTruthy();
    // A new conversation begins where the first one did.
    fireEvent.click(screen.getByRole('button', { name: /^New conversation/ }));
    fireEvent.click(await screen.findByRole('button', { name: /^Who pays the rent/ }));
    await screen.findByRole('list', { name: 'Questions' });
    await waitFor(() =>
      expect(bodies).toEqual([{ fileId: 'file-1', question: 'Who pays the rent?', followUpOf: null }]),
    );
    expect(screen.getByRole('button', { name: /^New conversation/ }).getAttribute('aria-pressed')).toBe(
      'false',
    );
  });

  test('an empty conversation helps with the first question', async () => {
    await open('/chat?file=file-1');
    fireEvent.click(await screen.findByRole('button', { name: 'What does the document say about …?' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox')).toHaveProperty('value', 'What does the document say about …?'),
    );
  });

  test('Enter asks once, however often it is pressed, and empties the field', async () => {
    const { field, sent, place } = await open('/chat?file=file-1');
    type(field, ' Who pays? ');
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(field).toHaveProperty('value', '');
    expect(await screen.findByRole('heading', { name: 'Who pays?' })).toBeTruthy();
    await waitFor(() => expect(parts(place())['question']).toBe('question-1'));
    expect(sent).toEqual(['Who pays?']);
  });

  test('Shift and Enter break the line instead', async () => {
    const { field, sent } = await open('/chat?file=file-1');
    type(field, 'Who');
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    expect(sent).toEqual([]);
  });

  test('what did not get through is back in the field, with the sentence of the server', async () => {
    const { field } = await open('/chat?file=file-1', {
      onAsk: () => jsonAnswer(503, { code: 'server.starting' }, 'The server is starting.'),
    });
    type(field, 'Who pays?');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect((await screen.findByRole('alert')).textContent).toBe('The server is starting.');
    expect(field).toHaveProperty('value', 'Who pays?');
  });

  test('the answer that the socket brings takes the place of the skeleton and turns to its page', async () => {
    const { field, client, place } = await open('/chat?file=file-1');
    type(field, 'Who pays?');
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(parts(place())['question']).toBe('question-1'));
    expect(screen.getByText(/Searching 127 pages/)).toBeTruthy();
    const answer = { ...makeAnswered(), question: 'Who pays?' };
    await act(async () => receive(client, { type: 'chat_response', body: { questions: [answer] } }));
    expect(await screen.findByText('3 quotes, word for word on their pages')).toBeTruthy();
    expect(screen.queryByText(/Searching 127 pages/)).toBeNull();
    await waitFor(() => expect(parts(place())).toMatchObject({ page: '105', hit: '1' }));
  });

  test('stands there once when the socket is quicker than the receipt', async () => {
    let receipt: (response: Response) => void = () => undefined;
    const { field, client, sent } = await open('/chat?file=file-1', {
      asked: [makeAnswered({ _id: 'question-0', question: 'Who pays?' })],
      onAsk: () => new Promise((resolve) => (receipt = resolve)),
    });
    await screen.findByRole('heading', { name: 'Who pays?' });
    type(field, 'Who pays?');
    fireEvent.keyDown(field, { key: 'Enter' });
    // Asked before and asked again.
    await waitFor(() => expect(screen.getAllByRole('heading', { name: 'Who pays?' })).toHaveLength(2));
    const answer = makeAnswered({ question: 'Who pays?' });
    await act(async () => receive(client, { type: 'chat_response', body: { questions: [answer] } }));
    await waitFor(() => expect(screen.getAllByText(/^Answer found on Pages/)).toHaveLength(2));
    expect(screen.getAllByRole('heading', { name: 'Who pays?' })).toHaveLength(2);
    await act(async () => receipt(jsonAnswer(202, { questions: [makeQuestion({ question: 'Who pays?' })] })));
    expect(screen.getAllByRole('heading', { name: 'Who pays?' })).toHaveLength(2);
    expect(sent).toEqual(['Who pays?']);
  });

  test('does not come back into the field when only its receipt was lost', async () => {
    let lose: (fault: Error) => void = () => undefined;
    const { field, client, place } = await open('/chat?file=file-1', {
      onAsk: () => new Promise((_, reject) => (lose = reject)),
    });
    type(field, 'Who pays?');
    fireEvent.keyDown(field, { key: 'Enter' });
    const answer = makeAnswered({ question: 'Who pays?' });
    await act(async () => receive(client, { type: 'chat_response', body: { questions: [answer] } }));
    await act(async () => lose(new TypeError('Failed to fetch')));
    expect(screen.getAllByRole('heading', { name: 'Who pays?' })).toHaveLength(1);
    expect(field).toHaveProperty('value', '');
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(parts(place())['question']).toBe('question-1'));
  });

  test('an answer that finds nothing turns to the page of the nearest passage', async () => {
    const { field, client, place } = await open('/chat?file=file-1');
    type(field, 'Who pays?');
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(parts(place())['question']).toBe('question-1'));
    const answer = makeQuestion({ completed: true, searched: { pages: 127, unread: [], nearest: NEAREST } });
    await act(async () => receive(client, { type: 'chat_response', body: { questions: [answer] } }));
    await waitFor(() => expect(parts(place())).toMatchObject({ page: '10', hit: '1' }));
  });
});

const NEAREST = [near(10, 'without prior notice'), near(4, 'after notice')];

describe('an answer', () => {
  test('has its pages directly behind the words that announce them, and all else below', async () => {
    await open('/chat?file=file-1&question=question-1', { asked: [makeAnswered()] });
    const card = await screen.findByRole('article', { name: 'Answer' });
    await within(card).findByText('3 quotes, word for word on their pages');
    expect(card.textContent).toContain('Answer found on Pages : p. 102· PDF 105p. 11· PDF 13');
  });

  test('of a scan that was read unsurely is not called word for word', async () => {
    const answer = makeAnswered();
    const citations = answer.citations.map((citation) => ({ ...citation, confidence: 41 }));
    await open('/chat?file=file-1&question=question-1', { asked: [{ ...answer, citations }] });
    const card = await screen.findByRole('article', { name: 'Answer' });
    const warning = await within(card).findByText(
      '3 quotes, read unsurely from a scan (least sure word 41%): check against the page',
    );
    expect(warning.className).toContain('text-changed');
    expect(card.textContent).not.toContain('word for word');
  });

  test('that found nothing is opened at the page of the nearest passage', async () => {
    const nothing = makeQuestion({ completed: true, searched: { pages: 127, unread: [], nearest: NEAREST } });
    await open('/chat?file=file-1&question=question-1', { asked: [nothing] });
    expect(await screen.findByText('open page 10')).toBeTruthy();
  });

  test('that found nothing names the pages of the nearest passages as chips do, and their sections', async () => {
    const first = { ...near(10, 'without prior notice', '8'), section: '7.2 · Notice' };
    const nearest = [first, near(4, 'after notice')];
    const nothing = makeQuestion({ completed: true, searched: { pages: 127, unread: [], nearest } });
    await open('/chat?file=file-1&question=question-1', { asked: [nothing] });
    const passages = await screen.findByRole('region', { name: 'Nearest passages, not an answer' });
    expect(within(passages).getByText('p. 8 · PDF 10')).toBeTruthy();
    expect(within(passages).getByText('7.2 · Notice')).toBeTruthy();
    expect(within(passages).getByText('PDF 4')).toBeTruthy();
  });

  test('numbers its sources in order of first use and lists its pages best first', async () => {
    await open('/chat?file=file-1&question=question-1', { asked: [makeAnswered()] });
    const card = await screen.findByRole('article', { name: 'Answer' });
    const sources = await within(card).findAllByRole('button', { name: /^Source/ });
    expect(sources.map((source) => source.textContent)).toEqual(['1', '2', '3']);
    const chips = within(card).getAllByRole('button', { name: /^Page/ });
    expect(chips.map((chip) => chip.textContent)).toEqual(['p. 102· PDF 105', 'p. 11· PDF 13']);
    expect(within(card).getByText('Answered on this machine')).toBeTruthy();
  });

  test('a picked page and Highlight lead to its first hit', async () => {
    const { place } = await open('/chat?file=file-1&question=question-1', { asked: [makeAnswered()] });
    fireEvent.click(await screen.findByRole('button', { name: 'Page p. 11 · PDF 13' }));
    await waitFor(() =>
      expect(parts(place())).toEqual({ file: 'file-1', question: 'question-1', page: '13' }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Highlight' }));
    await waitFor(() => expect(parts(place())).toMatchObject({ page: '13', hit: '1' }));
  });

  test('a source opens its own hit', async () => {
    const { place } = await open('/chat?file=file-1&question=question-1', { asked: [makeAnswered()] });
    fireEvent.click(await screen.findByRole('button', { name: 'Source 2' }));
    await waitFor(() => expect(parts(place())).toMatchObject({ page: '105', hit: '2' }));
  });

  test('is opened at its place by a click on the claim itself', async () => {
    const { place } = await open('/chat?file=file-1&question=question-1', { asked: [makeAnswered()] });
    fireEvent.click(await screen.findByText('China: $11,911', { exact: false }));
    await waitFor(() => expect(parts(place())).toMatchObject({ page: '105', hit: '1' }));
    fireEvent.click(screen.getByText('That is a share of', { exact: false }));
    await waitFor(() => expect(parts(place())).toMatchObject({ page: '105', hit: '2' }));
  });

  test('that found nothing says what was searched and cites no page', async () => {
    const nearest = [near(10, 'without prior notice')];
    const nothing = makeQuestion({ completed: true, searched: { pages: 125, unread: [88, 121], nearest } });
    const { place } = await open('/chat?file=file-1&question=question-1', { asked: [nothing] });
    expect(await screen.findByText('No matching passage')).toBeTruthy();
    expect(screen.getByText('125 of 127 pages')).toBeTruthy();
    expect(screen.queryByText(/Answer found on Pages/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '121' }));
    await waitFor(() => expect(parts(place())['page']).toBe('121'));
    fireEvent.click(screen.getByRole('button', { name: /without prior notice/ }));
    await waitFor(() => expect(parts(place())).toMatchObject({ page: '10', hit: '1' }));
  });

  test('that failed can be asked again', async () => {
    const failed = makeQuestion({ completed: true, error: 'It took too long.' });
    const { sent } = await open('/chat?file=file-1', { asked: [failed] });
    fireEvent.click(await screen.findByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(sent).toEqual([failed.question]));
  });
});
