import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileExtension } from '@recto/contract/file-names';
import { FILE_TYPES, READABLE_TYPES } from '@recto/contract/file-types';

const EXTENSIONS: readonly string[] = READABLE_TYPES.map((type) => FILE_TYPES[type].extension);

/** The documents that a new account can try: in English, that come with the product. */
export async function loadSampleDocuments(folder: string) {
  const names = (await readdir(folder)).filter((name) => EXTENSIONS.includes(fileExtension(name))).sort();
  return Promise.all(
    names.map(async (name) => ({ name, lang: 'en' as const, bytes: await readFile(join(folder, name)) })),
  );
}
