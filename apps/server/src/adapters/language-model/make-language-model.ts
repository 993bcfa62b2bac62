import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { parsePartialJson } from 'ai';
import type { z } from 'zod';
import { boundResponse } from '#adapters/language-model/bound-response.ts';
import { fetchInPlace } from '#adapters/language-model/fetch-in-place.ts';
import { replySchema } from '#adapters/language-model/reply-schema.ts';
import { toModelError } from '#adapters/language-model/model-errors.ts';
import { retryBeforeFirstWord } from '#kernel/retry-model-call.ts';
import {
  type LanguageModel,
  LanguageModelError,
  type ModelReply,
  type ModelRequest,
} from '#kernel/language-model.ts';

export interface ModelSettings {
  readonly provider: 'openai-compatible' | 'anthropic';
  /** Where Anthropic's is left out, it is that of Anthropic. */
  readonly baseUrl?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly model: string;
  /** What it is asked by, where it is not the usual one. */
  readonly fetcher?: typeof fetch;
  /** How long a reply may stand still once it has begun; for tests. */
  readonly stalledMs?: number;
}

const ANTHROPIC_URL = 'https://api.anthropic.com/v1';

const STALLED_MS = 30_000;
/** More than any tokens are long on average: a server that passes over the limit of tokens must not fill the memory. */
const MAX_CHARACTERS_PER_TOKEN = 50;
/** With what each piece is wrapped in, where every piece is a few characters only. */
const MAX_BYTES_PER_TOKEN = 2_048;
const MAX_LINES_PER_TOKEN = 32;
/** What comes beside the tokens: headers of the reply, signs of life while the model thinks. */
const BASE_BYTES = 256 * 1_024;
const BASE_LINES = 4_096;
/** Partial replies are passed on so often at most. */
const PARTIAL_EVERY_MS = 200;
const PARTIAL_CHARACTERS_PER_MS = 50;

/** A language model by the protocol of its provider: OpenAI's chat completions, which most servers speak, or Anthropic's. */
export function makeLanguageModel(settings: ModelSettings): LanguageModel {
  const { provider, model: modelId, fetcher = fetchInPlace, stalledMs = STALLED_MS } = settings;
  return {
    name: `${provider}/${modelId}`,
    generate: (request) => {
      const model = openModel(settings, boundResponse(fetcher, limitsOf(request.maxTokens)));
      return retryBeforeFirstWord(request, (timeoutMs) =>
        streamReply(model, request, { timeoutMs, stalledMs }),
      );
    },
  };
}

const limitsOf = (maxTokens: number) => ({
  maxBytes: BASE_BYTES + maxTokens * MAX_BYTES_PER_TOKEN,
  maxLines: BASE_LINES + maxTokens * MAX_LINES_PER_TOKEN,
});

type ProviderModel = ReturnType<ReturnType<typeof createAnthropic>>;

function openModel(
  { provider, baseUrl, apiKey, model }: ModelSettings,
  fetcher: typeof fetch,
): ProviderModel {
  if (provider === 'anthropic')
    // All of it is named, or the SDK would read the environment.
    return createAnthropic({ baseURL: baseUrl ?? ANTHROPIC_URL, apiKey: apiKey ?? '', fetch: fetcher })(
      model,
    );
  const open = createOpenAICompatible({
    name: provider,
    baseURL: baseUrl ?? '',
    ...(apiKey && { apiKey }),
    fetch: fetcher,
    includeUsage: true,
    supportsStructuredOutputs: true,
  });
  return open(model);
}

interface Limits {
  readonly timeoutMs: number;
  readonly stalledMs: number;
}

/**
 * One call, to its very end: what ends without saying that it is finished has failed. The provider's stream is read as it
 * is: what the SDK puts around it parses all of the text anew at every piece, and keeps the pieces.
 */
async function streamReply<T>(
  model: ProviderModel,
  request: ModelRequest<T>,
  { timeoutMs, stalledMs }: Limits,
): Promise<ModelReply<T>> {
  // Leaving the loop alone would let the provider write on, and be paid for it.
  const deleted = new AbortController();
  const giveUp = () => deleted.abort(new DOMException('no reply in time', 'TimeoutError'));
  const timer = setTimeout(giveUp, timeoutMs);
  let stalled: NodeJS.Timeout | undefined;
  const partial = showPartials(request);
  let text = '';
  let characters = 0;
  const take = (delta: string) => {
    characters += delta.length;
    if (characters > request.maxTokens * MAX_CHARACTERS_PER_TOKEN) throw tooLong();
    stalled ??= setTimeout(giveUp, stalledMs);
    stalled.refresh();
  };
  try {
    const { stream } = await model.doStream({
      prompt: [
        { role: 'system', content: request.instructions },
        { role: 'user', content: [{ type: 'text', text: request.input }] },
      ],
      responseFormat: { type: 'json', schema: replySchema(request.reply) },
      maxOutputTokens: request.maxTokens,
      abortSignal: AbortSignal.any([deleted.signal, ...(request.signal ? [request.signal] : [])]),
    });
    for await (const part of stream) {
      if (part.type === 'reasoning-delta') take(part.delta);
      else if (part.type === 'text-delta') {
        take(part.delta);
        text += part.delta;
        await partial(text);
      } else if (part.type === 'error') throw part.error;
      else if (part.type === 'finish') {
        const { inputTokens, outputTokens } = part.usage;
        const usage = { inputTokens: inputTokens.total ?? 0, outputTokens: outputTokens.total ?? 0 };
        return { value: readReply(part.finishReason.unified, text, request.reply), usage };
      }
    }
    throw new LanguageModelError('cut', 'the reply ended without a finish');
  } catch (error) {
    throw toModelError(error, { isStopped: request.signal?.aborted === true, hasBegun: characters > 0 });
  } finally {
    clearTimeout(timer);
    clearTimeout(stalled);
    deleted.abort();
  }
}

/** Shows what there is of a text that grows, the more seldom the longer it is: parsing it takes as long as it is. */
function showPartials({ onPartial }: Pick<ModelRequest<unknown>, 'onPartial'>) {
  let nextAt = 0;
  return async (text: string): Promise<void> => {
    if (!onPartial || Date.now() < nextAt) return;
    nextAt = Date.now() + PARTIAL_EVERY_MS + text.length / PARTIAL_CHARACTERS_PER_MS;
    const { value } = await parsePartialJson(text);
    if (value !== undefined) onPartial(value);
  };
}

const tooLong = () => new LanguageModelError('too-long', 'the reply reached the limit of tokens');

function readReply<T>(finish: string, text: string, reply: z.ZodType<T>): T {
  if (finish === 'length') throw tooLong();
  if (finish === 'content-filter') throw new LanguageModelError('declined', 'the provider declined to reply');
  if (finish !== 'stop') throw new LanguageModelError('cut', 'the reply ended without being finished');
  // Models that are not held to the form put it between words or code fences.
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    const parsed = reply.safeParse(JSON.parse(json));
    if (parsed.success) return parsed.data;
  } catch {
    // No JSON at all: the same as JSON of another form.
  }
  throw new LanguageModelError('invalid', 'the reply has not the form that was asked for');
}
