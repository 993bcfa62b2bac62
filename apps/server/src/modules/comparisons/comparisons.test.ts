import type {
  Comparison,
  ComparisonChange,
  ComparisonItem,
  ComparisonRow,
  ComparisonSide,
} from '@recto/contract/comparisons';
import { SIMPLE_COMPARISON_MAX_LENGTH } from '@recto/contract/limits';
import { describe, expect, test, vi } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const NOTICE = 'Either party ends this agreement with notice of 30 days before the end of a year.';
const FEES = 'The customer pays a fee of $5,000 for each month, as Clause 1 says.';
const SECRECY = 'Both parties keep secret what they learn of the business of the other party.';
const numbered = (clauses: readonly string[]) => clauses.map((text, at) => `${at + 1}. ${text}`).join('\n\n');
const EARLIER = numbered([NOTICE, FEES]);
const LATER = numbered([NOTICE.replace('30', '60'), SECRECY, FEES.replace('5,000', '7,000')]);

const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, who = person) =>
  (await testApp.request(method, path, who, body)).json();
const addText = async (text: string) =>
  (await testApp.uploadAndWait(person, { name: `${crypto.randomUUID()}.txt`, bytes: Buffer.from(text) }))._id;

async function compareTexts(earlier: string, later: string): Promise<{ id: string; comparison: Comparison }> {
  const fileIds = [await addText(earlier), await addText(later)];
  const { result, status } = await send('POST', '/compare/files', { fileIds });
  expect(status).toBe(202);
  const id: string = result.comparisonId;
  const comparison = await vi.waitFor(async () => {
    const { result: found } = await send('GET', `/compare/${id}`);
    expect(found.status).toBe('complete');
    return found as Comparison;
  }, 20_000);
  return { id, comparison };
}

const valueOf = ({ value }: ComparisonSide) =>
  typeof value === 'string' ? value : value.map((segment) => segment.value).join('');

