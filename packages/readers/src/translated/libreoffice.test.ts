import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type CellObject, read } from '@e965/xlsx';
import { describe, expect, onTestFinished, test } from 'vitest';
import { pageText } from '@recto/core/document';
import { makeZip } from '@recto/testing/office';
import { onlyWhere } from '@recto/testing/skip';
import { hasTestData, readTestData, realDocument } from '@recto/testing/test-data';
import { lettersOf, readPages, reversed, translateFile } from '#testing/translate-file.ts';
import { excelReader } from '#excel/index.ts';
import {
  writeBilingualDocx,
  writeNewDocx,
  writeTranslatedDocx,
  writeTranslatedXlsx,
} from '#translated/index.ts';
import { wordReader } from '#word/index.ts';

/** By which LibreOffice writes each type. */
const FILTERS = { docx: 'MS Word 2007 XML', xlsx: 'Calc MS Excel 2007 XML' } as const;

/** What LibreOffice makes of files: opened, worked out, and saved anew. */
async function saveAnew(files: readonly Uint8Array[], type: keyof typeof FILTERS): Promise<Uint8Array[]> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-libreoffice-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const names = files.map((_, index) => `${index}.${type}`);
  await Promise.all(names.map((name, index) => writeFile(join(folder, name), files[index] ?? '')));
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
  const saved = join(folder, 'saved');
  const options = [profile, '--headless', '--convert-to', `${type}:${FILTERS[type]}`, '--outdir', saved];
  const sources = names.map((name) => join(folder, name));
  await promisify(execFile)(process.env['SOFFICE'] || 'soffice', [...options, ...sources]);
  return Promise.all(names.map((name) => readFile(join(saved, name))));
}

const isAsked = process.env['OPENED_TRANSLATIONS'] === '1' && hasTestData;

/** Their title stands in fields that programs fill with the properties of the file. */
const BOUND = new Set(['60316.docx', 'Bug54771b.docx']);

describe(
  'in LibreOffice',
  onlyWhere(isAsked, 'OPENED_TRANSLATIONS=1 opens translated files in LibreOffice'),
  async () => {
    const names = isAsked ? await readdir(realDocument('docx')) : [];
    const files = names.filter(
      (name) => name.endsWith('.docx') && !BOUND.has(name) && !/^clusterfuzz|password|^FldSimple/u.test(name),
    );

    test.each(files)('%s opens as translated in place, anew and side by side', async (name) => {
      const bytes = readTestData(`docx/${name}`);
      const { written, segments } = await translateFile([wordReader, writeTranslatedDocx], bytes);
      const pages = await readPages(wordReader, bytes);
      const translation = { pages, segments, translate: reversed, target: 'de' };
      const rows = segments.map((segment) => ({ source: segment.text, target: reversed(segment) }));
      const made = [
        writeNewDocx(translation),
        writeBilingualDocx(rows, { title: name, source: 'en', target: 'de' }),
      ].map((parts) => makeZip(parts.map((part) => [part.name, part.content])));
      const wanted = segments.filter(
        ({ kind }) => kind !== 'header' && kind !== 'footer' && kind !== 'comment',
      );
      for (const file of await saveAnew([written, ...made], 'docx')) {
        const text = lettersOf((await readPages(wordReader, file)).map(pageText).join('\n'));
        expect(
          wanted.map((each) => lettersOf(reversed(each))).filter((words) => !text.includes(words)),
        ).toEqual([]);
      }
    });

    const books = isAsked ? await readdir(realDocument('xlsx')) : [];
    const workbooks = books.filter((name) => name.endsWith('.xlsx') && !/^clusterfuzz|password/u.test(name));
    test('workbooks have the same cells, numbers and formulas with their words translated', async () => {
      const translated = await Promise.all(
        workbooks.map((name) =>
          translateFile([excelReader, writeTranslatedXlsx], readTestData(`xlsx/${name}`)),
        ),
      );
      const originals = workbooks.map((name) => readTestData(`xlsx/${name}`));
      const saved = (await saveAnew([...originals, ...translated.map(({ written }) => written)], 'xlsx')).map(
        readCells,
      );
      for (const [at, name] of workbooks.entries()) {
        const [before, after] = [saved[at] ?? new Map(), saved[at + workbooks.length] ?? new Map()];
        expect.soft([name, ...after.keys()]).toEqual([name, ...before.keys()]);
        let changed = 0;
        for (const [place, { f, t, v }] of before) {
          const other = after.get(place);
          expect.soft([name, place, other?.f]).toEqual([name, place, f]);
          if (f === undefined && t !== 's') expect.soft([name, place, other?.v]).toEqual([name, place, v]);
          if (f === undefined && other?.v !== v) changed++;
        }
        const made = translated[at];
        const isWritten = made?.segments.some(
          (segment) => !made.kept.includes(segment) && reversed(segment) !== segment.text,
        );
        expect.soft([name, changed > 0]).toEqual([name, isWritten]);
      }
    });
  },
);

/** The cells of a workbook by sheet and place. */
function readCells(bytes: Uint8Array): Map<string, CellObject> {
  const book = read(bytes, { cellFormula: true });
  const cells = book.SheetNames.flatMap((sheet, at) =>
    Object.entries(book.Sheets[sheet] ?? {})
      .filter(([place]) => !place.startsWith('!'))
      .map(([place, cell]) => [`${at} ${place}`, cell as CellObject] as const),
  );
  return new Map(cells);
}
