import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { jsonSchema, type LanguageModel as SdkModel, Output, parsePartialJson, streamText } from 'ai';
import type { z } from 'zod';
import { fetchInPlace } from '#adapters/language-model/fetch-in-place.ts';
import { replySchema } from '#adapters/language-model/reply-schema.ts';
import { toModelError } from '#adapters/language-model/model-errors.ts';
import { retryBeforeFirstWord } from '#adapters/language-model/retry.ts';
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
  /** How long a reply may stand still once it has begun; for tests. */
  readonly stalledMs?: number;
}

const ANTHROPIC_URL = 'https://api.anthropic.com/v1';

// It would print them to the console, past the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

const STALLED_MS = 30_000;
/** More than any tokens are long on average: a server that passes over the limit of tokens must not fill the memory. */
const MAX_CHARACTERS_PER_TOKEN = 50;
/** Partial replies are passed on so often at most. */
const PARTIAL_EVERY_MS = 200;

/** A language model by the protocol of its provider: OpenAI's chat completions, which most servers speak, or Anthropic's. */
export function makeLanguageModel(settings: ModelSettings): LanguageModel {
  const { provider, model: modelId, stalledMs = STALLED_MS } = settings;
  const model = openModel(settings);
  return {
    name: `${provider}/${modelId}`,
    generate: (request) =>
      retryBeforeFirstWord(request, (timeoutMs) => streamReply(model, request, { timeoutMs, stalledMs })),
  };
}

function openModel({ provider, baseUrl, apiKey, model }: ModelSettings): SdkModel {
  if (provider === 'anthropic')
    // All of it is named, or the SDK would read the environment.
    return createAnthropic({ baseURL: baseUrl ?? ANTHROPIC_URL, apiKey: apiKey ?? '', fetch: fetchInPlace })(
      model,
    );
  const open = createOpenAICompatible({
    name: provider,
    baseURL: baseUrl ?? '',
    ...(apiKey && { apiKey }),
    fetch: fetchInPlace,
    includeUsage: true,
    supportsStructuredOutputs: true,
  });
  return open(model);
}

interface Limits {
  readonly timeoutMs: number;
  readonly stalledMs: number;
}

/** One call, to its very end: what ends without saying that it is finished has failed. */
async function streamReply<T>(
  model: SdkModel,
  request: ModelRequest<T>,
  { timeoutMs, stalledMs }: Limits,
): Promise<ModelReply<T>> {
  // Leaving the loop alone would let the provider write on, and be paid for it.
  const leaving = new AbortController();
  let text = '';
  let shownAt = 0;
  const showPartial = async () => {
    if (!request.onPartial || Date.now() - shownAt < PARTIAL_EVERY_MS) return;
    shownAt = Date.now();
    const { value } = await parsePartialJson(text);
    if (value !== undefined) request.onPartial(value);
  };
  try {
    const result = streamText({
      model,
      instructions: request.instructions,
      prompt: request.input,
      output: Output.object({ schema: jsonSchema<T>(replySchema(request.reply)) }),
      maxOutputTokens: request.maxTokens,
      // Retried by us, since a provider may ask for more patience than there is.
      maxRetries: 0,
      timeout: { totalMs: timeoutMs, chunkMs: stalledMs },
      abortSignal: AbortSignal.any([leaving.signal, ...(request.signal ? [request.signal] : [])]),
      // Else it prints what a provider says, perhaps with what was sent.
      onError: () => {},
    });
    for await (const part of result.fullStream) {
      if (part.type === 'text-delta') {
        text += part.text;
        if (text.length > request.maxTokens * MAX_CHARACTERS_PER_TOKEN) throw tooLong();
        await showPartial();
      } else if (part.type === 'error') throw part.error;
      else if (part.type === 'abort') throw new DOMException('aborted', 'TimeoutError');
      else if (part.type === 'finish') {
        const { inputTokens = 0, outputTokens = 0 } = part.totalUsage;
        const usage = { inputTokens, outputTokens };
        return { value: readReply(part.finishReason, text, request.reply), usage };
      }
    }
    throw new LanguageModelError('cut', 'the reply ended without a finish');
  } catch (error) {
    throw toModelError(error, { isStopped: request.signal?.aborted === true, hasBegun: text !== '' });
  } finally {
    leaving.abort();
  }
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