describe('two files', () => {
  test('are compared: rows that give both texts back, changes with their kinds, marks on their pages', async () => {
    const { id, comparison } = await compareTexts(EARLIER, LATER);
    expect(comparison).toMatchObject({
      progress: 1,
      cutOff: false,
      masterFile: { type: 'TXT' },
    });
    const { result } = await send('GET', `/compare/${id}/rows?from=0&limit=500`);
    const rows: ComparisonRow[] = result.items;
    expect(result).toMatchObject({ from: 0, limit: 500, total: rows.length });
    expect(rows.map(({ left }) => valueOf(left)).join('')).toBe(EARLIER);
    expect(rows.map(({ right }) => valueOf(right)).join('')).toBe(LATER);
    expect(comparison.rowsTotal).toBe(rows.length);

    const items = comparison.generation;
    expect(items.map(({ kinds }) => kinds[0])).toEqual([
      'period',
      'clause-added',
      'amount',
      'clause-renumbered',
    ]);
    expect(items[0]).toMatchObject({
      masterLineId: 1,
      childLineId: 1,
      clause: '1',
      matched: true,
      severity: 3,
    });
    expect(items[0]).toMatchObject({
      _id: 1,
      class: 'period',
      old: '30',
      new: '60',
      score: expect.any(Number),
    });
    expect(items[1]).toMatchObject({ masterLineId: null, pages: { master: null, child: 1 }, severity: 2 });
    expect(items[1]).toMatchObject({ new: `2. ${SECRECY}` });
    expect(items[1]).not.toHaveProperty('old');
    expect(items[2]).toMatchObject({ class: 'amount', old: '$5,000', new: '$7,000' });
    const card = 'Fee (clause 3): $5,000 → $7,000';
    expect(items[2]).toMatchObject({ card, subject: 'Fee' });
    expect(items[2]?.cardParts?.map(({ text }) => text).join('')).toBe(card);
    expect(items[3]).toMatchObject({ card: 'Renumbered: clause 2 → 3' });
    expect(comparison.smartSummary?.split('\n')).toContain(`- ${card}`);
    const changed = rows.find(({ changeId }) => changeId === items[2]?._id);
    expect(changed?.left).toMatchObject({ lineId: items[2]?.masterLineId, type: 2 });
    expect(changed?.right.value).toContainEqual({ type: 1, value: '$7,000' });

    const { result: marked } = await send('GET', `/compare/${id}/marks?side=right&page=1`);
    const words = marked.marks.map(({ span }: { span: { start: number; end: number } }) =>
      LATER.slice(span.start, span.end),
    );
    expect(words).toContain('60');
    expect(words).toContain('$7,000');
    expect((await send('GET', `/compare/${id}/marks?side=child&page=1`)).result).toEqual(marked);
    expect((await send('GET', `/compare/${id}/pages`)).result).toEqual({ positions: [[1, 1]] });
    expect((await send('GET', `/compare/${id}/marks?side=right&page=9`)).result.marks).toEqual([]);
  });

  test('are searched on both sides: the rows in which words stand, whatever their case', async () => {
    const { id } = await compareTexts(`${EARLIER} B.`, `${LATER} B.`);
    const rowsWith = async (q: string) =>
      (await send('GET', `/compare/${id}/search?q=${encodeURIComponent(q)}`)).result;
    const { items } = (await send('GET', `/compare/${id}/rows?from=0&limit=500`)).result;
    const withText = (text: string) =>
      (items as ComparisonRow[])
        .filter(({ left, right }) => (valueOf(left) + valueOf(right)).includes(text))
        .map(({ index }) => index);
    expect(await rowsWith('keep SECRET what')).toEqual({ rows: withText('keep secret what'), total: 1 });
    expect((await rowsWith('$5,000')).rows).toEqual(withText('$5,000'));
    expect((await rowsWith('$7,000')).rows).toEqual(withText('$7,000'));
    expect(await rowsWith('nowhere')).toEqual({ rows: [], total: 0 });
    expect(await send('GET', `/compare/${id}/search?q=%20`)).toMatchObject({ status: 400 });
  });

  test('that say the same have no change', async () => {
    const { comparison } = await compareTexts(`${EARLIER}\n`, EARLIER.replace(' notice', '\nnotice'));
    expect(comparison.generation).toEqual([]);
  });

  test('are not compared otherwise than was asked for: options that nobody knows are refused', async () => {
    const body = { fileIds: ['one', 'another'], options: { ignoreCase: true } };
    for (const path of ['/compare/files', '/compare-doc'])
      expect(await send('POST', path, body)).toMatchObject({ status: 400 });
    // What nobody knows is passed over: what is wrong here is that there are no such files.
    expect(await send('POST', '/compare/files', { fileIds: body.fileIds, colour: 'red' })).toMatchObject({
      status: 404,
    });
  });

  test('have to be two, Complete, and the caller’s own', async () => {
    const fileId = await addText('One. Two. Three.');
    expect(await send('POST', '/compare/files', { fileIds: [fileId, fileId] })).toMatchObject({
      status: 422,
      result: { code: 'comparison.same_file' },
    });
    expect(await send('POST', '/compare/files', { fileIds: [fileId] })).toMatchObject({
      status: 400,
      message: 'Choose exactly 2 files.',
    });
    const broken = await testApp.uploadAndWait(person, {
      name: 'broken.pdf',
      bytes: Buffer.from('%PDF-1.4 broken'),
    });
    expect(await send('POST', '/compare/files', { fileIds: [fileId, broken._id] })).toMatchObject({
      status: 422,
      result: { code: 'file.not_complete' },
    });
    const stranger = await testApp.signUp();
    expect(await send('POST', '/compare-doc', { fileIds: [fileId, broken._id] }, stranger)).toMatchObject({
      status: 404,
    });
  });
});

test('a change is reviewed, and the review taken back', async () => {
  const { id } = await compareTexts(`${EARLIER} A.`, `${LATER} A.`);
  const review = { mark: 'wrong', note: 'not what was agreed' };
  expect((await send('POST', `/compare/${id}/review/1`, review)).result).toEqual({ changeId: 1, ...review });
  const reviewOf = async () => (await send('GET', `/compare/${id}`)).result.generation[0].review;
  expect(await reviewOf()).toEqual(review);
  await send('POST', `/compare/${id}/review/1`, { mark: 'none' });
  expect(await reviewOf()).toBeUndefined();
  expect(await send('POST', `/compare/${id}/review/99`, review)).toMatchObject({ status: 404 });
});

test('comparisons are listed, the last one first, and deleted alone or with a file of theirs', async () => {
  const [older, newer] = [
    await compareTexts(`${EARLIER} B.`, `${LATER} B.`),
    await compareTexts(`${EARLIER} C.`, `${LATER} C.`),
  ];
  const list = async () =>
    (await send('GET', '/compare?limit=2')).result.items.map(
      ({ comparisonId }: ComparisonItem) => comparisonId,
    );
  expect(await list()).toEqual([newer.id, older.id]);
  expect(await send('DELETE', `/compare/${newer.id}`)).toMatchObject({ status: 200 });
  expect(await send('GET', `/compare/${newer.id}`)).toMatchObject({ status: 404 });
  await testApp.request('DELETE', `/files/${older.comparison.masterFile._id}`, person);
  await vi.waitFor(async () =>
    expect(await send('GET', `/compare/${older.id}`)).toMatchObject({ status: 404 }),
  );
});

test('one that has ended is not cancelled any more', async () => {
  const { id } = await compareTexts(`${EARLIER} D.`, `${LATER} D.`);
  expect((await send('POST', `/compare/${id}/cancel`)).result).toMatchObject({ status: 'complete' });
});

