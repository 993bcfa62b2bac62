import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ExtractionReport } from '@recto/contract/extraction-report';
import { FileItem } from '@recto/contract/library';
import type { Box } from '@recto/contract/questions';
import type { PageHit } from '@recto/contract/search-document';
import { readers } from '@recto/readers';
import { findLanguageData, makePackagedEngine, readScan } from '@recto/readers/ocr';
import { onRealDocuments, readTestData, realDocument } from '@recto/testing/test-data';
import { describe, expect, test } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

const TABLE = resolve(import.meta.dirname, '../../../../docs/scans.md');
/** The slow ones, too. */
const isSoak = process.env['ALL_SCANS'] === '1';

const rows = readFileSync(TABLE, 'utf8')
  .split('\n')
  .filter((line) => /^\| \S+\.(pdf|png) \|/.test(line))
  .map((line) => {
    const cells = line.slice(2, -2).split(' | ');
    const [name = '', outcome = '', pages = '', question = '', marked = '', remark = ''] = cells.map((cell) =>
      cell.trim(),
    );
    return { name, outcome, pages, question, marked, isSlow: /slow/i.test(remark) };
  });

/** The states of the pages as the table counts them. */
function countStates({ pages }: ExtractionReport): string {
  const names = { text: 'text', ocr: 'scanned', low: 'unsure', blank: 'blank' };
  const count = (state: string) => pages.filter((page) => page.state === state).length;
  return Object.entries(names)
    .flatMap(([state, name]) => (count(state) > 0 ? [`${count(state)} ${name}`] : []))
    .join(', ');
}

/** What is read in one box of a page, with nothing around it but the ends of tall letters. */
async function readBox(bytes: Uint8Array, page: number, box: Box, lang: string): Promise<string> {
  const document = await readers.openDocument('PDF', bytes);
  const draw = async (dpi: number) => {
    const image = await document.renderPage?.(page, dpi);
    if (!image) throw new Error('nothing is drawn');
    const margin = Math.round(dpi / 20);
    const at = (part: number, size: number, by: number) =>
      Math.min(size, Math.max(0, Math.round(part * size) + by));
    const [left, right] = [at(box.x, image.width, -margin), at(box.x + box.width, image.width, margin)];
    const [top, bottom] = [at(box.y, image.height, -margin), at(box.y + box.height, image.height, margin)];
    const width = right - left;
    const pixels = new Uint8Array(width * (bottom - top));
    for (let y = top; y < bottom; y++)
      pixels.set(image.pixels.subarray(y * image.width + left, y * image.width + right), (y - top) * width);
    return { width, height: bottom - top, pixels };
  };
  const data = [findLanguageData(lang)].filter((found) => found !== null);
  const { lines } = await readScan(draw, makePackagedEngine(data));
  document.close();
  return lines.map(({ text }) => text).join(' ');
}

describe('real scans', onRealDocuments('the table is about these very files'), () => {
  let testApp: TestApp;
  let person: Person;
  shareTestApp((shared) => {
    ({ testApp, person } = shared);
  });

  async function ask(fileId: string, question: string, marked: string) {
    const { citations } = await testApp.askAndWait(person, fileId, question);
    return citations.find(({ quote }) => quote.replace(/\s+/g, ' ').includes(marked));
  }

  async function search(fileId: string, words: string) {
    const path = `/searchDocument/${fileId}?q=${encodeURIComponent(words)}`;
    const { hits } = (await testApp.request('GET', path, person)).json().result;
    return (hits as PageHit[])[0];
  }

  test('are all in the table', () => {
    expect(rows.map(({ name }) => name)).toEqual(readdirSync(realDocument('scans')).toSorted());
  });

  test.each(rows.filter(({ isSlow }) => isSoak || !isSlow))(
    '$name ends as the table says, and what is marked is what is quoted',
    async ({ name, outcome, pages, question, marked }) => {
      const bytes = Buffer.from(readTestData(`scans/${name}`));
      const lang = name === 'francais.pdf' ? 'fr' : 'en';
      const response = await testApp.upload(person, { name, bytes, lang });
      const { result } = response.json();
      if (response.statusCode >= 400) return expect(`refused: ${result.code}`).toBe(outcome);
      const file = await testApp.waitForFile(person, FileItem.parse(result)._id);
      expect(file.status === 'failed' ? `failed: ${file.error_code}` : file.status).toBe(outcome);
      const detail = await testApp.request('GET', `/documentDetail/${file._id}`, person);
      expect(countStates(detail.json().result.report)).toBe(pages);
      if (marked === '') return;
      const mark = question === '' ? await search(file._id, marked) : await ask(file._id, question, marked);
      const read = await Promise.all(
        (mark?.boxes ?? []).map((box) => readBox(bytes, mark?.page ?? 0, box, lang)),
      );
      expect(read.join(' ')).toContain(marked);
    },
    90_000,
  );
});
