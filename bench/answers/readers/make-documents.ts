/**
 * Makes the documents of the readers' questions as PDFs: copies those of the test data, takes manuals from Debian
 * packages and prints texts with Chromium (Hindi with Pango). Needs Debian 12 with apt-get, dpkg, Chromium, qpdf and the
 * Noto and DejaVu fonts; nothing of it runs in the tests.
 *
 * node bench/answers/readers/make-documents.ts [--to folder] [--from folder of PDFs made before] [document …]
 */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { realDocument } from '@recto/testing/test-data';
import { launchOptions } from '../../../e2e/support/browser.ts';
import { PACKAGE_VERSIONS } from './documents/package-versions.ts';
import type { ArticleRange, ReaderDocument } from './documents/source.ts';
import { DOCUMENTS } from './documents.ts';
import { escapeHtml, FONTS, markdownToHtml, missingFonts, textToHtml, wrapHtml } from './make/html.ts';
import { hindiParagraphs, manualBody } from './make/manual.ts';
import { documentPath, DOCUMENTS_FOLDER } from './read-document.ts';

const { values, positionals } = parseArgs({
  options: { to: { type: 'string' }, from: { type: 'string' } },
  allowPositionals: true,
});
const target = resolve(values.to ?? DOCUMENTS_FOLDER);
/** Of a sheet printed with Pango. */
const SHEET_CHARACTERS = 1500;
const scratch = mkdtempSync(join(tmpdir(), 'readers-documents-'));

