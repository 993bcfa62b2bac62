import { randomUUID } from 'node:crypto';
import { readers } from '@recto/readers';
import { STAGE_NAMES } from '@recto/contract/library';
import { SCANNED, scannedPdf, tinyPdf } from '@recto/testing/pdf';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMemoryBlobStore } from '#adapters/blobs/memory.ts';
import { type ProcessDeps, runSteps, type Step } from '#modules/ingestion/pipeline.ts';
import { makeReading, type Reading } from '#modules/ingestion/reading.ts';
import { makeRunningReads } from '#modules/ingestion/running-reads.ts';
import { STEPS } from '#modules/ingestion/steps.ts';
import { packPage } from '#modules/ingestion/tasks/stored-page.ts';
import { makeLibrary } from '#modules/library/library.ts';
import { originalKey, toFileItem } from '#modules/library/index.ts';
import { makeMeter } from '#modules/plans/index.ts';
import { silentOutbox } from '#testing/silent-outbox.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';
import { openTestPool } from '#testing/worker-pool.ts';

let testApp: TestApp;
let person: Person;
const pool = openTestPool();
const blobs = makeMemoryBlobStore();
beforeAll(async () => {
  testApp = await openTestApp();
  person = await testApp.signUp();
});
afterAll(async () => {
  await pool.close();
  await testApp.close();
});

const { signal } = new AbortController();

/** What the steps are given, on the same database; `published` is what clients were shown. */
function makeDeps(change: Partial<Reading> = {}) {
  const { database } = testApp.installation;
  const published: string[] = [];
  const meter = makeMeter({ database, clock: Date.now });
  const library = makeLibrary({
    database,
    clock: Date.now,
    meter,
    idempotency: { eraseMentions: async () => {} },
    beforeFilesDeleted: async () => [],
    jobs: { enqueue: async () => {} },
    realtime: {
      ...silentOutbox,
      defineEvent:
        () =>
        async (trx, { about: [id] }) => {
          const row = await trx.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
          const { status, stages, progress, pages } = toFileItem(row);
          const done = stages.filter(({ completed }) => completed).length;
          published.push(`${status} ${done} ${progress ? `page ${progress.page} of ${progress.of}` : pages}`);
        },
    },
  });
  const deps: ProcessDeps = {
    database,
    blobs,
    library,
    meter,
    reading: { ...makeReading({ tasks: pool, readers }), ...change },
    clock: Date.now,
    jobs: { enqueue: async () => {} },
    reads: makeRunningReads(),
    whenRead: async () => {},
    log: { warn: () => {} },
    converter: null,
  };
  return { deps, published };
}

/** A file that was read once and is to be processed again, with its original. */
const arrangeFile = (pages: Parameters<typeof tinyPdf>[0]) => arrangeBytes(tinyPdf(pages, randomUUID()));

async function arrangeBytes(bytes: Buffer) {
  const { _id } = await testApp.uploadAndWait(person, { bytes });
  await blobs.put(originalKey(_id), bytes, { maxBytes: bytes.length });
  const { root } = testApp.installation.database;
  await sql`update file set status = 'waiting', stages_completed = 2, pages = null,
    error_code = null, error_customer = null where id = ${_id}`.execute(root);
  const find = () => root.selectFrom('file').selectAll().where('id', '=', _id).executeTakeFirstOrThrow();
  return { id: _id, find, root };
}

test('the steps follow the stages of the specification', () => {
  const stages = STEPS.map(({ stage }) => STAGE_NAMES.indexOf(stage));
  expect(stages).toEqual(stages.toSorted((a, b) => a - b));
  expect([...new Set(stages)]).toEqual([2, 3, 4, 5]);
});

test('each stage is shown once, when its last step is done', async () => {
  const { deps, published } = makeDeps();
  const { id, find, root } = await arrangeFile([['One.'], ['Two.']]);
  await sql`delete from page where file_id = ${id}`.execute(root);
  await runSteps(deps, STEPS, { file: await find(), signal });
  expect(published).toEqual([
    'processing 2 null',
    'processing 2 page 2 of 2',
    'processing 3 2',
    'processing 4 2',
    'processing 5 2',
    'complete 6 2',
  ]);
});

