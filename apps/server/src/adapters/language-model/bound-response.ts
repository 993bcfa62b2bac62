import { setImmediate as nextTurn } from 'node:timers/promises';
import { LanguageModelError } from '#kernel/language-model.ts';

export interface ResponseLimits {
  readonly maxBytes: number;
  /** Every event takes a line at least, and so do comments. */
  readonly maxLines: number;
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
/** What is parsed at most before timers and other connections have their turn. */
const BYTES_PER_TURN = 16_384;

/**
 * `fetch` with a response that is bounded before anything parses it: it breaks off with `too-long` at the limits, and comes
 * in whole lines, few enough at a time that nobody waits for them. A line that arrives in pieces would else be put together
 * anew at every piece.
 */
export function boundResponse(fetcher: typeof fetch, limits: ResponseLimits): typeof fetch {
  return async (url, init) => {
    const response = await fetcher(url, init);
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(boundedLines(limits)), { status, statusText, headers });
  };
}

/** Passes bytes on in whole lines and in small portions; errors at the limits. */
function boundedLines({ maxBytes, maxLines }: ResponseLimits): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  let lines = 0;
  let begun: Uint8Array[] = [];
  return new TransformStream({
    async transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLong();
      for (let from = 0; from < chunk.length; from += BYTES_PER_TURN) {
        const portion = chunk.subarray(from, from + BYTES_PER_TURN);
        lines += countLines(portion);
        if (lines > maxLines) throw tooLong();
        const end = endOfLastLine(portion);
        if (end > 0) {
          controller.enqueue(joinBytes([...begun, portion.subarray(0, end)]));
          begun = [];
        }
        if (end < portion.length) begun.push(portion.slice(end));
        await nextTurn();
      }
    },
    flush(controller) {
      if (begun.length > 0) controller.enqueue(joinBytes(begun));
    },
  });
}

const tooLong = () => new LanguageModelError('too-long', 'the provider sent more than a reply can take');

const isLineEnd = (byte: number | undefined) => byte === LINE_FEED || byte === CARRIAGE_RETURN;

function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (const byte of bytes) if (isLineEnd(byte)) lines++;
  return lines;
}

/** 0 where none ends. */
function endOfLastLine(bytes: Uint8Array): number {
  let end = bytes.length;
  while (end > 0 && !isLineEnd(bytes[end - 1])) end--;
  return end;
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const [first, ...more] = parts;
  if (first && more.length === 0) return first;
  return Buffer.concat(parts);
}
