import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FileItem } from '@recto/contract/library';
import { onRealDocuments, readTestData, realDocument } from '@recto/testing/test-data';
import { describe, expect, test } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

const TABLE = resolve(import.meta.dirname, '../../../../docs/office-files.md');
/** Its pictures take longer to be read by OCR than all others together; `word-pictures.test.ts` reads some in every run. */
const FULL_OF_PICTURES = 'docx/issue_51265_3.docx';
/** As `npm run soak` asks for it. */
const ALL_FILES = process.env['ALL_OFFICE_FILES'] === '1';
/** Several at once, as a customer sends them. */
const CONCURRENCY = 5;

interface Row {
  readonly path: string;
  readonly outcome: string;
  /** What mammoth says of a Word file. */
  readonly mammoth: string;
}

const rows = readFileSync(TABLE, 'utf8')
  .split('\n')
  .filter((line) => /^\| \w+\//.test(line))
  .map((line): Row => {
    const [path = '', outcome = '', , mammoth = ''] = line.slice(2).split(' | ');
    return { path, outcome, mammoth: mammoth.trim() };
  });

test('every Word file that mammoth reads is Complete by the table', () => {
  const read = rows.filter(({ path, mammoth }) => path.endsWith('.docx') && mammoth !== 'refuses');
  expect(read.length).toBeGreaterThanOrEqual(40);
  expect(read.filter(({ outcome }) => outcome !== 'complete')).toEqual([]);
});

describe('real Office files', onRealDocuments('the table is about these very files'), () => {
  let testApp: TestApp;
  let person: Person;
  shareTestApp((shared) => {
    ({ testApp, person } = shared);
  });

  async function send(path: string): Promise<string> {
    const name = path.split('/').at(-1) ?? path;
    const response = await testApp.upload(person, { name, bytes: Buffer.from(readTestData(path)), lang: '' });
    const { result } = response.json();
    if (response.statusCode >= 400) return `refused: ${result.code}`;
    const file = await testApp.waitForFile(person, FileItem.parse(result)._id);
    return file.status === 'complete' ? 'complete' : `failed: ${file.error_code}`;
  }

  test('end as the table says when they are uploaded', async () => {
    const sent = rows.filter(({ path }) => ALL_FILES || path !== FULL_OF_PICTURES);
    expect(rows.length - sent.length).toBe(ALL_FILES ? 0 : 1);
    const waiting = [...sent];
    const outcomes: { path: string; outcome: string }[] = [];
    const sendNext = async (): Promise<void> => {
      const row = waiting.shift();
      if (!row) return;
      outcomes.push({ path: row.path, outcome: await send(row.path) });
      await sendNext();
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, sendNext));
    const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
    expect(outcomes.toSorted(byPath)).toEqual(
      sent.map(({ path, outcome }) => ({ path, outcome })).toSorted(byPath),
    );
  });

  test('are all in the table', () => {
    const there = ['docx', 'languages', 'xlsx'].flatMap((folder) =>
      readdirSync(realDocument(folder)).map((name) => `${folder}/${name}`),
    );
    const listed = new Set(rows.map(({ path }) => path));
    const missing = there.filter((path) => !listed.has(path) && !path.endsWith('.json'));
    expect(missing).toEqual([]);
  });
});