test('two texts are compared at once, and nothing is kept', async () => {
  const { result: before } = await send('GET', '/compare');
  const { result } = await send('POST', '/get-simple-comparison', {
    master_file: EARLIER,
    child_file: LATER,
  });
  expect(result.rows[0].right.value).toContainEqual({ type: 1, value: '60' });
  expect(result.ds.masterFile.map(valueOf).join('')).toBe(EARLIER);
  expect(result.ds.compareFile.map(valueOf).join('')).toBe(LATER);
  expect((await send('GET', '/compare')).result.total).toBe(before.total);
});

test('texts of the length that is documented are compared, and longer ones are told how long they may be', async () => {
  const line = 'The répétition of a liné that says nothing new at all to you.\n';
  const longest = line.repeat(10_000).slice(0, SIMPLE_COMPARISON_MAX_LENGTH);
  const simple = (master_file: string, child_file: string) =>
    send('POST', '/get-simple-comparison', { master_file, child_file });
  const { status, result } = await simple(longest, longest.replace('nothing', 'novelty'));
  expect(status).toBe(200);
  expect(result.rows[0].right.value).toContainEqual({ type: 1, value: 'novelty' });
  expect(await simple('One.', `${longest}xx`)).toMatchObject({
    status: 413,
    message: 'Each text may have 500,000 characters; this one has 500,002.',
    result: {
      code: 'comparison.text_too_long',
      limit: { name: 'characters', used: 500_002, allowed: 500_000 },
    },
  });
  // More bytes than two texts of that length can take.
  expect(await simple('One.', 'x'.repeat(6_100_000))).toMatchObject({
    status: 413,
    message: 'The request is larger than 6 MB.',
    result: { code: 'request.too_large' },
  });
});

test('of very many changes the weightiest come at once, and all of them in parts', async () => {
  const clause = (at: number, fee: number) =>
    `The customer pays for service number ${at} a fee of $${fee} in each month of the year.`;
  const clauses = Array.from({ length: 1_100 }, (_, at) =>
    at % 2 === 0 ? clause(at, 5) : `Service number ${at} stays as it was.`,
  );
  const changed = clauses.map((text, at) =>
    at < 60 ? text.replace('The customer', 'the customer') : text.replace('$5', '$7'),
  );
  const { id, comparison } = await compareTexts(clauses.join('\n\n'), changed.join('\n\n'));
  expect(comparison.changesTotal).toBe(550);
  const part = async (query: string, who = person) =>
    send('GET', `/compare/${id}/changes?${query}`, undefined, who);
  const { result: first } = await part('');
  const { result: rest } = await part('from=500&limit=100');
  expect(first).toMatchObject({ from: 0, limit: 500, total: 550 });
  expect(rest).toMatchObject({ from: 500, limit: 100, total: 550 });
  const all: ComparisonChange[] = [...first.items, ...rest.items];
  expect(all.map(({ _id }) => _id)).toEqual(Array.from({ length: 550 }, (_, at) => at + 1));
  // The 30 that changed a capital letter weigh least.
  const weightiest = all.filter(({ weight = 0 }) => weight >= (all.at(-1)?.weight ?? 0));
  expect(weightiest).toHaveLength(520);
  expect(comparison.generation).toEqual(weightiest.slice(0, 500));
  expect((await part('from=600')).result.items).toEqual([]);
  expect(await part('', await testApp.signUp())).toMatchObject({ status: 404 });
});

test('a line of one letter between changed lines is no change', async () => {
  const { result } = await send('POST', '/get-simple-comparison', {
    master_file: 'a\nb\nc',
    child_file: 'x\nb\ny',
  });
  const [line] = result.rows.filter(({ left }: ComparisonRow) => valueOf(left).trim() === 'b');
  expect(line).toMatchObject({ left: { type: 0 }, right: { type: 0 } });
  expect(line).not.toHaveProperty('changeId');
});

test('questions that were asked of both files stand side by side', async () => {
  const { id, comparison } = await compareTexts(`${EARLIER} E.`, `${LATER} E.`);
  const [master, child] = [comparison.masterFile._id, comparison.childFile._id];
  await testApp.askAndWait(person, master, 'What fee does the customer pay?');
  const last = await testApp.askAndWait(person, child, 'what fee does the  customer pay?');
  await testApp.askAndWait(person, child, 'Who keeps what secret?');
  const { result } = await send('GET', `/qna-on-aggregation/${id}`);
  expect(result).toMatchObject({ page: 1, limit: 1, total: 1 });
  expect(result.items).toHaveLength(1);
  expect(result.items[0]).toMatchObject({
    question: 'what fee does the  customer pay?',
    master: { fileId: master },
    child: { _id: last._id, fileId: child },
  });
});