try {
  mkdirSync(target, { recursive: true });
  const wanted = DOCUMENTS.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
  requireFonts(wanted);
  for (const document of wanted) {
    const path = documentPath(document, target);
    if (document.source.kind === 'test data' || existsSync(path)) continue;
    const made = values.from === undefined ? undefined : documentPath(document, values.from);
    if (made !== undefined && existsSync(made)) copyFileSync(made, path);
    else makeDocument(document, path);
    console.log(path);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** In another font letters are missing or read as others, and questions would count as answered wrongly. */
function requireFonts(documents: readonly ReaderDocument[]): void {
  const listed = run('fc-list', [':', 'family'], scratch);
  const installed = new Set(listed.split(/[,\n]/u).map((family) => family.trim()));
  const printed = documents.filter(({ source }) => !['test data', 'package'].includes(source.kind));
  const missing = missingFonts(
    printed.map(({ language }) => language),
    installed,
  );
  if (missing.length > 0)
    throw new Error(
      `Missing fonts: ${missing.join(', ')} (Debian: fonts-dejavu fonts-noto-core fonts-noto-cjk)`,
    );
}

function makeDocument({ id, language, source }: ReaderDocument, path: string): void {
  switch (source.kind) {
    case 'test data':
      return;
    case 'package': {
      const bytes = readFileSync(join(unpack(source.package), source.path));
      return save(path, source.path.endsWith('.gz') ? gunzipSync(bytes) : bytes);
    }
    case 'html': {
      const folder = join(unpack(source.package), source.folder);
      const pages = source.pages.map((page) => manualBody(readFileSync(join(folder, page), 'utf8')));
      return language === 'hi'
        ? printWithPango(
            id,
            pages.flatMap(hindiParagraphs).map((text) => ({ text })),
            path,
          )
        : print(id, wrapHtml(pages.join('\n'), language), path);
    }
    case 'text':
      return print(id, wrapHtml(textToHtml(readText(source.path)), language), path);
    case 'markdown': {
      const parts = source.paths.map((part) => markdownToHtml(readText(part)));
      return print(id, wrapHtml(parts.join('\n'), language), path);
    }
    case 'articles':
      return language === 'hi'
        ? printWithPango(id, articleParagraphs(source), path)
        : print(id, wrapHtml(articlesToHtml(source), language, 'A5'), path);
  }
}

function readText(path: string): string {
  return readFileSync(realDocument(path), 'utf8');
}

interface Paragraph {
  /** The number of the article, on its first paragraph. */
  readonly heading?: number;
  readonly text: string;
}

function articleParagraphs({ path, paragraphsPerArticle, from, to }: ArticleRange): Paragraph[] {
  const folder = realDocument(join(path, 'docs'));
  const paragraphs = readdirSync(folder)
    .toSorted()
    .flatMap((file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { pages: string[] }).pages);
  return paragraphs.slice(from * paragraphsPerArticle, to * paragraphsPerArticle).map((paragraph, at) => {
    const text = paragraph.replaceAll('\uFEFF', '').trim();
    const article = from + at / paragraphsPerArticle + 1;
    return Number.isInteger(article) ? { heading: article, text } : { text };
  });
}

function articlesToHtml(range: ArticleRange): string {
  return articleParagraphs(range)
    .map(
      ({ heading, text }) =>
        (heading === undefined ? '' : `<h3>${heading}</h3>\n`) + `<p>${escapeHtml(text)}</p>`,
    )
    .join('\n');
}

/**
 * Prints Devanagari, which PDFium reads with spaces inside words when Chromium has printed it: Chromium spreads the
 * letters of one syllable over several text objects. Each sheet holds whole paragraphs.
 */
function printWithPango(id: string, paragraphs: readonly Paragraph[], path: string): void {
  const sheets: string[] = [];
  for (const { heading, text } of paragraphs) {
    const added = heading === undefined ? text : `${heading}\n\n${text}`;
    const last = sheets.at(-1);
    if (last !== undefined && last.length + added.length <= SHEET_CHARACTERS)
      sheets[sheets.length - 1] = `${last}\n\n${added}`;
    else sheets.push(added);
  }
  const tools = ['pango1.0-tools', 'libpangoxft-1.0-0', 'libxft2'].map(unpack);
  const libraries = tools.flatMap((folder) => globSync(join(folder, 'usr/lib/*-linux-gnu')));
  const printed = sheets.map((sheet, at) => {
    const text = join(scratch, `${id}-${at + 1}.txt`);
    const output = join(scratch, `${id}-${at + 1}.pdf`);
    writeFileSync(text, `${sheet}\n\n${at + 1}\n`);
    const args = ['--no-display', `--font=${FONTS.hi} 11`, '--width=360', '--wrap=word', '--margin=40'];
    run(join(tools[0] ?? '', 'usr/bin/pango-view'), [...args, `--output=${output}`, text], scratch, {
      LD_LIBRARY_PATH: libraries.join(':'),
    });
    return output;
  });
  const whole = join(scratch, `${id}.pdf`);
  run('qpdf', ['--empty', '--pages', ...printed, '--', whole], scratch);
  save(path, readFileSync(whole));
}

/** Fetches a Debian package and unpacks it, once. */
function unpack(name: string): string {
  const folder = join(scratch, name);
  if (existsSync(folder)) return folder;
  mkdirSync(folder);
  const version = PACKAGE_VERSIONS[name];
  run('apt-get', ['download', '-q', version === undefined ? name : `${name}=${version}`], folder);
  const [archive] = readdirSync(folder).filter((file) => file.endsWith('.deb'));
  if (archive === undefined) throw new Error(`apt-get downloaded no package named ${name}`);
  run('dpkg', ['-x', archive, '.'], folder);
  console.log(`package ${archive}`);
  return folder;
}

function print(id: string, html: string, path: string): void {
  const page = join(scratch, `${id}.html`);
  const printed = join(scratch, `${id}.pdf`);
  writeFileSync(page, html);
  const browser = launchOptions.executablePath ?? 'chromium';
  const args = [...(launchOptions.args ?? []), '--headless', '--no-pdf-header-footer'];
  run(
    browser,
    [...args, `--user-data-dir=${join(scratch, 'browser')}`, `--print-to-pdf=${printed}`, page],
    scratch,
  );
  save(path, readFileSync(printed));
}

/** A document is there whole or not at all. */
function save(path: string, bytes: Uint8Array): void {
  writeFileSync(`${path}.part`, bytes);
  renameSync(`${path}.part`, path);
}

function run(program: string, args: readonly string[], folder: string, env: NodeJS.ProcessEnv = {}): string {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 300_000,
    env: { ...process.env, ...env },
  });
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new Error(
      `${program} is not installed: it takes Debian 12 with apt-get, Chromium, qpdf and fontconfig`,
    );
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stderr}`);
  return stdout;
}
