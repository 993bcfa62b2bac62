import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { type PackedPage, pageText } from '@recto/core/document';
import { readers } from '@recto/readers';
import { loopingLabelsPdf } from '@recto/testing/pdf';
import { onRealDocuments, readTestData, realDocument } from '@recto/testing/test-data';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { WorkerPool } from '#adapters/worker-pool/worker-pool.ts';
import { makeReading, type Reading, type ReadingSettings } from '#modules/ingestion/reading.ts';
import { openStored, packPage } from '#modules/ingestion/tasks/stored-page.ts';
import { makeLocalFiles } from '#testing/local-files.ts';
import { openTestPool } from '#testing/worker-pool.ts';

const local = makeLocalFiles();
let pool: WorkerPool;
let reading: Reading;
beforeAll(() => {
  pool = openTestPool();
  reading = makeReading({ tasks: pool, readers });
});
afterAll(async () => {
  await pool.close();
  await local.remove();
});

/** Reading with other limits, in workers of its own. */
function makeLimited(settings: ReadingSettings): Reading {
  const own = openTestPool();
  onTestFinished(() => own.close());
  return makeReading({ tasks: own, readers }, settings);
}

async function readAll(
  by: Reading,
  bytes: Uint8Array,
  options: { stored?: [number, number][]; isIsolated?: boolean } = {},
) {
  const pages: (PackedPage & { pageCount: number })[] = [];
  const { pageCount, pageKind } = await by.readPages({
    fileId: randomUUID(),
    type: 'PDF',
    account: 'a',
    original: local.write(bytes),
    stored: [],
    signal: new AbortController().signal,
    onPage: (page, document) => void pages.push({ ...page, pageCount: document.pageCount }),
    ...options,
  });
  return { pageCount, pageKind, pages };
}

/** A PDF with one line of text on each page, and no cross-reference table: readers must rebuild it. */
function makePdf(lines: readonly string[]): Uint8Array {
  const kids = lines.map((_, index) => `${10 + 2 * index} 0 R`).join(' ');
  const pages = lines.map((line, index) => {
    const [page, content] = [10 + 2 * index, 11 + 2 * index];
    const stream = `BT /F 12 Tf 72 700 Td (${line}) Tj ET`;
    return `${page} 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${content} 0 R
/Resources<</Font<</F 3 0 R>>>>>> endobj
${content} 0 obj <</Length ${stream.length}>> stream\n${stream}\nendstream endobj`;
  });
  const objects = [
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
    `2 0 obj <</Type/Pages/Count ${lines.length}/Kids[${kids}]>> endobj`,
    '3 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj',
    ...pages,
  ];
  return new TextEncoder().encode(`%PDF-1.4\n${objects.join('\n')}\ntrailer <</Root 1 0 R>>\n%%EOF`);
}

const LINES = [
  'The warranty period of the machine is twenty four months from delivery.',
  'Payment is due within thirty days of the date of the invoice.',
  'This agreement is governed by the law of Portugal.',
];
const BYTES = makePdf(LINES);

const textOf = ({ content }: { content: Uint8Array }) => pageText(openStored(content));

