import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { ENCRYPTED_PDFS, heavyPdf, loopingLabelsPdf, tinyPdf } from '@recto/testing/pdf';
import { TEST_DATA } from '@recto/testing/test-data';

export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** PDFs made here, of every kind that a test can make. */
export function makePdfFiles(): NamedFile[] {
  const lines = Array.from({ length: 4 }, (_, page) => [`Page ${page + 1} of a file to be damaged.`]);
  const made = {
    tiny: tinyPdf(lines),
    heavy: heavyPdf(3, 200),
    looping: loopingLabelsPdf(),
    ...ENCRYPTED_PDFS,
  };
  return Object.entries(made).map(([name, bytes]) => ({ name, bytes }));
}

/** Real PDFs up to a size, where they are at hand: of one folder of the test data, or of all. */
export function readRealPdfs({ folder = '**', maxBytes = Number.POSITIVE_INFINITY } = {}): NamedFile[] {
  return globSync(`${folder}/*.pdf`, { cwd: TEST_DATA })
    .sort()
    .map((path) => resolve(TEST_DATA, path))
    .filter((path) => statSync(path).size <= maxBytes)
    .map((path) => ({ name: basename(path), bytes: readFileSync(path) }));
}
