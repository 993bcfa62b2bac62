import type { FileFormat } from '#document-reader.ts';
import { isZip, readZipDirectory, readZipEntry } from '#office/zip-directory.ts';

/** The part of an Office file that names the types of all others. */
const CONTENT_TYPES = '[Content_Types].xml';
const MAX_CONTENT_TYPES_BYTES = 1_000_000;
const MACROS = /(?:^|\/)vbaProject\.bin$/i;
const OOXML = 'application/vnd.openxmlformats-officedocument';

/** Macro-enabled files (docm, xlsm) have main parts of other types, and are refused on purpose. */
const officeFormat = (extension: string, mainType: string, reader?: FileFormat['reader']): FileFormat => ({
  extension,
  ...(reader && { reader }),
  mayBe: isZip,
  confirm: async (file) => {
    const types = await readContentTypes(file);
    return types?.includes(`"${OOXML}.${mainType}.main+xml"`) ?? null;
  },
});

export const WORD_FORMAT = officeFormat('docx', 'wordprocessingml.document', {
  version: 2,
  load: async () => (await import('#word/index.ts')).wordReader,
});
export const EXCEL_FORMAT = officeFormat('xlsx', 'spreadsheetml.sheet');

/** None where the file is no Office file, or holds macros whatever its type; null where its directory cannot be read. */
async function readContentTypes(file: Blob): Promise<readonly string[] | null> {
  const entries = await readZipDirectory(file);
  if (!entries) return null;
  const entry = entries.find(({ name }) => name === CONTENT_TYPES);
  if (!entry || entries.some(({ name }) => MACROS.test(name))) return [];
  const content = await readZipEntry(file, entry, MAX_CONTENT_TYPES_BYTES);
  return new TextDecoder().decode(content ?? undefined).match(/"[^"]*"/g) ?? [];
}
