import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { decodePage, encodePage, pageText } from '@recto/core/document';
import { loopingLabelsPdf } from '@recto/testing/pdf';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openWorkerPool, type WorkerPool } from '#adapters/worker-pool/worker-pool.ts';
import { makeLocalFiles } from '#testing/local-files.ts';

const local = makeLocalFiles();
afterAll(() => local.remove());

const never = new AbortController().signal;

interface SeenPage {
  readonly number: number;
  readonly content: Uint8Array;
  readonly pageCount: number;
}

async function readAll(
  pool: WorkerPool,
  bytes: Uint8Array,
  { firstPage = 1, signal = never, account = 'a', onFirst = () => {}, isIsolated = false } = {},
) {
  const pages: SeenPage[] = [];
  const onPage = (page: Omit<SeenPage, 'pageCount'>, pageCount: number) => {
    if (pages.push({ ...page, pageCount }) === 1) onFirst();
  };
  const { pageCount } = await pool.readPdf({
    fileKey: randomUUID(),
    account,
    original: local.write(bytes),
    firstPage,
    isIsolated,
    signal,
    onPage,
  });
  return { pageCount, pages };
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

describe('the reading threads', () => {
  const lines = [
    'The warranty period of the machine is twenty four months from delivery.',
    'Payment is due within thirty days of the date of the invoice.',
    'This agreement is governed by the law of Portugal.',
  ];
  const bytes = makePdf(lines);
  let pool: WorkerPool;
  beforeAll(() => {
    pool = openWorkerPool({ workers: 2 });
  });
  afterAll(() => pool.close());

  const storedPage = (number: number, texts: readonly string[]) => ({
    label: null,
    content: zstdCompressSync(
      encodePage({
        number,
        width: 600,
        height: 800,
        state: 'text',
        lines: texts.map((text, line) => ({
          text,
          words: [{ start: 0, end: text.length, box: [500, 5_000 + 600 * line, 900, 5_100 + 600 * line] }],
        })),
      }),
    ),
  });
  /** Of pages that come one by one. */
  const buildIndex = (texts: readonly (readonly string[])[]) => {
    async function* pages() {
      for (const [index, page] of texts.entries()) yield [storedPage(index + 1, page)];
    }
    return pool.buildIndex({ account: 'a', pageCount: texts.length, pages: pages(), language: 'en' });
  };

  test('give the pages of a file one by one', async () => {
    const { pageCount, pages } = await readAll(pool, bytes);
    expect(pageCount).toBe(3);
    expect(pages.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(pages.map(({ content }) => pageText(decodePage(zstdDecompressSync(content))))).toEqual(lines);
  });

  test.runIf(process.platform === 'linux')(
    'that read give way to the rest of the server on a core',
    async () => {
      const reading = openWorkerPool({ workers: 2 });
      onTestFinished(() => reading.close());
      // Too large for the thread that is kept for questions, which keeps its priority.
      await readAll(reading, Buffer.concat([bytes, Buffer.alloc(1_000_001, '\n')]));
      const nicenesses = await Promise.all(
        (await readdir('/proc/self/task')).map(async (threadId) => {
          const stat = await readFile(`/proc/self/task/${threadId}/stat`, 'utf8').catch(() => '');
          // The nineteenth field, counted behind the name, which may hold anything.
          return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
        }),
      );
      expect(nicenesses).toContain(Math.min(19, getPriority() + 10));
    },
  );

  test('go on after the pages that are known already', async () => {
    const { pages } = await readAll(pool, bytes, { firstPage: 3 });
    expect(pages.map(({ number }) => number)).toEqual([3]);
  });

  test('index pages and answer from the index, which is loaded where it is not held, or no longer', async () => {
    const { bytes: index, language } = await buildIndex(lines.map((text) => [text]));
    expect(language).toBe('en');
    const sha256 = createHash('sha256').update(index).digest('hex');
    let loaded = 0;
    const loadIndex = async () => {
      loaded += 1;
      return index;
    };
    const question = 'How long is the warranty period?';
    const first = await pool.findAnswer({ account: 'a', indexKey: 'file/1', sha256, loadIndex, question });
    const second = await pool.findAnswer({ account: 'a', indexKey: 'file/1', sha256, loadIndex, question });
    expect(first.pages).toEqual([1]);
    expect(first.citations[0]?.quote).toContain('twenty four months');
    expect(second).toEqual(first);
    expect(loaded).toBe(1);
    await pool.findAnswer({ account: 'a', indexKey: 'other/1', sha256, loadIndex, question });
    expect(loaded).toBe(2);
    const refused = pool.findAnswer({
      account: 'a',
      indexKey: 'third/1',
      sha256: 'f00',
      loadIndex,
      question,
    });
    await expect(refused).rejects.toMatchObject({ code: 'index-unusable' });
    loaded -= 1;
    pool.forget({ fileKey: 'file', indexKeys: 'file/' });
    expect(await pool.findAnswer({ account: 'a', indexKey: 'file/1', sha256, loadIndex, question })).toEqual(
      first,
    );
    await pool.findAnswer({ account: 'a', indexKey: 'other/1', sha256, loadIndex, question });
    expect(loaded).toBe(3);
  });

  test('find the labels of the pages that they index', async () => {
    const { labels } = await buildIndex(['i', 'ii', 'iii', 'iv'].map((number) => ['Some text.', number]));
    expect([...labels]).toEqual(
      [1, 2, 3, 4].map((number, index) => [number, ['i', 'ii', 'iii', 'iv'][index]]),
    );
  });

  test('stop at more text than a file may hold, and fetch no more of it', async () => {
    const small = openWorkerPool({ workers: 2, maxCharacters: 1_000 });
    onTestFinished(() => small.close());
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

  test('give up an index whose pages cannot be fetched', async () => {
    async function* broken() {
      yield [storedPage(1, ['One.'])];
      throw new Error('the database is gone');
    }
    const request = { account: 'a', pageCount: 2, pages: broken(), language: 'en' } as const;
    await expect(pool.buildIndex(request)).rejects.toThrow('the database is gone');
    expect((await buildIndex([['Fine again.']])).bytes.length).toBeGreaterThan(0);
  });

  test('whose file cannot be opened do not call it damaged', async () => {
    const original = { path: '/nowhere/at/all', size: 1 };
    const request = { fileKey: randomUUID(), account: 'a', original, firstPage: 1, signal: never };
    await expect(pool.readPdf({ ...request, onPage: () => {} })).rejects.toMatchObject({ code: 'source' });
  });

  test('refuse what is no PDF, with the reason, and stay usable', async () => {
    const noPdf = new TextEncoder().encode('not a PDF at all');
    await expect(readAll(pool, noPdf)).rejects.toMatchObject({ code: 'damaged' });
    expect((await readAll(pool, bytes)).pageCount).toBe(3);
  });

  test('read a file whose page labels loop without its labels', async () => {
    const { pages } = await readAll(pool, loopingLabelsPdf('', 60));
    expect(pages.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    const last = decodePage(zstdDecompressSync(pages[59]?.content ?? new Uint8Array()));
    expect([last.label, pageText(last)]).toEqual([undefined, expect.stringContaining('Page 60 says')]);
  });

  test('refuse a file with more pages than allowed', async () => {
    const small = openWorkerPool({ workers: 2, maxPages: 2 });
    onTestFinished(() => small.close());
    await expect(readAll(small, bytes)).rejects.toMatchObject({ code: 'too-many-pages' });
  });
});

describe('a process of its own for a file', () => {
  const isolated = { isIsolated: true };
  const entry = new URL('./planted-worker.fixture.ts', import.meta.url);
  let pool: WorkerPool;
  beforeAll(() => {
    pool = openWorkerPool({ workers: 2, entry });
  });
  afterAll(() => pool.close());
  const act = (name: string, options = {}) =>
    readAll(pool, new TextEncoder().encode(name), { ...isolated, ...options });

  test('gives the same pages', async () => {
    const real = openWorkerPool({ workers: 2 });
    onTestFinished(() => real.close());
    const bytes = loopingLabelsPdf('', 30);
    expect(await readAll(real, bytes, { ...isolated, firstPage: 2 })).toEqual(
      await readAll(real, bytes, { firstPage: 2 }),
    );
    await expect(readAll(real, new Uint8Array([1]), isolated)).rejects.toMatchObject({ code: 'damaged' });
  });

  test('may die of it, and the next one is read', async () => {
    await expect(act('kill process')).rejects.toMatchObject({ code: 'process-crashed' });
    expect((await act('fine')).pageCount).toBe(1);
  });

  test('is ended when its task is called off, and so is the one that waits, with the pool', async () => {
    const running = new AbortController();
    const first = expect(
      act('slow pages', { signal: running.signal, onFirst: () => running.abort() }),
    ).rejects.toMatchObject({ code: 'stopped' });
    const closing = openWorkerPool({ workers: 2, entry });
    const begun = Promise.withResolvers<void>();
    const endless = new TextEncoder().encode('endless page');
    const tasks = [
      readAll(closing, endless, { ...isolated, onFirst: begun.resolve }),
      readAll(closing, endless, isolated),
    ];
    const outcomes = Promise.allSettled(tasks);
    await begun.promise;
    await closing.close();
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: { code: 'stopped' } });
    await first;
  });
});

describe('a thread that misbehaves', () => {
  const settings = {
    workers: 2,
    // Less than slow pages take together, and far more than one of them.
    pageLimit: 1_500,
    fileLimit: 20_000,
    maxHeapMb: 64,
    entry: new URL('./planted-worker.fixture.ts', import.meta.url),
  };
  let pool: WorkerPool;
  beforeAll(() => {
    pool = openWorkerPool(settings);
  });
  afterAll(() => pool.close());

  const act = (name: string, signal = never) => readAll(pool, new TextEncoder().encode(name), { signal });
  /** Too large to count as short before it is opened. */
  const actLarge = (name: string, account = 'a', onFirst = () => {}) =>
    readAll(pool, new TextEncoder().encode(name.padEnd(1_000_001)), { account, onFirst });
  /** A thread that has to be started first may be late. */
  const startBoth = () => Promise.all([actLarge('fine'), act('fine')]);

  test.each([
    ['endless page', 'timeout'],
    ['out of memory', 'memory'],
    ['uncaught error', 'crashed'],
    ['exit', 'crashed'],
  ])('by "%s" costs its task (%s), and the next task is done', async (name, code) => {
    await expect(act(name)).rejects.toMatchObject({ name: 'ReadingError', code });
    expect((await act('fine')).pageCount).toBe(1);
  });

  test('is given the time of a page for each page', async () => {
    expect((await act('slow pages')).pages.map(({ number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });

  test('is ended when its file takes too long as a whole', async () => {
    const hasty = openWorkerPool({ ...settings, fileLimit: 300 });
    onTestFinished(() => hasty.close());
    const bytes = new TextEncoder().encode('endless opening');
    await expect(readAll(hasty, bytes)).rejects.toMatchObject({ code: 'timeout' });
  });

  test('is replaced when it holds too much memory', async () => {
    const threadOf = async (name: string) => (await act(name)).pages[0]?.content[0];
    const before = await threadOf('fine');
    expect(await threadOf('much memory')).toBe(before);
    expect(await threadOf('fine')).not.toBe(before);
  });

  test('is replaced when its engine has trapped, since other files are open in that', async () => {
    const threadOf = async (name: string) => (await act(name)).pages[0]?.content[0];
    const before = await threadOf('fine');
    await expect(act('engine trap')).rejects.toMatchObject({ code: 'engine-failed' });
    const after = await threadOf('fine');
    expect(after).not.toBe(before);
    expect(await threadOf('trap on closing')).toBe(after);
    expect(await threadOf('fine')).not.toBe(after);
  });

  test('gives its memory back when it has nothing to do', async () => {
    const resting = openWorkerPool({ ...settings, idleLimit: 50 });
    onTestFinished(() => resting.close());
    const large = new TextEncoder().encode('fine'.padEnd(1_000_001));
    const threadOf = async () => (await readAll(resting, large)).pages[0]?.content[0];
    const before = await threadOf();
    expect(await threadOf()).toBe(before);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await threadOf()).not.toBe(before);
  });

  test('does not hold up a question, since one thread takes no long files', async () => {
    await startBoth();
    const busy = actLarge('slow pages');
    const waits = actLarge('fine');
    const order: string[] = [];
    const answered = pool
      .findAnswer({
        account: 'a',
        indexKey: 'a',
        sha256: '',
        loadIndex: async () => new Uint8Array([1]),
        question: 'when?',
      })
      .then(() => order.push('question'));
    await Promise.all([
      busy.then(() => order.push('file')),
      waits.then(() => order.push('next file')),
      answered,
    ]);
    expect(order).toEqual(['question', 'file', 'next file']);
  });

  test('does not hold up a question for longer than its patience, even where the kept thread is the one', async () => {
    const patient = openWorkerPool({ ...settings, pageLimit: 20_000, waitMs: 50 });
    onTestFinished(() => patient.close());
    const endless = () => readAll(patient, new TextEncoder().encode('endless page')).catch(() => 'ended');
    const hostile = Promise.race([endless(), endless()]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const loadIndex = async () => new Uint8Array([1]);
    const ask = () =>
      patient.findAnswer({ account: 'b', indexKey: 'b', sha256: '', loadIndex, question: 'when?' });
    const answered = Promise.all([ask(), ask()]).then(() => 'answered');
    expect(await Promise.race([hostile, answered])).toBe('answered');
  });

  test('cuts what the kept thread reads short when a question waits', async () => {
    const patient = openWorkerPool({ ...settings, pageLimit: 20_000, waitMs: 20_000 });
    onTestFinished(() => patient.close());
    const busy = Promise.withResolvers<void>();
    const long = new TextEncoder().encode('endless page'.padEnd(1_000_001));
    const other = readAll(patient, long, { onFirst: busy.resolve }).catch(() => 'ended');
    await busy.promise;
    const begun = Promise.withResolvers<void>();
    const short = new TextEncoder().encode('until hurried');
    const reading = readAll(patient, short, { onFirst: begun.resolve });
    await begun.promise;
    const loadIndex = async () => new Uint8Array([1]);
    const asking = patient.findAnswer({
      account: 'b',
      indexKey: 'b',
      sha256: 'f00',
      loadIndex,
      question: 'when?',
    });
    const answered = Promise.all([reading, asking]).then(() => 'answered');
    expect(await Promise.race([other, answered])).toBe('answered');
  });

  test('gives the accounts their turns: a later file of another one need not wait for a long file', async () => {
    const order: string[] = [];
    const begun = Promise.withResolvers<void>();
    const long = actLarge('long file', 'a', begun.resolve).then(({ pages }) => {
      order.push('first of a');
      return pages;
    });
    const second = actLarge('long file', 'a').then(() => order.push('second of a'));
    await begun.promise;
    const other = actLarge('fine', 'b').then(() => order.push('b'));
    await Promise.all([long, second, other]);
    expect(order).toEqual(['b', 'first of a', 'second of a']);
    expect((await long).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('may be the one kept for questions, when the file is short', async () => {
    await startBoth();
    const long = actLarge('slow pages').then(() => 'long');
    const short = act('fine').then(() => 'short');
    expect(await Promise.race([long, short])).toBe('short');
    await long;
  });

  test('is ended when its task is called off, and so is the wait of one that has not begun', async () => {
    const running = new AbortController();
    const waiting = new AbortController();
    const first = expect(act('endless opening', running.signal)).rejects.toMatchObject({ code: 'stopped' });
    const second = act('fine', waiting.signal);
    waiting.abort();
    await expect(second).rejects.toMatchObject({ code: 'stopped' });
    running.abort();
    await first;
    await expect(act('fine', AbortSignal.abort())).rejects.toMatchObject({ code: 'stopped' });
    expect((await act('fine')).pageCount).toBe(1);
  });

  test('is ended with the pool, as is whatever waits', async () => {
    const closing = openWorkerPool(settings);
    const endless = new TextEncoder().encode('endless opening');
    const tasks = [readAll(closing, endless), readAll(closing, endless)];
    const outcomes = Promise.allSettled(tasks);
    await closing.close();
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: { code: 'stopped' } });
    await expect(readAll(closing, endless)).rejects.toMatchObject({ code: 'stopped' });
  });
});

const project = fileURLToPath(new URL('../../../../..', import.meta.url));
const documents = new URL(`${process.env['TEST_DATA'] ?? '../shared/data'}/`, `file://${project}`);
const hasDocuments = existsSync(documents);
if (!hasDocuments && process.env['REQUIRE_TEST_DATA'] === '1')
  throw new Error(`No test data in ${documents.href}`);
if (!hasDocuments) console.warn(`Skipping tests on hostile documents: there is no ${documents.pathname}`);

/** What an odd file may end in: all else is a fault of ours. */
const EXPECTED = ['read', 'damaged', 'password-needed', 'security'];

describe.runIf(hasDocuments)('odd and hostile files', () => {
  test('end in pages or in a reason that its owner can understand', async () => {
    // How long a page takes on a busy machine is not the question here.
    const pool = openWorkerPool({ workers: 2, pageLimit: 120_000 });
    onTestFinished(() => pool.close());
    const folder = new URL('pdf-odd/', documents);
    const names = (await readdir(folder)).filter((name) => name.endsWith('.pdf'));
    const outcomes = new Map<string, string>();
    for (const name of names) {
      const outcome = await readAll(pool, await readFile(new URL(name, folder))).then(
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

  test('that take too long are ended in the real thread, between pages or within one', async () => {
    const hasty = openWorkerPool({ workers: 2, fileLimit: 200 });
    onTestFinished(() => hasty.close());
    const book = await readFile(new URL('pdf-odd/freeculture.pdf', documents));
    await expect(readAll(hasty, book)).rejects.toMatchObject({ code: 'timeout' });
  });
});
