import type { FoundModel } from '@recto/contract/admin-settings';
import { z } from 'zod';

/** A server of language models on this machine, and the models that it names, of which there is one at least. */
export interface LocalModelServer {
  readonly name: string;
  readonly baseUrl: string;
  /** The first one. */
  readonly model: string;
  readonly models: FoundModel[];
}

interface UsualServer {
  readonly name: string;
  readonly port: number;
  /** Where else it tells of its models, in a form of its own. */
  readonly details?: { readonly path: string; readonly form: z.ZodType<FoundModel[], unknown> };
}

/** Anything may listen on such a port; names are printed to a terminal. */
const Name = z.string().regex(/^[\w.:/@+-]{1,120}$/);
const count = z.int().positive().optional().catch(undefined);
const MAX_MODELS = 200;

/** By OpenAI's protocol; llama.cpp and vLLM say more of each in fields of their own. */
const Models = z.object({
  data: z
    .array(
      z.object({
        id: Name,
        max_model_len: count,
        meta: z.object({ size: count, n_ctx_train: count }).nullable().optional().catch(undefined),
      }),
    )
    .min(1)
    .max(MAX_MODELS),
});

const OllamaTags = z
  .object({ models: z.array(z.object({ name: Name, size: count })).max(MAX_MODELS) })
  .transform(({ models }) => models.map(({ name, size }) => toModel(name, { bytes: size })));

const LmStudioModels = z
  .object({ data: z.array(z.object({ id: Name, max_context_length: count })).max(MAX_MODELS) })
  .transform(({ data }) =>
    data.map(({ id, max_context_length }) => toModel(id, { contextTokens: max_context_length })),
  );

/** Where these listen unless somebody tells them otherwise. */
const USUAL_SERVERS: readonly UsualServer[] = [
  { name: 'Ollama', port: 11_434, details: { path: '/api/tags', form: OllamaTags } },
  { name: 'LM Studio', port: 1234, details: { path: '/api/v0/models', form: LmStudioModels } },
  { name: 'llama.cpp', port: 8080 },
  { name: 'vLLM', port: 8000 },
];

/** On this machine an answer takes a millisecond or two. */
const TIMEOUT_MS = 300;
const MAX_BYTES = 1_000_000;

/** The servers of language models that answer on this machine. They are asked which models they have, and nothing else. */
export async function findLocalServers(
  servers: readonly UsualServer[] = USUAL_SERVERS,
): Promise<LocalModelServer[]> {
  const found = await Promise.all(servers.map(findServer));
  return found.filter((server) => server !== null);
}

async function findServer({ name, port, details }: UsualServer): Promise<LocalModelServer | null> {
  const origin = `http://127.0.0.1:${port}`;
  try {
    const { data } = Models.parse(await readJson(`${origin}/v1/models`));
    // Whatever is wrong with the details, the models are there.
    const known = details
      ? await readJson(origin + details.path)
          .then((json) => details.form.parse(json))
          .catch(() => [])
      : [];
    const models = data.map(({ id, max_model_len, meta }) => ({
      ...toModel(id, { bytes: meta?.size, contextTokens: max_model_len ?? meta?.n_ctx_train }),
      ...known.find((one) => one.name === id),
    }));
    return { name, baseUrl: `${origin}/v1`, model: models[0]?.name ?? '', models };
  } catch {
    // Nothing there, or nothing that speaks the protocol.
    return null;
  }
}

function toModel(
  name: string,
  { bytes, contextTokens }: { bytes?: number | undefined; contextTokens?: number | undefined },
): FoundModel {
  return {
    name,
    ...(bytes !== undefined && { bytes }),
    ...(contextTokens !== undefined && { contextTokens }),
  };
}

async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error('more than a list of models can be');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