test('what the pages of a file are is what its reader says of them', async () => {
  const reading = makeReading({ tasks: pool, readers });
  const { deps } = makeDeps({
    readPages: async ({ onPage, ...request }) => ({
      ...(await reading.readPages({
        ...request,
        onPage: (page, document) => onPage(page, { ...document, pageKind: 'saved' }),
      })),
      pageKind: 'saved',
    }),
  });
  const { id, find, root } = await arrangeFile([['One.']]);
  expect(toFileItem(await find())).toMatchObject({ pageKind: 'layout' });
  await sql`delete from page where file_id = ${id}`.execute(root);
  await runSteps(deps, STEPS, { file: await find(), signal });
  expect(toFileItem(await find())).toMatchObject({ status: 'complete', pages: 1, pageKind: 'saved' });
});

test('only the pages that are missing are read, wherever they lie', async () => {
  const read: number[] = [];
  const reading = makeReading({ tasks: pool, readers });
  const { deps } = makeDeps({
    readPages: ({ onPage, ...request }) =>
      reading.readPages({
        ...request,
        onPage: (page, document) => {
          read.push(page.number);
          onPage(page, document);
        },
      }),
  });
  const { id, find, root } = await arrangeFile([['One.'], ['Two.'], ['Three.'], ['Four.'], ['Five.']]);
  await sql`delete from page where file_id = ${id} and number in (2, 4)`.execute(root);
  await runSteps(deps, STEPS, { file: await find(), signal });
  expect(read).toEqual([2, 4]);
  expect(toFileItem(await find())).toMatchObject({ status: 'complete', pages: 5 });
});

test('a run that was ended while it read scans recognises no page again', async () => {
  const recognised: number[] = [];
  const reading = makeReading({ tasks: pool, readers });
  const ending = new AbortController();
  const { deps } = makeDeps({
    readScan: async ({ number, ...request }) => {
      recognised.push(number);
      const page = await reading.readScan({ number, ...request });
      if (recognised.length === 3) ending.abort();
      ending.signal.throwIfAborted();
      return page;
    },
  });
  const printed = await readers.openDocument('PDF', tinyPdf([['One scanned page of several.']]));
  const picture = await printed.renderPage?.(1, 150);
  const bytes = scannedPdf(picture ? Array.from({ length: 5 }, () => picture) : [], randomUUID());
  const { id, find, root } = await arrangeBytes(bytes);
  await sql`delete from page where file_id = ${id}`.execute(root);
  await expect(runSteps(deps, STEPS, { file: await find(), signal: ending.signal })).rejects.toThrow();
  const { rows } = await sql<{ number: number }>`select number from page
    where file_id = ${id} and state = 'ocr' order by number`.execute(root);
  const stored = rows.map(({ number }) => number);
  expect(stored.length).toBeGreaterThan(0);

  const { deps: next } = makeDeps({
    readScan: (request) => {
      expect(stored).not.toContain(request.number);
      return reading.readScan(request);
    },
  });
  await runSteps(next, STEPS, { file: await find(), signal });
  expect(toFileItem(await find())).toMatchObject({ status: 'complete', error_msg_customer: null });
});

test('a scan in a language that cannot be recognised here says so', async () => {
  const { deps } = makeDeps({ readScan: async () => ({ missing: ['ru'] }) });
  const scan = await arrangeFile([SCANNED]);
  const file = await scan.find();
  await expect(runSteps(deps, STEPS, { file, signal })).rejects.toMatchObject({
    code: 'no-text-language-data',
  });
  const mixed = await arrangeFile([['Printed.'], SCANNED]);
  await runSteps(deps, STEPS, { file: await mixed.find(), signal });
  expect(toFileItem(await mixed.find())).toMatchObject({
    status: 'complete',
    error_msg_customer: expect.stringContaining(
      'The OCR data of Russian are not installed on this server. ' +
        'Who runs it can install them (Debian): apt-get install tesseract-ocr tesseract-ocr-rus',
    ),
  });
});

