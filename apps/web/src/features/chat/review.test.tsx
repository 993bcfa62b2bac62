import type { Question } from '@recto/contract/questions';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Conversation } from '#features/chat/conversation.tsx';
import { useChatWorkspace } from '#features/chat/use-chat-workspace.ts';
import { takeQuestions } from '#shared/questions/queries.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { cite, makeAnswered, makeMeta } from '#testing/question.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';

beforeEach(signIn);

const file = makeFile({ _id: 'file-1', name: 'report.pdf', pages: 127 });

function ChatWorkspace() {
  const { workspace, ...rest } = useChatWorkspace(file, () => undefined);
  return <Conversation workspace={workspace} {...rest} />;
}

const CLAIMS: Question['claims'] = [
  { text: 'China: $11,911 million.', citations: [1], emphasis: [{ start: 7, end: 22 }] },
  { text: 'Total non-U.S. revenues\t51,061', citations: [0], isFurther: true },
  { text: 'accounted for approximately 55%', citations: [2], isFurther: true },
];
const answered = makeAnswered({ claims: CLAIMS });
const closest = makeAnswered({
  kind: 'closest',
  claims: CLAIMS.map(({ text, citations }) => ({ text, citations })),
  searched: { pages: 127, unread: [], nearest: [] },
});

/** The first stands elsewhere on the page. */
const TABLES = [
  { start: 0, end: 9, rows: [[{ text: 'Contents' }]] },
  {
    start: 10,
    end: 40,
    rows: [
      [{ text: 'Country' }, { text: 'Revenue' }],
      [{ text: 'China' }, { text: '$ 11,911' }],
    ],
    hasHeader: true,
  },
];

/** Opens the question; `after` is what the server makes of it when it is reviewed. */
async function open(
  question: Question,
  after: readonly Partial<Question>[] = [],
  onReview?: () => Promise<Response>,
) {
  const said: unknown[] = [];
  let current = question;
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.endsWith(`/qna/review/${question._id}`)) {
      current = { ...question, ...after[said.length] };
      said.push(JSON.parse(String(body)));
      if (onReview) return onReview();
      return jsonAnswer(200, { questions: [current] });
    }
    if (url.includes('/documentTables/')) return jsonAnswer(200, { page: 105, tables: TABLES });
    if (url.includes('/history/id/')) return jsonAnswer(200, { questions: [current] });
    return jsonAnswer(200, { items: [makeMeta(current)], page: 1, limit: 20, total: 1 });
  });
  const page = await renderPage(`/chat?file=file-1&question=${question._id}`, ChatWorkspace);
  const card = await screen.findByRole('article', { name: 'Answer' });
  const press = (name: string | RegExp) => fireEvent.click(within(card).getByRole('button', { name }));
  const isPressed = (name: string) =>
    within(card).getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
  const announced = () => screen.getByRole('status', { name: 'News of the conversation' }).textContent;
  await within(card).findByRole('button', { name: 'Wrong' });
  return { ...page, card, said, press, isPressed, announced };
}

