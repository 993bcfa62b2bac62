import { Readable } from 'node:stream';
import { z } from 'zod';

/** A list that is read, and written, a batch at a time, because all of it would be too much for the memory. */
export class StreamedList<T> {
  readonly batches: AsyncIterable<readonly T[]>;

  constructor(batches: AsyncIterable<readonly T[]>) {
    this.batches = batches;
  }
}

/** An object some of whose lists may be streamed. */
export type Streamable<R> = {
  readonly [K in keyof R]: NonNullable<R[K]> extends readonly (infer T)[] ? R[K] | StreamedList<T> : R[K];
};

/** The result of a call, sent while it is made. */
export class StreamedResult<R> {
  readonly fields: Streamable<R>;

  constructor(fields: Streamable<R>) {
    this.fields = fields;
  }
}

/**
 * The text that `JSON.stringify` would give of the object, in pieces. Each field, and each item of a streamed list, is
 * parsed with the schema, which drops whatever it does not name; what a loose object has beside that comes last.
 */
export function streamJson<S extends z.ZodObject>(
  schema: S,
  fields: Streamable<z.input<S>>,
  indent = 0,
): AsyncGenerator<string> {
  const { catchall } = schema.def;
  const unnamed = catchall ? Object.keys(fields).filter((key) => !(key in schema.shape)) : [];
  const further = Object.fromEntries(unnamed.map((key) => [key, catchall ?? z.never()]));
  return writeObject({ ...schema.shape, ...further }, fields, indent);
}

async function* writeObject(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  fields: object,
  indent: number,
): AsyncGenerator<string> {
  const given = new Map<string, unknown>(Object.entries(fields));
  const write = (value: unknown, depth: number) => {
    const text = JSON.stringify(value, null, indent);
    // No string of JSON holds a line break, so each one begins a line.
    return indent === 0 ? text : text.replaceAll('\n', lineAt(depth));
  };
  const lineAt = (depth: number) => (indent === 0 ? '' : `\n${' '.repeat(indent * depth)}`);
  let before = '{';
  for (const [key, schema] of Object.entries(shape)) {
    yield `${before}${lineAt(1)}${JSON.stringify(key)}:${indent === 0 ? '' : ' '}`;
    const value = given.get(key);
    if (value instanceof StreamedList) {
      const element = elementOf(schema);
      if (!element) throw new Error(`${key} is no list`);
      let separator = '[';
      for await (const batch of value.batches as AsyncIterable<readonly unknown[]>) {
        let text = '';
        for (const item of batch) {
          text += separator + lineAt(2) + write(z.parse(element, item), 2);
          separator = ',';
        }
        yield text;
      }
      yield separator === '[' ? '[]' : `${lineAt(1)}]`;
    } else yield write(z.parse(schema, value), 1);
    before = ',';
  }
  yield `${lineAt(0)}}`;
}

/** What the items of a list are; null of a schema that is none of lists. */
function elementOf(schema: z.core.$ZodType): z.core.$ZodType | null {
  if (schema instanceof z.ZodDefault) return elementOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return schema.element;
  return schema instanceof z.ZodUnknown ? schema : null;
}

/** The pieces as one stream, made no faster than it is read. */
export function toStream(...parts: readonly (string | AsyncIterable<string>)[]): Readable {
  async function* join() {
    for (const part of parts) {
      if (typeof part === 'string') yield part;
      else yield* part;
    }
  }
  return Readable.from(join(), { objectMode: false });
}