test('where the first pages are in a language that nothing here recognises, the others are not tried', async () => {
  const tried: number[] = [];
  const { deps } = makeDeps({
    readScan: async ({ number }) => {
      tried.push(number);
      return { missing: ['ru'] };
    },
  });
  const scan = await arrangeFile(Array.from({ length: 6 }, () => SCANNED));
  const file = { ...(await scan.find()), lang_from: 'text' as const };
  await expect(runSteps(deps, STEPS, { file, signal })).rejects.toMatchObject({ missing: ['ru'] });
  expect(tried).toEqual([1, 2, 3]);
});

test('a step that finds text on pages without any has one entry, before files without text are refused', async () => {
  const { deps } = makeDeps();
  const { id, find, root } = await arrangeFile([SCANNED, SCANNED]);
  await expect(runSteps(deps, STEPS, { file: await find(), signal })).rejects.toMatchObject({
    code: 'no-text',
  });
  expect(toFileItem(await find()).stages[3]?.completed).toBe(false);

  const recognise: Step = {
    name: 'recognise',
    stage: 'Extracting Document',
    async run() {
      const content = packPage({
        number: 1,
        width: 600,
        height: 800,
        state: 'text',
        lines: [{ text: 'Found.', words: [{ start: 0, end: 6, box: [500, 500, 900, 600] }] }],
      });
      await sql`update page set state = 'text', content = ${Buffer.from(content)}
        where file_id = ${id} and number = 1`.execute(root);
      return undefined;
    },
  };
  const steps = STEPS.flatMap((step) => (step.name === 'require-text' ? [recognise, step] : [step]));
  await runSteps(deps, steps, { file: await find(), signal });
  expect(toFileItem(await find())).toMatchObject({
    status: 'complete',
    error_msg_customer: expect.stringContaining('Page 2 could not be read'),
  });
});

test('a step sees what those before it found and wrote, also those of its own stage', async () => {
  const { deps } = makeDeps();
  const { id, find, root } = await arrangeFile([['One.']]);
  const seen: unknown[] = [];
  const stage = 'Extracting Document' as const;
  const note: Step['run'] = async (_, { file }) => void seen.push([file.pages, file.page_kind, file.lang]);
  const steps: Step[] = [
    { name: 'answering', stage, run: async () => ({ pages: 7, page_kind: 'saved' }) },
    {
      name: 'writing',
      stage,
      run: async () => void (await sql`update file set lang = 'pl' where id = ${id}`.execute(root)),
    },
    { name: 'of the same stage', stage, run: note },
    { name: 'of the next stage', stage: 'Analysing Document', run: note },
  ];
  await runSteps(deps, steps, { file: await find(), signal });
  expect(seen).toEqual([
    [7, 'saved', 'pl'],
    [7, 'saved', 'pl'],
  ]);
});

test('a file that is deleted between two steps of a stage is taken no further', async () => {
  const { deps } = makeDeps();
  const { id, find, root } = await arrangeFile([['One.']]);
  let isReached = false;
  const remove: Step['run'] = async () => void (await sql`delete from file where id = ${id}`.execute(root));
  const steps: Step[] = [
    { name: 'remove', stage: 'Extracting Document', run: remove },
    { name: 'reach', stage: 'Extracting Document', run: async () => void (isReached = true) },
  ];
  await runSteps(deps, steps, { file: await find(), signal });
  expect(isReached).toBe(false);
});

test('a file that is deleted meanwhile is taken no further', async () => {
  const { deps, published } = makeDeps();
  const { id, find, root } = await arrangeFile([['One.']]);
  const remove: Step = {
    name: 'remove',
    stage: 'Extracting Document',
    run: async () => void (await sql`delete from file where id = ${id}`.execute(root)),
  };
  await runSteps(deps, [remove, ...STEPS.slice(1)], { file: await find(), signal });
  expect(published).toEqual(['processing 2 null']);
});
