import { TERMINOLOGY_MAX_BYTES } from '@recto/contract/limits';
import { parseTerms } from '@recto/contract/parse-terms';
import type { TermTexts } from '@recto/contract/terminology';
import { AppError } from '#kernel/errors.ts';
import type { IncomingFile } from '#kernel/multipart.ts';

const refuse = (message: string) =>
  new AppError(422, 'terminology.file_unreadable', message, { fields: { file: message } });
const MB = 1_000_000;

/** The terms of a file of them. A line that cannot be read is named, and nothing of the file is taken. */
export async function readTermFile(file: IncomingFile): Promise<TermTexts[]> {
  const text = decode(await readBytes(file));
  const { terms, broken } = parse(text);
  const [first] = broken;
  if (first) {
    const others = broken.length - 1;
    const further = others === 0 ? '' : ` ${others} more ${others === 1 ? 'line' : 'lines'} cannot be read.`;
    throw refuse(`${first.problem}${further}`);
  }
  return terms.map(({ texts }) => texts);
}

async function readBytes(file: IncomingFile): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of file.stream) {
    bytes += (piece as Buffer).length;
    if (bytes > TERMINOLOGY_MAX_BYTES)
      throw new AppError(
        413,
        'terminology.file_too_large',
        `A file of terms has at most ${TERMINOLOGY_MAX_BYTES / MB} MB.`,
      );
    pieces.push(piece as Buffer);
  }
  await file.finish();
  return Buffer.concat(pieces);
}

/** UTF-8, or UTF-16 where its first bytes say so, as spreadsheet programs write "Unicode text". */
function decode(bytes: Buffer): string {
  const [one, two] = bytes;
  const encoding =
    one === 0xff && two === 0xfe ? 'utf-16le' : one === 0xfe && two === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw refuse('The file is not in UTF-8. Save it as "CSV UTF-8" and send it again.');
  }
}

function parse(text: string) {
  try {
    return parseTerms(text);
  } catch (error) {
    if (error instanceof RangeError) throw refuse(error.message);
    throw error;
  }
}
