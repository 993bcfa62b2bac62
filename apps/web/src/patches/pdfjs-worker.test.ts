import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { getDocument, PDFDataRangeTransport } from 'pdfjs-dist';
import { expect, onTestFinished, test, vi } from 'vitest';
import { patchWorker, WORKER_SOURCE } from '#patches/pdfjs-worker.ts';

const PAGES = 30;
/** What lies between the pages of the made-up file. */
const PADDING = 100_000;
const CHUNK = 65_536;

/** A file with a tree of pages without levels, whose pages lie far from each other. */
function makeFlatPdf(): Uint8Array {
  const offsets: number[] = [];
  let text = '%PDF-1.7\n';
  const add = (number: number, body: string) => {
    offsets[number] = text.length;
    text += `${number} 0 obj\n${body}\nendobj\n`;
  };
  const kids = Array.from({ length: PAGES }, (_, page) => `${page + 3} 0 R`).join(' ');
  add(1, '<< /Type /Catalog /Pages 2 0 R >>');
  add(2, `<< /Type /Pages /Count ${PAGES} /Kids [${kids}] >>`);
  for (let page = 0; page < PAGES; page++) {
    add(page + 3, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page + 100} 100] >>`);
    text += `%${' '.repeat(PADDING)}\n`;
  }
  const table = text.length;
  const entries = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  text += `xref\n0 ${PAGES + 3}\n0000000000 65535 f \n${entries.join('')}`;
  text += `trailer\n<< /Size ${PAGES + 3} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}

/** How many bytes of a file are asked for until a page near its end is there, whose width is that of its number. */
async function countBytes(bytes: Uint8Array, pageNumber: number): Promise<number> {
  let loaded = CHUNK;
  class Transport extends PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number): void {
      loaded += end - begin;
      queueMicrotask(() => this.onDataRange(begin, bytes.slice(begin, end)));
    }
  }
  const range = new Transport(bytes.length, bytes.slice(0, CHUNK));
  const task = getDocument({ range, rangeChunkSize: CHUNK, disableAutoFetch: true, verbosity: 0 });
  onTestFinished(() => task.destroy());
  const page = await (await task.promise).getPage(pageNumber);
  expect(page.getViewport({ scale: 1 }).width).toBe(pageNumber + 99);
  return loaded;
}

/*
 * After an upgrade of pdfjs-dist: see in pdf.js, `Catalog.getPageDict`, whether it still puts all children of a node on its
 * list (mozilla/pdf.js issue 21859). If so, write ALL_CHILDREN as the minified worker has it; if not, and this test holds
 * with the worker as it is, the patch can go.
 */
test('of a flat document the worker loads what a page needs, and not the pages before it', async () => {
  const root = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const worker = patchWorker(await readFile(path.join(root, WORKER_SOURCE), 'utf8'));
  const url = `data:text/javascript;base64,${Buffer.from(worker).toString('base64')}`;
  // Where pdf.js finds it, it runs in this thread.
  vi.stubGlobal('pdfjsWorker', await import(/* @vite-ignore */ url));
  const bytes = makeFlatPdf();
  expect(await countBytes(bytes, PAGES - 1)).toBeLessThan(bytes.length / 4);
});

test('a worker that looks for pages in another way is refused', () => {
  expect(() => patchWorker('for (const child of children) {}')).toThrow('in another way');
});
