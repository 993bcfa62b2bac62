import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_MAX_BYTES } from '@recto/contract/limits';
import { TEST_DATA } from '@recto/testing/test-data';

/** A line of a comment, which readers pass over. */
const FILLER = `%${'-'.repeat(98)}\n`;

/**
 * The largest filings, each made as large as a file may be: after its end come comments, then again where its table of
 * objects lies. Valid files, no two with the same bytes; gives their paths.
 */
export async function makePaddedFilings(folder: string, count: number): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const filings = join(TEST_DATA, 'filings');
  const names = (await readdir(filings)).filter((name) => name.endsWith('.pdf'));
  const sized = await Promise.all(
    names.map(async (name) => ({ name, size: (await stat(join(filings, name))).size })),
  );
  const largest = sized.toSorted((a, b) => b.size - a.size).slice(0, count);
  const paths: string[] = [];
  for (const { name } of largest) {
    const path = join(folder, name);
    await writeFile(path, pad(await readFile(join(filings, name))));
    paths.push(path);
  }
  return paths;
}

function pad(file: Buffer): Buffer {
  const table = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(file.subarray(-1_024).toString('latin1'))?.[1];
  if (table === undefined) throw new Error('a filing does not end as PDFs do');
  const end = Buffer.from(`\nstartxref\n${table}\n%%EOF\n`);
  const filler = Buffer.alloc(FILE_MAX_BYTES - file.length - end.length - 1, FILLER);
  return Buffer.concat([file, Buffer.from('\n'), filler, end]);
}