describe('reading a file', () => {
  test('gives its pages one by one', async () => {
    const { pageCount, pageKind, pages } = await readAll(reading, BYTES);
    expect({ pageCount, pageKind }).toEqual({ pageCount: 3, pageKind: 'layout' });
    expect(pages.map(({ number, pageCount: of }) => [number, of])).toEqual(
      [1, 2, 3].map((page) => [page, 3]),
    );
    expect(pages.map(textOf)).toEqual(LINES);
  });

  test('gives the same pages in a process of its own', async () => {
    const bytes = loopingLabelsPdf('', 30);
    const isolated = { isIsolated: true };
    expect(await readAll(reading, bytes, { ...isolated, stored: [[1, 1]] })).toEqual(
      await readAll(reading, bytes, { stored: [[1, 1]] }),
    );
    await expect(readAll(reading, new Uint8Array([1]), isolated)).rejects.toMatchObject({ code: 'damaged' });
  });

  test('leaves out the pages that are stored already, wherever they lie', async () => {
    const numbers = async (stored: [number, number][]) =>
      (await readAll(reading, BYTES, { stored })).pages.map(({ number }) => number);
    expect(await numbers([[1, 2]])).toEqual([3]);
    expect(
      await numbers([
        [1, 1],
        [3, 3],
      ]),
    ).toEqual([2]);
    expect(await numbers([[1, 3]])).toEqual([]);
  });

  test('does not call a file damaged that cannot be opened', async () => {
    const original = { path: '/nowhere/at/all', size: 1 };
    const { signal } = new AbortController();
    const request = {
      fileId: randomUUID(),
      type: 'PDF',
      account: 'a',
      original,
      stored: [],
      signal,
    } as const;
    await expect(reading.readPages({ ...request, onPage: () => {} })).rejects.toMatchObject({
      code: 'source',
    });
  });

  test('refuses what cannot be read, with the reason, and goes on with the next', async () => {
    const noPdf = new TextEncoder().encode('not a PDF at all');
    await expect(readAll(reading, noPdf)).rejects.toMatchObject({ code: 'damaged' });
    expect((await readAll(reading, BYTES)).pageCount).toBe(3);
  });

  test('leaves out page labels that loop', async () => {
    const { pages } = await readAll(reading, loopingLabelsPdf('', 60));
    expect(pages.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    const last = openStored(pages[59]?.content ?? new Uint8Array());
    expect([last.label, pageText(last)]).toEqual([undefined, expect.stringContaining('Page 60 says')]);
  });

  test('refuses a file with more pages than allowed', async () => {
    const small = makeLimited({ maxPages: 2 });
    await expect(readAll(small, BYTES)).rejects.toMatchObject({ code: 'too-many-pages' });
  });
});

describe('building an index', () => {
  const storedPage = (number: number, texts: readonly string[]) => ({
    content: packPage({
      number,
      width: 600,
      height: 800,
      state: 'text',
      lines: texts.map((text, line) => ({
        text,
        words: [{ start: 0, end: text.length, box: [500, 5_000 + 600 * line, 900, 5_100 + 600 * line] }],
      })),
    }),
  });
  /** Of pages that come one by one. */
  const buildIndex = (texts: readonly (readonly string[])[]) => {
    async function* pages() {
      for (const [index, page] of texts.entries()) yield [storedPage(index + 1, page)];
    }
    return reading.buildIndex({ account: 'a', pageCount: texts.length, pages: pages(), language: 'de' });
  };

  test('finds the language of the text and the labels of its pages', async () => {
    expect((await buildIndex(LINES.map((text) => [text]))).language).toBe('en');
    const labels = ['i', 'ii', 'iii', 'iv'];
    const built = await buildIndex(labels.map((number) => ['Some text.', number]));
    expect([...built.labels]).toEqual(labels.map((label, index) => [index + 1, label]));
  });

  test('stops at more text than a file may hold, and fetches no more of it', async () => {
    const small = makeLimited({ maxCharacters: 1_000 });
    const page = storedPage(1, ['x'.repeat(100)]);
    let fetched = 0;
    async function* endless() {
      for (;;) {
        fetched += 1;
        yield [page];
      }
    }
    const request = { account: 'a', pageCount: 5_000, pages: endless(), language: 'en' } as const;
    await expect(small.buildIndex(request)).rejects.toMatchObject({ code: 'too-many-characters' });
    expect(fetched).toBeLessThan(20);
  });

  test('is given up where its pages cannot be fetched', async () => {
    async function* broken() {
      yield [storedPage(1, ['One.'])];
      throw new Error('the database is gone');
    }
    const request = { account: 'a', pageCount: 2, pages: broken(), language: 'en' } as const;
    await expect(reading.buildIndex(request)).rejects.toThrow('the database is gone');
    expect((await buildIndex([['Fine again.']])).bytes.length).toBeGreaterThan(0);
  });
});

/** What an odd file may end in: all else is a fault of ours. */
const EXPECTED = ['read', 'damaged', 'password-needed', 'protected'];

describe('odd and hostile files', onRealDocuments('made ones are in mutated-files.test.ts'), () => {
  test('end in pages or in a reason that its owner can understand', async () => {
    // How long a page takes on a busy machine is not the question here.
    const patient = makeLimited({ limits: { start: 130_000, inactivityTimeout: 120_000 } });
    const names = (await readdir(realDocument('pdf-odd'))).filter((name) => name.endsWith('.pdf'));
    const outcomes = new Map<string, string>();
    for (const name of names) {
      const outcome = await readAll(patient, readTestData(`pdf-odd/${name}`)).then(
        ({ pages, pageCount }) => (pages.length === pageCount ? 'read' : 'pages missing'),
        (error: { code?: string }) => error.code ?? String(error),
      );
      outcomes.set(name, outcome);
    }
    expect([...outcomes].filter(([, outcome]) => !EXPECTED.includes(outcome))).toEqual([]);
    expect(outcomes.get('bomb_giant.pdf')).toBe('read');
    expect(outcomes.get('issue21579.pdf')).toBe('password-needed');
    expect([...outcomes.values()].filter((outcome) => outcome === 'read').length).toBeGreaterThan(100);
  }, 300_000);

  test('that take too long are ended in the real worker, between pages or within one', async () => {
    const hasty = makeLimited({ limits: { total: 200 } });
    const book = readTestData('pdf-odd/freeculture.pdf');
    await expect(readAll(hasty, book)).rejects.toMatchObject({ code: 'timeout' });
  });
});
