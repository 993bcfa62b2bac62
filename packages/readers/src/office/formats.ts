import type { FileFormat, Refusal } from '#document-reader.ts';
import { isCompoundFile, isEncryptedOffice } from '#office/compound-file.ts';
import { isZip, readZipDirectory, readZipEntry } from '#office/zip-directory.ts';

/** The part of an Office file that names the types of all others. */
const CONTENT_TYPES = '[Content_Types].xml';
const MAX_CONTENT_TYPES_BYTES = 1_000_000;
const MACROS = /(?:^|\/)vbaProject\.bin$/i;
const OOXML = 'application/vnd.openxmlformats-officedocument';
const BINARY_WORKBOOK = /ms-excel\.sheet\.binary\./i;
const MACRO_TYPE = /macroEnabled/i;

const SIGNATURE_BYTES = 8;

/** Files with macros (docm, xlsm, and those named as if they had none) are refused on purpose. */
const officeFormat = (
  extension: string,
  mainType: string,
  how: Pick<FileFormat, 'reader' | 'layout'>,
): FileFormat => ({
  extension,
  ...how,
  mayBe: isOffice,
  confirm: async (file, named) => {
    // Under a password its name is all that tells a file's type.
    if (await isCompound(file)) return named === extension && (await isEncryptedOffice(file));
    const contents = await readPackage(file);
    if (!contents?.types) return null;
    return !contents.hasMacros && contents.types.includes(`"${OOXML}.${mainType}.main+xml"`);
  },
  explain: explainRefusal,
});

export const WORD_FORMAT = officeFormat('docx', 'wordprocessingml.document', {
  reader: { version: 7, load: async () => (await import('#word/index.ts')).wordReader },
  layout: { as: 'PDF', importFilter: 'MS Word 2007 XML' },
});
export const EXCEL_FORMAT = officeFormat('xlsx', 'spreadsheetml.sheet', {
  reader: { version: 4, load: async () => (await import('#excel/index.ts')).excelReader },
});

function isOffice(head: Uint8Array): boolean {
  return isZip(head) || isCompoundFile(head);
}

async function isCompound(file: Blob): Promise<boolean> {
  return isCompoundFile(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
}

/** Why a file is not taken that other programs call an Office file; null where it is none. */
async function explainRefusal(file: Blob): Promise<Refusal | null> {
  if (await isCompound(file)) return (await isEncryptedOffice(file)) ? 'protected' : 'before-2007';
  const { types = null, hasMacros = false } = (await readPackage(file)) ?? {};
  if (types?.some((type) => BINARY_WORKBOOK.test(type))) return 'binary-workbook';
  return types && (hasMacros || types.some((type) => MACRO_TYPE.test(type))) ? 'macros' : null;
}

interface Package {
  /** The quoted values of the part that names them; none without one, null where it cannot be read. */
  readonly types: readonly string[] | null;
  readonly hasMacros: boolean;
}

/** What the directory of a zip file says; null where it cannot be read. */
async function readPackage(file: Blob): Promise<Package | null> {
  const entries = await readZipDirectory(file);
  if (!entries) return null;
  const hasMacros = entries.some(({ name }) => MACROS.test(name));
  const entry = entries.find(({ name }) => name === CONTENT_TYPES);
  if (!entry) return { types: [], hasMacros };
  const content = await readZipEntry(file, entry, MAX_CONTENT_TYPES_BYTES);
  return { types: content && (new TextDecoder().decode(content).match(/"[^"]*"/g) ?? []), hasMacros };
}
