import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './send-json.ts';

/** What an embedding model was asked once. */
export interface EmbeddingCall {
  readonly texts: readonly string[];
  readonly headers: IncomingMessage['headers'];
  readonly body: Readonly<Record<string, unknown>>;
  /** True once whoever asked has gone before the reply was over. */
  readonly isLeft: boolean;
}

/** What an embedding model does when it is asked. */
export type EmbeddingReply =
  /** A vector for each text; what is no number becomes null, as JSON has it. */
  | { readonly vectors: readonly (readonly number[])[] }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** Half of the vectors; then the connection breaks, or nothing comes any more. */
  | { readonly vectors: readonly (readonly number[])[]; readonly fault: 'break' | 'stall' }
  | { readonly raw: string };

/** Of each text. */
export const EMBEDDING_TOKENS = 7;

/** What was asked by OpenAI's protocol: a text, or several. */
export function readTexts({ input }: Record<string, unknown>): string[] {
  return (Array.isArray(input) ? input : [input]).map(String);
}

export function sendEmbeddings(
  response: ServerResponse,
  { texts, body }: Pick<EmbeddingCall, 'texts' | 'body'>,
  reply: EmbeddingReply,
): void {
  if ('status' in reply) return sendJson(response, reply.status, { error: { message: 'no' } }, reply.headers);
  if ('raw' in reply)
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(reply.raw);
  const tokens = texts.length * EMBEDDING_TOKENS;
  const whole = {
    object: 'list',
    model: body['model'],
    data: reply.vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })),
    usage: { prompt_tokens: tokens, total_tokens: tokens },
  };
  if (!('fault' in reply)) return sendJson(response, 200, whole);
  const text = JSON.stringify(whole);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write(text.slice(0, text.length / 2), () => {
    if (reply.fault === 'break') response.destroy();
  });
}
