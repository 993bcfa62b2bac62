import { contract } from '@recto/contract';
import type { WantedComparisonOptions } from '@recto/contract/comparison-options';
import type { Comparison } from '@recto/contract/comparisons';
import { tinyPdf } from '@recto/testing/pdf';
import { expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

type Options = z.input<typeof WantedComparisonOptions>;

const EARLIER = [
  ['1. FEES are due within 30 days.', '2. Costs, and taxes, are borne.'],
  ['This agreement was signed in Berlin today.'],
];
const LATER = [
  ['2. Fees are due within 60 days.', '3. Costs and taxes are borne.'],
  ['This agreement was signed in Bremen today.'],
];

const upload = async (pages: string[][]) =>
  (
    await testApp.uploadAndWait(person, {
      bytes: tinyPdf(
        pages.map((lines) => [...lines]),
        crypto.randomUUID(),
      ),
    })
  )._id;
const uploadTexts = async () => {
  const ids: string[] = [];
  for (const pages of [EARLIER, LATER]) {
    const bytes = Buffer.from(pages.flat().join('\n\n'));
    ids.push((await testApp.uploadAndWait(person, { name: `${crypto.randomUUID()}.txt`, bytes }))._id);
  }
  return ids;
};
const get = async (id: string): Promise<Comparison> =>
  (await testApp.request('GET', `/compare/${id}`, person)).json().result;
const waitFor = (id: string) =>
  vi.waitFor(async () => {
    const comparison = await get(id);
    expect(comparison.status).toBe('complete');
    return comparison;
  }, 20_000);
const put = (id: string, body: { options?: Options; swap?: boolean }, who = person) =>
  testApp.request('PUT', `/compare/${id}`, who, body);
const againAndWait = async (id: string, body: { options?: Options; swap?: boolean }) => {
  const response = await put(id, body);
  expect(response.statusCode).toBe(202);
  expect(response.json().result).toMatchObject({ comparisonId: id });
  return waitFor(id);
};
const textsOf = ({ generation }: Comparison) =>
  generation.map(({ old, new: now }) => `${old ?? ''}>${now ?? ''}`);
const countOfFiles = async () => {
  const { limits } = await testApp.apiOf(person).call(contract.plans.usage);
  return limits.find(({ name }) => name === 'comparedFiles')?.used;
};

test('options are kept with a comparison; with others it is compared again, under its id, and not counted', async () => {
  const fileIds = [await upload(EARLIER), await upload(LATER)];
  const options: Options = { ignore: ['numbering', 'case', 'punctuation'] };
  const { comparisonId: id } = await testApp
    .apiOf(person)
    .call(contract.comparisons.start, { body: { fileIds, options } });
  const first = await waitFor(id);
  expect(first.options).toEqual({ ignore: ['case', 'punctuation', 'numbering'] });
  expect(textsOf(first)).toEqual(['30>60', 'Berlin>Bremen']);
  const counted = await countOfFiles();

  const wider = await againAndWait(id, {
    options: { ignore: ['case'], pages: { child: { from: 1, to: 1 } } },
  });
  expect(wider.options).toEqual({ ignore: ['case'], pages: { child: { from: 1, to: 1 } } });
  expect(JSON.stringify(textsOf(wider))).toContain('Berlin');
  expect(JSON.stringify(textsOf(wider))).not.toContain('Bremen');
  expect(JSON.stringify(textsOf(wider))).toContain('2 … 3');
  const { items } = (await testApp.request('GET', `/compare/${id}/rows`, person)).json().result;
  expect(items).toHaveLength(wider.rowsTotal);
  expect((await againAndWait(id, { options: {} })).options).toEqual({ ignore: ['furniture'] });
  expect(await countOfFiles()).toBe(counted);

  const refused = await put(id, { options: { pages: { child: { from: 3, to: 4 } } } });
  expect(refused.json()).toMatchObject({ status: 422, result: { code: 'comparison.no_such_pages' } });
  expect((await put(id, { options: { pages: { child: { from: 2, to: 1 } } } })).statusCode).toBe(400);
  expect((await get(id)).status).toBe('complete');
  expect((await put(id, { swap: true }, await testApp.signUp())).statusCode).toBe(404);
});

test('what was said of a change stays while its texts are the same, also when the files are exchanged', async () => {
  const id = await testApp.compareAndWait(person, await uploadTexts());
  const before = await get(id);
  const city = before.generation.find(({ old }) => old?.includes('Berlin'));
  const fees = before.generation.find(({ new: now }) => now?.includes('60'));
  const review = { mark: 'wrong' as const, note: 'as agreed' };
  for (const change of [city, fees])
    await testApp.request('POST', `/compare/${id}/review/${change?._id}`, person, review);

  const strict = await againAndWait(id, { options: { ignore: ['case', 'numbering', 'punctuation'] } });
  const reviewed = ({ generation }: Comparison) =>
    generation.filter(({ review: kept }) => kept).map(({ old, new: now }) => [old, now]);
  expect(reviewed(strict)).toEqual([['Berlin', 'Bremen']]);
  const turned = await againAndWait(id, { swap: true });
  expect([turned.masterFile._id, turned.childFile._id]).toEqual([
    before.childFile._id,
    before.masterFile._id,
  ]);
  expect(turned.options).toEqual(strict.options);
  expect(textsOf(turned)).toEqual(['60>30', 'Bremen>Berlin']);
  expect(reviewed(turned)).toEqual([['Bremen', 'Berlin']]);
});

test('the same again changes nothing, and of several at once the last one counts', async () => {
  const id = await testApp.compareAndWait(person, await uploadTexts());
  const same = await put(id, { options: { ignore: ['furniture'] } });
  expect([same.statusCode, same.json().result.status]).toEqual([202, 'complete']);
  const { body: first } = await put(id, { swap: true });
  expect(JSON.parse(first).result.status).toBe('running');
  // An even number of exchanges, while the first of them may be at work.
  await Promise.all([put(id, { swap: true }), put(id, { options: { ignore: ['numbering'] } })]);
  await put(id, { options: { ignore: ['case'] } });
  const last = await waitFor(id);
  expect(last.options).toEqual({ ignore: ['case'] });
  expect(textsOf(last)).toContain('Berlin>Bremen');
  const repeat = { 'idempotency-key': crypto.randomUUID() };
  for (let time = 0; time < 2; time++)
    await testApp.inject({
      method: 'PUT',
      url: `/api/v2/compare/${id}`,
      headers: { ...testApp.headers(person), ...repeat },
      payload: { swap: true },
    });
  expect(textsOf(await waitFor(id))).toContain('Bremen>Berlin');
});

test('thinned, pairs are matched among every second of every second highlighted line alone', async () => {
  const clauses = (fee: number) =>
    Array.from(
      { length: 9 },
      (_, at) => `The customer pays for the service with the number ${at} a fee of ${fee + at} euros.`,
    );
  const ids = [];
  for (const fee of [20, 50]) {
    const bytes = Buffer.from(clauses(fee).join('\n\n'));
    ids.push((await testApp.uploadAndWait(person, { name: `${crypto.randomUUID()}.txt`, bytes }))._id);
  }
  const id = await testApp.compareAndWait(person, ids);
  const matchedIn = ({ generation }: Comparison) => generation.map(({ matched }) => matched);
  expect(matchedIn(await get(id))).toEqual(Array.from({ length: 9 }, () => true));
  const thinned = await againAndWait(id, { options: { thin: 2 } });
  expect(matchedIn(thinned)).toEqual(Array.from({ length: 9 }, (_, at) => at === 3 || at === 7));
});
