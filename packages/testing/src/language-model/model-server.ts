import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { anthropicWire } from './anthropic-wire.ts';
import { type EmbeddingCall, type EmbeddingReply, readTexts, sendEmbeddings } from './embeddings.ts';
import { openaiWire } from './openai-wire.ts';
import type { Protocol, Reply, Wire } from './protocol.ts';
import { sendJson } from './send-json.ts';
import { sendEndless } from './send-endless.ts';

const WIRES: Readonly<Record<Protocol, Wire>> = { 'openai-compatible': openaiWire, anthropic: anthropicWire };
const PIECE = /[\s\S]{1,12}/g;

/** What a server was asked once. */
export interface ModelCall {
  readonly instructions: string;
  readonly input: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
  /** True once whoever asked has gone before the reply was over. */
  readonly isLeft: boolean;
}

export interface ModelServer {
  /** What clients take as its base. */
  readonly url: string;
  /** In their order. */
  readonly calls: readonly ModelCall[];
  /** Calls of an embedding model, in their order; of OpenAI's protocol only. */
  readonly embeddingCalls: readonly EmbeddingCall[];
  /** Everything that was ever sent to it, whatever it was. */
  readonly received: () => string;
  /** What it does with calls from now on. */
  respond(reply: Reply | ((call: ModelCall) => Reply | Promise<Reply>)): void;
  /** The same with texts that are to be embedded. */
  respondToEmbeddings(reply: (call: EmbeddingCall) => EmbeddingReply | Promise<EmbeddingReply>): void;
  close(): Promise<void>;
}

/** Starts a server that speaks a protocol and does what a test tells it to. */
export async function startModelServer(protocol: Protocol): Promise<ModelServer> {
  const wire = WIRES[protocol];
  const calls: { -readonly [K in keyof ModelCall]: ModelCall[K] }[] = [];
  const embeddingCalls: { -readonly [K in keyof EmbeddingCall]: EmbeddingCall[K] }[] = [];
  let received = '';
  let respond: (call: ModelCall) => Reply | Promise<Reply> = () => ({ status: 500 });
  let respondToEmbeddings: (call: EmbeddingCall) => EmbeddingReply | Promise<EmbeddingReply> = () => ({
    status: 500,
  });

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const piece of request) text += String(piece);
    received += `${request.method} ${request.url}\n${text}\n`;
    if (request.method === 'GET' && request.url === '/v1/models')
      return sendJson(response, 200, { object: 'list', data: [{ id: 'made-up', object: 'model' }] });
    const isEmbedding = protocol === 'openai-compatible' && request.url === '/v1/embeddings';
    if (request.method !== 'POST' || (request.url !== wire.path && !isEmbedding))
      return sendJson(response, 404, {});
    const body = JSON.parse(text) as Record<string, unknown>;
    const watchLeaving = (asked: { isLeft: boolean }) =>
      response.on('close', () => {
        asked.isLeft = !response.writableFinished;
      });
    if (isEmbedding) {
      const asked = { texts: readTexts(body), headers: request.headers, body, isLeft: false };
      embeddingCalls.push(asked);
      watchLeaving(asked);
      return sendEmbeddings(response, asked, await respondToEmbeddings(asked));
    }
    const call = { ...wire.read(body), headers: request.headers, body, isLeft: false };
    calls.push(call);
    watchLeaving(call);
    await send(response, wire, String(body['model']), await respond(call));
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    embeddingCalls,
    received: () => received,
    respond(reply) {
      respond = typeof reply === 'function' ? reply : () => reply;
    },
    respondToEmbeddings(reply) {
      respondToEmbeddings = reply;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function send(response: ServerResponse, wire: Wire, model: string, reply: Reply): Promise<void> {
  if ('status' in reply) return sendJson(response, reply.status, wire.refuse(reply.status), reply.headers);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if ('raw' in reply) return void response.end(reply.raw);
  if ('endless' in reply) return sendEndless(response, wire, model, reply.endless);
  if ('crumbs' in reply) {
    const events = [...reply.crumbs].map((crumb) => wire.piece(model, crumb)).join('');
    return void response.end(wire.begin(model) + events + wire.finish(model, 'stop'));
  }
  const text = typeof reply.reply === 'string' ? reply.reply : JSON.stringify(reply.reply);
  const pieces = text.match(PIECE) ?? [];
  const isWhole = !('fault' in reply);
  response.write(wire.begin(model));
  for (const piece of isWhole ? pieces : pieces.slice(0, Math.ceil(pieces.length / 2))) {
    if (response.destroyed) return;
    response.write(wire.piece(model, piece));
    // Each piece arrives by itself, as from a model.
    await wait(isWhole ? (reply.pauseMs ?? 0) : 0);
  }
  if (isWhole) response.end(wire.finish(model, reply.finish ?? 'stop'));
  else if (reply.fault === 'break') response.destroy();
  else if (reply.fault === 'end') response.end();
}
