import { fileTypeFromBuffer } from 'file-type';
import type { FileFormat } from '#document-reader.ts';

/** Enough for every signature, and for telling text from anything else. */
const HEAD_BYTES = 65_536;

/**
 * The type of a file by its content, never by its name; `null` when it is none of `formats`. Reads the beginning, and of
 * types that this does not tell whatever else they need: of a zip file the directory at its end.
 */
export async function detectType<T extends string>(
  formats: Readonly<Record<T, FileFormat>>,
  file: Blob,
): Promise<T | null> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const types = Object.keys(formats) as T[];
  const plain: T[] = [];
  const damaged: T[] = [];
  for (const type of types.filter((each) => formats[each].mayBe(head))) {
    const verdict = await formats[type].confirm?.(file);
    if (verdict) return type;
    if (verdict === null) damaged.push(type);
    if (verdict === undefined) plain.push(type);
  }
  if (plain.length + damaged.length === 0) return null;
  const signature = await findSignature(head);
  if (!signature) return plain[0] ?? null;
  return [...plain, ...damaged].find((type) => formats[type].extension === signature) ?? null;
}

/** The extension of the type whose signature the file begins with; XML is text like any other. */
async function findSignature(head: Uint8Array): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return found?.ext === 'xml' ? undefined : found?.ext;
}
