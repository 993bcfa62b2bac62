import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, invalidRequest } from '#kernel/errors.ts';

/** The file of a multipart request. `finish` must be awaited after reading it: it refuses what may not follow. */
export interface IncomingFile {
  readonly name: string;
  readonly stream: Readable;
  finish(): Promise<void>;
}

export async function registerMultipart(app: FastifyInstance, maxFileBytes: number): Promise<void> {
  await app.register(multipart, {
    limits: { files: 2, fields: 12, fieldSize: 4_000, parts: 14, fileSize: maxFileBytes + 1 },
  });
}

/** Reads a form up to its file, which is left to be streamed. `known` are the fields that mean something. */
export async function readForm(
  request: FastifyRequest,
  known: ReadonlySet<string>,
): Promise<{ fields: Record<string, unknown>; file: IncomingFile }> {
  if (!request.isMultipart())
    throw new AppError(415, 'request.not_multipart', 'Send the file as multipart/form-data.');
  // Not `for await`: leaving that loop would end the iterator, and with it the look for a second file.
  const parts = request.parts()[Symbol.asyncIterator]();
  const nextPart = () => parts.next().catch(refuseForm);
  const fields: Record<string, unknown> = {};
  for (let next = await nextPart(); !next.done; next = await nextPart()) {
    const part = next.value;
    if (part.type === 'field') {
      fields[part.fieldname] = part.value;
      continue;
    }
    if (part.fieldname !== 'file') throw invalidRequest('The file part is called "file".');
    const finish = async () => {
      for (let more = await nextPart(); !more.done; more = await nextPart()) {
        const { value: late } = more;
        if (late.type === 'file') throw invalidRequest('Send one file at a time.');
        // The file has been dealt with by now: to pass it over would put a file into another folder than was said.
        if (known.has(late.fieldname) && late.value !== '')
          throw invalidRequest(`Send "${late.fieldname}" before the file.`);
      }
    };
    return { fields, file: { name: part.filename, stream: part.file, finish } };
  }
  throw invalidRequest('The request holds no file.', { file: 'Choose a file.' });
}

/** What the plugin finds with a status of its own keeps it; anything else is a form that is broken or was cut off. */
function refuseForm(error: Error): never {
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status < 500) throw error;
  throw new AppError(400, 'request.invalid', 'The form cannot be read, or was cut off.', { cause: error });
}
