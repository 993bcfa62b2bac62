/**
 * Headings found from how lines are printed, against the bookmarks of the files that have some, which are not shown to
 * the engine: how many are found, on which level, and whether any was made up. See docs/benchmarks.md.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pageText } from '@recto/core/document';
import { type Bookmark, type Outline, OutlineBuilder } from '@recto/core/outline';
import { readers } from '@recto/readers';
import { DOCUMENTS } from '../readers/documents.ts';
import { documentPath, DOCUMENTS_FOLDER } from '../readers/read-document.ts';
import { lettersAndDigits } from '../scoring.ts';

/** `--show` prints the headings that are no bookmarks. */
const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } });

/** A file with fewer has no contents to compare with. */
const LEAST_BOOKMARKS = 10;
const LEAST_FOUND = 0.8;

interface HeadingFigures {
  readonly bookmarks: number;
  readonly found: number;
  readonly levels: number;
  readonly headings: number;
  /** Their words do not stand where they are said to. */
  readonly invented: number;
  readonly others: readonly string[];
}

const figures: HeadingFigures[] = [];
for (const document of DOCUMENTS) {
  const path = documentPath(document, DOCUMENTS_FOLDER);
  if (!existsSync(path)) continue;
  const measured = await measure(path, document.language);
  if (!measured) continue;
  figures.push(measured);
  const share = (part: number, whole: number) => (part / Math.max(1, whole)).toFixed(2);
  const { bookmarks, found, levels, headings, invented, others } = measured;
  console.log(
    `${document.id.padEnd(24)} bookmarks ${bookmarks}, found ${share(found, bookmarks)}, level right ${share(levels, found)}, headings ${headings}, no bookmark ${others.length}, made up ${invented}`,
  );
  if (values.show) for (const other of others) console.log(`    ${other}`);
}
report();

async function measure(path: string, language: string): Promise<HeadingFigures | undefined> {
  const pdf = await readers.openDocument('PDF', readFileSync(path));
  try {
    const bookmarks = pdf.readBookmarks?.() ?? [];
    if (bookmarks.length < LEAST_BOOKMARKS) return undefined;
    const builder = new OutlineBuilder(language);
    const texts = new Map<number, string>();
    for (let number = 1; number <= pdf.pageCount; number++) {
      const page = pdf.readPage(number);
      texts.set(number, pageText(page));
      builder.add(page);
    }
    return compare(bookmarks, builder.finish().headings, texts);
  } finally {
    pdf.close();
  }
}

function compare(
  bookmarks: readonly Bookmark[],
  headings: Outline['headings'],
  texts: ReadonlyMap<number, string>,
): HeadingFigures {
  const printed = bookmarks.filter(({ title, page }) => holds(texts.get(page) ?? '', title));
  const pairs = printed.flatMap((bookmark) => {
    const heading = headings.find((one) => one.page === bookmark.page && isSame(one, bookmark.title));
    return heading ? [{ bookmark, heading }] : [];
  });
  // A title over all others moves every level by one.
  const offsets = Map.groupBy(pairs, ({ bookmark, heading }) => bookmark.level - heading.level);
  const levels = Math.max(0, ...[...offsets.values()].map((group) => group.length));
  const marked = new Set(pairs.map(({ heading }) => heading));
  return {
    bookmarks: printed.length,
    found: pairs.length,
    levels,
    headings: headings.length,
    invented: headings.filter((heading) => !standsThere(heading, texts.get(heading.page) ?? '')).length,
    others: headings.filter((one) => !marked.has(one)).map(({ page, text }) => `p. ${page}: ${text}`),
  };
}

function holds(text: string, words: string): boolean {
  return lettersAndDigits(text).includes(lettersAndDigits(words));
}

function isSame({ text, number = '' }: Outline['headings'][number], title: string): boolean {
  const [wanted, bare, whole] = [title, text, number + text].map(lettersAndDigits);
  return wanted === bare || wanted === whole || (wanted !== '' && wanted?.endsWith(bare ?? '-') === true);
}

function standsThere({ text, number = '', span }: Outline['headings'][number], page: string): boolean {
  const there = lettersAndDigits(page.slice(span.start, span.end));
  return there !== '' && there === lettersAndDigits(number + text);
}

function report(): void {
  if (figures.length === 0)
    return console.log('Nothing measured: make the documents first (npm run bench:documents).');
  const sum = (pick: (one: HeadingFigures) => number) => figures.reduce((total, one) => total + pick(one), 0);
  const found = sum((one) => one.found) / sum((one) => one.bookmarks);
  const levels = sum((one) => one.levels) / sum((one) => one.found);
  const invented = sum((one) => one.invented);
  const others = sum((one) => one.others.length) / sum((one) => one.headings);
  console.log(
    `Headings of ${figures.length} documents with bookmarks: found ${found.toFixed(2)}, level right ${levels.toFixed(2)}, made up ${invented}, no bookmark ${others.toFixed(2)}`,
  );
  if (found < LEAST_FOUND || levels < LEAST_FOUND || invented > 0) process.exitCode = 1;
}