describe('copying an answer', () => {
  const openMenu = (card: HTMLElement) =>
    fireEvent.keyDown(within(card).getByRole('button', { name: 'Copy answer' }), { key: 'Enter' });

  test('puts its words alone on the clipboard, chosen from a menu by keys', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { card } = await open(answered);
    openMenu(card);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Copy the answer alone' }));
    expect(await within(card).findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('China: $11,911 million.');
  });

  test('puts a citation there as text and with links', async () => {
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
    const { card } = await open(answered);
    openMenu(card);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Copy with citation' }));
    expect(await within(card).findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(write.mock.calls[0]?.[0][0]?.types).toEqual(['text/plain', 'text/html']);
  });

  test('puts the table in which it stands there as cells', async () => {
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
    const span = { start: 12, end: 20 };
    const { card } = await open({
      ...answered,
      citations: answered.citations.map((one) => ({ ...one, span })),
    });
    openMenu(card);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Copy table' }));
    expect(await within(card).findByRole('button', { name: 'Copied' })).toBeTruthy();
    const copied = write.mock.calls[0]?.[0][0];
    expect(await (await copied?.getType('text/plain'))?.text()).toBe('Country\tRevenue\nChina\t$ 11,911');
    expect(await (await copied?.getType('text/html'))?.text()).toContain('<td>$ 11,911</td>');
  });

  test('offers no table where the answer stands in none', async () => {
    const { card } = await open(answered);
    openMenu(card);
    await screen.findByRole('menuitem', { name: 'Copy with citation' });
    await act(async () => undefined);
    expect(screen.queryByRole('menuitem', { name: 'Copy table' })).toBeNull();
  });

  test('offers passages that are no answer as a whole only', async () => {
    const { card } = await open(closest);
    openMenu(card);
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Copy question and passages',
    ]);
  });
});

test.each([
  ['an answer', answered, 105],
  ['closest passages', closest, 105],
])('%s can be highlighted on the page that is picked, or on the best', async (_which, question, page) => {
  const { card, press, place } = await open(question);
  press('Highlight');
  await waitFor(() => expect(place()).toContain(`page=${page}&hit=1`));
  expect(within(card).getByRole('button', { name: 'Highlight' }).className).not.toContain('@3xl:hidden');
});

test('of closest passages that of the picked page is highlighted', async () => {
  const { card, press, place } = await open(closest);
  fireEvent.click(within(card).getByRole('button', { name: 'Page p. 11 · PDF 13' }));
  await waitFor(() => expect(place()).toMatch(/page=13$/));
  press('Highlight');
  await waitFor(() => expect(place()).toMatch(/page=13&hit=1$/));
});

