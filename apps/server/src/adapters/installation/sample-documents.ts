import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The documents that a new account can try: PDFs in English that come with the product. */
export async function loadSampleDocuments(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.pdf')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, lang: 'en' as const, bytes: await readFile(join(folder, name)) })),
  );
}
