import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { pageText } from '@recto/core/document';
import { makeZip } from '@recto/testing/office';
import { onlyWhere } from '@recto/testing/skip';
import { hasTestData, readTestData, realDocument } from '@recto/testing/test-data';
import { lettersOf, readPages, reversed, translateFile } from '#testing/translate-file.ts';
import { writeBilingualDocx, writeNewDocx, writeTranslatedDocx } from '#translated/index.ts';
import { wordReader } from '#word/index.ts';

/** What LibreOffice makes of Word files: opened, and saved anew. */
async function saveAnew(files: readonly Uint8Array[]): Promise<Uint8Array[]> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-libreoffice-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const names = files.map((_, index) => `${index}.docx`);
  await Promise.all(names.map((name, index) => writeFile(join(folder, name), files[index] ?? '')));
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
  const saved = join(folder, 'saved');
  const options = [profile, '--headless', '--convert-to', 'docx:MS Word 2007 XML', '--outdir', saved];
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
      for (const file of await saveAnew([written, ...made])) {
        const text = lettersOf((await readPages(wordReader, file)).map(pageText).join('\n'));
        expect(
          wanted.map((each) => lettersOf(reversed(each))).filter((words) => !text.includes(words)),
        ).toEqual([]);
      }
    });
  },
);