describe('an answer', () => {
  test('has the words that answer in bold, and only the pages and quotes that it rests on', async () => {
    const { card } = await open(answered);
    expect([...card.querySelectorAll('strong')].map(({ textContent }) => textContent).join('')).toBe(
      '$11,911 million',
    );
    expect(within(card).getAllByRole('button', { name: /^Source/ })).toHaveLength(1);
    const chips = within(card).getAllByRole('button', { name: /^Page/ });
    expect(chips.map(({ textContent }) => textContent)).toEqual(['p. 102· PDF 105']);
    expect(card.textContent).toContain('1 quote, word for word on its page');
    expect(card.textContent).not.toMatch(/verified/i);
  });

  test('whose quotes all stand on one page says so', async () => {
    const { card } = await open(
      makeAnswered({ claims: [{ text: 'China: $11,911 million.', citations: [0, 1] }] }),
    );
    expect(card.textContent).toContain('2 quotes, word for word on their page');
    expect(card.textContent).not.toContain('on their pages');
  });

  test('in Arabic runs from right to left although it begins with a Latin name', async () => {
    const text = 'SELinux مدعوم ضمن النوى القياسية التي توفرها دبيان.';
    const { card } = await open(
      makeAnswered({
        claims: [
          { text, citations: [0] },
          { text: 'China 11,911', citations: [1] },
        ],
      }),
    );
    const claim = within(card).getByText('SELinux', { exact: false }).closest('p');
    expect(claim?.getAttribute('dir')).toBe('rtl');
  });

  test('in Japanese keeps no more than its last character together with the number of its source', async () => {
    const text = '安定版リリースの寿命は約 5 年と予定されており、安定版は 2 年ごとにリリースされます。';
    const { card } = await open(makeAnswered({ claims: [{ text, citations: [0] }] }));
    const together = within(card).getByRole('button', { name: 'Source 1' }).closest('span.whitespace-nowrap');
    expect(together?.textContent).toBe('す。1');
  });

  test('folds its further passages, which lead to their pages', async () => {
    const { card, press, place } = await open(answered);
    const toggle = within(card).getByRole('button', { name: 'Further passages (2)' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(within(card).queryByText(/approximately 55%/)).toBeNull();
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    press(/“accounted for approximately 55%”/);
    await waitFor(() => expect(place()).toMatch(/page=13&hit=1$/));
    press(/“Total non-U.S. revenues 51,061”/);
    // Behind the one mark of its page.
    await waitFor(() => expect(place()).toMatch(/page=105&hit=2$/));
  });

  test('is accepted by a person, said so in green and in words, and taken back', async () => {
    const { card, said, press, isPressed, announced } = await open(answered, [
      { review: { mark: 'accepted' } },
      {},
    ]);
    press('Accept');
    await waitFor(() => expect(isPressed('Accepted')).toBe(true));
    expect(announced()).toBe('Accepted.');
    press('Accepted');
    await waitFor(() => expect(within(card).getByRole('button', { name: 'Accept' })).toBeTruthy());
    expect(said).toEqual([{ mark: 'accepted' }, { mark: 'none' }]);
  });

  test('that is wrong gives way to the next; reasons and a note are kept, and all of it undone', async () => {
    const promoted = CLAIMS.map(({ isFurther: _, ...claim }, at) =>
      at === 2 ? claim : { ...claim, isFurther: true as const },
    );
    const wrong = { claims: promoted, review: { mark: 'wrong' as const, wrongClaims: [0] } };
    const reason = { ...wrong, review: { ...wrong.review, reason: 'not-asked' as const } };
    const noted = { ...reason, review: { ...reason.review, note: 'See p. 3' } };
    const { card, said, press, isPressed, announced, place } = await open(answered, [
      wrong,
      reason,
      noted,
      {},
    ]);
    within(card).getByRole('button', { name: 'Wrong' }).focus();
    press('Wrong');
    await within(card).findByText('Marked wrong.');
    expect(document.activeElement).toBe(within(card).getByRole('textbox', { name: 'Note' }));
    expect(announced()).toContain('The next best passage leads now. Answer: accounted for approximately');
    expect(within(card).getByText(/accounted for approximately/)).toBeTruthy();
    await waitFor(() => expect(place()).toMatch(/page=13&hit=1$/));
    // What was called wrong is offered no more.
    expect(within(card).getByRole('button', { name: 'Further passages (1)' })).toBeTruthy();
    expect(isPressed('Wrong')).toBe(false);
    press('Not what I asked');
    await waitFor(() => expect(isPressed('Not what I asked')).toBe(true));
    fireEvent.change(within(card).getByRole('textbox', { name: 'Note' }), { target: { value: 'See p. 3' } });
    press('Save note');
    await waitFor(() => expect(said).toHaveLength(3));
    press('Undo');
    await waitFor(() => expect(within(card).queryByText('Marked wrong.')).toBeNull());
    expect(said).toEqual([
      { mark: 'wrong' },
      { mark: 'wrong', reason: 'not-asked' },
      { mark: 'wrong', note: 'See p. 3' },
      { mark: 'none' },
    ]);
  });

  test('takes a note while the reason is still on its way', async () => {
    const wrong = { ...answered, review: { mark: 'wrong' as const, wrongClaims: [0] } };
    const { card, said, press } = await open(wrong, [], () => new Promise<Response>(() => undefined));
    press('Not what I asked');
    await waitFor(() => expect(said).toHaveLength(1));
    fireEvent.change(within(card).getByRole('textbox', { name: 'Note' }), { target: { value: 'See p. 3' } });
    press('Save note');
    await waitFor(() => expect(said).toHaveLength(2));
    expect(said.at(-1)).toEqual({ mark: 'wrong', note: 'See p. 3' });
  });

  test('that is wrong turns to the page of the next, also where the socket was quicker than the receipt', async () => {
    const promoted = CLAIMS.map(({ isFurther: _, ...claim }, at) =>
      at === 2 ? claim : { ...claim, isFurther: true as const },
    );
    const wrong = { ...answered, claims: promoted, review: { mark: 'wrong' as const, wrongClaims: [0] } };
    const receipt = Promise.withResolvers<Response>();
    const { client, card, press, place } = await open(answered, [], () => receipt.promise);
    press('Wrong');
    act(() => takeQuestions(client, [wrong]));
    await within(card).findByText('Marked wrong.');
    await act(async () => receipt.resolve(jsonAnswer(200, { questions: [wrong] })));
    await waitFor(() => expect(place()).toMatch(/page=13&hit=1$/));
    const chips = within(card).getAllByRole('button', { name: /^Page/ });
    expect(chips.map(({ textContent }) => textContent)).toEqual(['p. 11· PDF 13']);
  });

  test('that is wrong shows the mark of the next one where that stands on the same page', async () => {
    const claims = CLAIMS.map(({ isFurther: _, ...claim }, at) =>
      at === 1 ? claim : { ...claim, isFurther: true as const },
    );
    const wrong = { ...answered, claims, review: { mark: 'wrong' as const, wrongClaims: [0] } };
    const { card, press, place } = await open(answered, [wrong]);
    press('Wrong');
    await within(card).findByText('Marked wrong.');
    await waitFor(() => expect(place()).toMatch(/page=105&hit=1$/));
  });

  test('whose next one is wrong as well names it', async () => {
    const promoted = CLAIMS.map(({ isFurther: _, ...claim }, at) =>
      at === 1 ? claim : { ...claim, isFurther: true as const },
    );
    const review = { mark: 'wrong' as const, wrongClaims: [0] };
    const { said, press } = await open({ ...answered, claims: promoted, review });
    press('Wrong');
    await waitFor(() => expect(said).toEqual([{ mark: 'wrong', claim: 1 }]));
  });

  test('that is not open shows what was said of it, but not that another was wrong', async () => {
    const { router } = await open({ ...answered, review: { mark: 'check' } });
    await act(() => router.navigate('/chat?file=file-1'));
    expect(await screen.findByText('To check')).toBeTruthy();
    cleanup();
    const [first, second, third] = CLAIMS;
    if (!first || !second || !third) throw new Error('there are three claims');
    const claims = [{ ...first, isFurther: true as const }, { text: second.text, citations: [0] }, third];
    const next = { ...answered, claims, review: { mark: 'wrong' as const, wrongClaims: [0] } };
    const { router: other } = await open(next);
    await act(() => other.navigate('/chat?file=file-1'));
    expect(await screen.findByText('Total non-U.S. revenues', { exact: false })).toBeTruthy();
    expect(screen.queryByText(/Marked wrong/)).toBeNull();
  });

  test('can be set aside to be checked', async () => {
    const { press, isPressed, announced } = await open(answered, [{ review: { mark: 'check' } }]);
    press('To check');
    await waitFor(() => expect(isPressed('To check')).toBe(true));
    expect(announced()).toBe('Marked to be checked.');
  });

  test('says so when what was said of it did not get through', async () => {
    const { press, isPressed } = await open(answered);
    vi.stubGlobal('fetch', async () =>
      jsonAnswer(503, { code: 'server.starting' }, 'The server is starting.'),
    );
    press('Accept');
    expect(await screen.findByText('The server is starting.')).toBeTruthy();
    expect(isPressed('Accept')).toBe(false);
  });
});

describe('closest passages', () => {
  test('claim to answer nothing, and have no numbers', async () => {
    const { card } = await open(closest);
    expect(within(card).getByText('Three places that may answer this')).toBeTruthy();
    expect(card.textContent).toContain(
      'None says it in so many words. The likeliest stands first; none is sure.',
    );
    expect(card.textContent).toContain('127 pages searched on this machine');
    expect(within(card).queryByRole('button', { name: /^Source/ })).toBeNull();
    expect(within(card).queryByRole('button', { name: 'Accept' })).toBeNull();
    expect(card.textContent).not.toMatch(/word for word/);
  });

  const placed = {
    ...closest,
    claims: [
      {
        ...(closest.claims[0] ?? { text: '', citations: [] }),
        questionWords: [
          { start: 0, end: 5 },
          { start: 15, end: 22 },
        ],
      },
      ...closest.claims.slice(1),
      { text: 'Sales elsewhere', citations: [3], isFurther: true as const },
      { text: 'Sales in China by quarter', citations: [4], isFurther: true as const },
    ],
    citations: [
      cite(105, 'Total'),
      { ...cite(105, 'China'), section: '4.2 · Sales by country' },
      ...closest.citations.slice(2),
      cite(20, 'Sales elsewhere'),
      cite(105, 'Sales in China by quarter'),
    ],
  };

  test('are told with the part in which they stand, and with the words of the question underlined', async () => {
    const { card } = await open(placed);
    const list = within(card).getByRole('list', { name: 'Three places that may answer this' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(within(first as HTMLElement).getByTitle('4.2 · Sales by country')).toBeTruthy();
    const button = within(first as HTMLElement).getByRole('button', { name: /4\.2 · Sales by country/ });
    expect(button.textContent).toContain('4.2 · Sales by country: China: $11,911 million.');
    expect([...button.querySelectorAll('u')].map((words) => words.textContent)).toEqual(['China', 'million']);
    expect(second?.querySelector('u')).toBeNull();
  });

  test('have further ones below, folded, of which none answers', async () => {
    const { card, press, place } = await open(placed);
    expect(within(card).queryByRole('list', { name: 'Further passages' })).toBeNull();
    expect(within(card).getAllByRole('button', { name: 'This answers it' })).toHaveLength(3);
    press('Further passages (2)');
    const further = within(card).getByRole('list', { name: 'Further passages' });
    expect(within(further).getAllByRole('listitem')).toHaveLength(2);
    // It is counted behind the two closest passages of its page.
    press(/Sales in China by quarter/);
    await waitFor(() => expect(place()).toMatch(/page=105&hit=3$/));
    expect(
      within(further)
        .getByRole('button', { name: /by quarter/ })
        .getAttribute('aria-current'),
    ).toBe('true');
    expect(within(card).getAllByRole('button', { current: true })).toHaveLength(1);
  });

  test('lead to their places', async () => {
    const { press, place } = await open(closest);
    press(/“accounted for approximately 55%”/);
    await waitFor(() => expect(place()).toMatch(/page=13&hit=1$/));
  });

  test('become the answer when a person says which', async () => {
    const claims = CLAIMS.map(({ text, citations }, at) => ({
      text,
      citations,
      ...(at !== 2 && { isFurther: true as const }),
    }));
    const accepted = { kind: 'answer' as const, claims, review: { mark: 'accepted' as const, claim: 2 } };
    const { card, said, isPressed, announced } = await open(closest, [accepted]);
    const third = within(card).getAllByRole('button', { name: 'This answers it' })[2];
    if (!third) throw new Error('there are three passages');
    fireEvent.click(third);
    await waitFor(() => expect(isPressed('Accepted')).toBe(true));
    expect(said).toEqual([{ mark: 'accepted', claim: 2 }]);
    expect(announced()).toBe('Accepted.');
    expect(within(card).getByRole('button', { name: 'Source 1' })).toBeTruthy();
  });

  test('are copied one by one, with their place', async () => {
    const write = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: write } });
    const { card } = await open({
      ...closest,
      citations: [cite(7, 'a'), cite(8, 'China: $11,911 million.')],
    });
    const [first] = within(card).getAllByRole('button', { name: 'Copy' });
    if (!first) throw new Error('there is a passage');
    fireEvent.click(first);
    await waitFor(() => expect(write).toHaveBeenCalledWith('“China: $11,911 million.” (report.pdf, PDF 8)'));
  });
});
