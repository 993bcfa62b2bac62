import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

type Protocol = 'deepl' | 'libretranslate';

/** What was asked once. */
export interface TranslationCall {
  readonly texts: readonly string[];
  readonly source: string;
  readonly target: string;
  /** Terms of the glossary that was named with it. */
  readonly glossary: ReadonlyMap<string, string>;
}

/**
 * How a call fails.
 *
 * - `status`: refused
 * - `cut`: the connection breaks in the middle of the reply
 * - `count`: a text less comes back
 * - `slowMs`: it takes so long
 */
export type ProviderFault =
  | { readonly status: number; readonly retryAfter?: number }
  | 'cut'
  | 'count'
  | { readonly slowMs: number };

export interface TranslationServer {
  readonly url: string;
  /** Those that were answered in full, in their order. */
  readonly answered: readonly TranslationCall[];
  /** All of them. */
  readonly calls: readonly TranslationCall[];
  /** Names of the glossaries that it keeps. */
  readonly glossaries: () => string[];
  /** How calls fail from now on, by their number from 0; null for those that do not. */
  failAs(fault: (call: number) => ProviderFault | null): void;
  close(): Promise<void>;
}

interface Glossary {
  readonly id: string;
  readonly name: string;
  readonly terms: ReadonlyMap<string, string>;
}

/** Starts a server that translates by marking each text with its language, and terms as its glossary says. */
export async function startTranslationServer(protocol: Protocol): Promise<TranslationServer> {
  const calls: TranslationCall[] = [];
  const answered: TranslationCall[] = [];
  const glossaries: Glossary[] = [];
  let faultOf: (call: number) => ProviderFault | null = () => null;

  const translate = async (call: TranslationCall, response: ServerResponse): Promise<void> => {
    const fault = faultOf(calls.push(call) - 1);
    if (fault && typeof fault === 'object' && 'status' in fault) {
      const headers = fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) };
      return sendJson(response, fault.status, { message: 'no' }, headers);
    }
    if (fault && typeof fault === 'object') await wait(fault.slowMs);
    const texts = call.texts.map((text) => translateText(text, call)).slice(fault === 'count' ? 1 : 0);
    const body =
      protocol === 'deepl' ? { translations: texts.map((text) => ({ text })) } : { translatedText: texts };
    if (fault === 'cut') {
      const text = JSON.stringify(body);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length + 10 });
      response.write(text.slice(0, text.length / 2), () => response.destroy());
      return;
    }
    if (fault !== 'count') answered.push(call);
    sendJson(response, 200, body);
  };

  const speakDeepl = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url = '' } = request;
    const body = await readJson(request);
    if (method === 'GET' && url === '/v3/glossaries')
      return sendJson(response, 200, { glossaries: glossaries.map(toWire) });
    if (method === 'POST' && url === '/v3/glossaries') {
      const [dictionary] = body['dictionaries'] as { entries: string }[];
      const lines = (dictionary?.entries ?? '').split('\n').map((line) => line.split('\t'));
      const terms = new Map(lines.map(([from = '', to = '']) => [from, to]));
      const made = { id: `g${glossaries.length + 1}`, name: String(body['name']), terms };
      glossaries.push(made);
      return sendJson(response, 201, toWire(made));
    }
    if (method === 'DELETE' && url.startsWith('/v3/glossaries/')) {
      const at = glossaries.findIndex(({ id }) => url.endsWith(`/${id}`));
      if (at !== -1) glossaries.splice(at, 1);
      response.writeHead(204).end();
      return;
    }
    if (method !== 'POST' || url !== '/v2/translate') return sendJson(response, 404, {});
    const glossary = glossaries.find(({ id }) => id === body['glossary_id']);
    await translate(
      {
        texts: body['text'] as string[],
        source: String(body['source_lang']).toLowerCase(),
        target: String(body['target_lang']).toLowerCase().slice(0, 2),
        glossary: glossary?.terms ?? new Map(),
      },
      response,
    );
  };

  const speakLibreTranslate = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readJson(request);
    if (request.method !== 'POST' || request.url !== '/translate') return sendJson(response, 404, {});
    const [source, target] = [String(body['source']), String(body['target'])];
    await translate({ texts: body['q'] as string[], source, target, glossary: new Map() }, response);
  };

  const speak = protocol === 'deepl' ? speakDeepl : speakLibreTranslate;
  const server = createServer((request, response) => {
    speak(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answered,
    glossaries: () => glossaries.map(({ name }) => name),
    failAs(fault) {
      faultOf = fault;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const toWire = ({ id, name }: Glossary) => ({ glossary_id: id, name });

function translateText(text: string, { target, glossary }: TranslationCall): string {
  const words = [...glossary].reduce((made, [from, to]) => made.replaceAll(from, to), text);
  return `${words} (${target})`;
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
