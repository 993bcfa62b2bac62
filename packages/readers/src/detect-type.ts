import { fileTypeFromBuffer } from 'file-type';
import type { FileFormat, Refusal } from '#document-reader.ts';

/** Enough for every signature, and for telling text from anything else. */
const HEAD_BYTES = 65_536;

/** What a file begins with that is cut off or damaged and would be of some type that is a zip file. */
const ANY_ZIP = 'zip';

/**
 * The type of a file by its content; `null` when it is none of `formats`. Reads the beginning, and of types that this
 * does not tell whatever else they need: of a zip file the directory at its end. What its name ends in, `named`, tells
 * only between types that look alike, as they do under a password or cut off.
 */
export async function detectType<T extends string>(
  formats: Readonly<Record<T, FileFormat>>,
  file: Blob,
  named = '',
): Promise<T | null> {
  const head = await readHead(file);
  const types = Object.keys(formats) as T[];
  const plain: T[] = [];
  const damaged: T[] = [];
  for (const type of types.filter((each) => formats[each].mayBe(head))) {
    const verdict = await formats[type].confirm?.(file, named);
    if (verdict) return type;
    if (verdict === null) damaged.push(type);
    if (verdict === undefined) plain.push(type);
  }
  if (plain.length + damaged.length === 0) return null;
  const signature = await findSignature(head);
  if (!signature) {
    const [type] = plain;
    return type !== undefined && (await formats[type].goesOn?.(file)) !== false ? type : null;
  }
  const told = signature === ANY_ZIP ? named : signature;
  return [...plain, ...damaged].find((type) => formats[type].extension === told) ?? null;
}

/** What a file is that is of none of `formats`, where one of them can tell. */
export async function explainRefusal(formats: readonly FileFormat[], file: Blob): Promise<Refusal | null> {
  const head = await readHead(file);
  for (const { mayBe, explain } of formats) {
    const refusal = mayBe(head) && (await explain?.(file));
    if (refusal) return refusal;
  }
  return null;
}

const readHead = async (file: Blob) => new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());

/** The extension of the type whose signature the file begins with; XML is text like any other. */
async function findSignature(head: Uint8Array): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return found?.ext === 'xml' ? undefined : found?.ext;
}
