// Imports nothing of the product: whether a quote stands on a page is decided by another program's reading of it.
import { execFileSync } from 'node:child_process';

const TIME_LIMIT_MS = 60_000;
const MAX_BYTES = 200_000_000;
const texts = new Map<string, string[]>();

/** The pages of a PDF as `pdftotext` reads them, letters and digits only. */
function readPages(path: string, mode: '-layout' | '-raw'): string[] {
  const key = `${mode} ${path}`;
  let pages = texts.get(key);
  if (pages === undefined) {
    const output = execFileSync('pdftotext', [mode, '-enc', 'UTF-8', path, '-'], {
      timeout: TIME_LIMIT_MS,
      maxBuffer: MAX_BYTES,
      encoding: 'utf8',
    });
    pages = output.split('\f').map(reduce);
    texts.set(key, pages);
  }
  return pages;
}

function reduce(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether the quote is found in the page's text in reading order or in the order of the file. */
export function isOnPage(path: string, page: number, quote: string): boolean {
  const wanted = reduce(quote);
  return (['-layout', '-raw'] as const).some((mode) => readPages(path, mode)[page - 1]?.includes(wanted));
}
