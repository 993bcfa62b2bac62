import { randomUUID } from 'node:crypto';
import { BLOCKS_VERSION, decodeBlocks, encodeBlocks } from '@recto/core/document';
import { makePdf, textAt } from '@recto/testing/pdf';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const SENTENCE = 'The goods are delivered to the harbour of Porto in Portugal on the day that was agreed';

const pageOf = (heading: string, ...lines: readonly string[]) => ({
  content: textAt(50, 700, heading, 16) + lines.map((line, at) => textAt(50, 660 - 14 * at, line)).join(''),
});

const upload = () =>
  testApp.uploadAndWait(person, {
    bytes: Buffer.from(
      makePdf([
        pageOf('Delivery of goods', SENTENCE, SENTENCE, SENTENCE),
        pageOf('Payment of the price', SENTENCE, SENTENCE, `that is the number ${randomUUID()}`),
      ]),
    ),
  });

const root = () => testApp.installation.database.root;

async function storedBlocks(fileId: string) {
  const rows = await root()
    .selectFrom('page')
    .select(['blocks'])
    .where('file_id', '=', fileId)
    .orderBy('number')
    .execute();
  return rows.map(({ blocks }) => blocks && decodeBlocks(blocks, 10_000)?.map(({ kind }) => kind));
}

const headingsOf = async (fileId: string): Promise<string[]> => {
  const { result } = (await testApp.request('GET', `/documentOutline/${fileId}`, person)).json();
  return result.headings.map(({ text }: { text: string }) => text);
};

const FOUND = [
  ['heading', 'paragraph'],
  ['heading', 'paragraph'],
];

test('the blocks of a file are found when it is read, and kept with its pages', async () => {
  const file = await upload();
  expect(await storedBlocks(file._id)).toEqual(FOUND);
  const { blocks_version: version } = await root()
    .selectFrom('retrieval_index')
    .select('blocks_version')
    .where('file_id', '=', file._id)
    .executeTakeFirstOrThrow();
  expect(version).toBe(BLOCKS_VERSION);
  expect(await headingsOf(file._id)).toEqual(['Delivery of goods', 'Payment of the price']);
});

test('contents are read from the blocks that are stored', async () => {
  const file = await upload();
  const bytes = Buffer.from(encodeBlocks([])).toString('hex');
  await sql`update page set blocks = decode(${bytes}, 'hex') where file_id = ${file._id} and number = 1`.execute(
    root(),
  );
  expect(await headingsOf(file._id)).toEqual(['Payment of the price']);
});

test('files that were read before there were blocks, or by another version, get them at the next start', async () => {
  const [never, older] = [await upload(), await upload()];
  await sql`update page set blocks = null where file_id = ${never._id}`.execute(root());
  await sql`update retrieval_index set blocks_version = null where file_id = ${never._id}`.execute(root());
  await sql`update page set blocks = '\\x0000' where file_id = ${older._id}`.execute(root());
  await sql`update retrieval_index set blocks_version = 0 where file_id = ${older._id}`.execute(root());
  // Meanwhile they are found by whoever needs them.
  expect(await headingsOf(older._id)).toEqual(['Delivery of goods', 'Payment of the price']);
  await testApp.installation.recover();
  for (const { _id } of [never, older])
    await vi.waitFor(async () => expect(await storedBlocks(_id)).toEqual(FOUND), 20_000);
});
