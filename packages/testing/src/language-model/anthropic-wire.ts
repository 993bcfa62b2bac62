import { TOKENS, type Wire } from './protocol.ts';

const FINISH = { stop: 'end_turn', length: 'max_tokens', declined: 'refusal' };

const event = (type: string, body: object) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...body })}\n\n`;

/** The messages of Anthropic. */
export const anthropicWire: Wire = {
  path: '/v1/messages',
  read({ system, messages }) {
    const all = messages as { readonly content: unknown }[];
    return { instructions: textOf(system), input: all.map(({ content }) => textOf(content)).join('\n') };
  },
  begin: (model) =>
    event('message_start', {
      message: {
        id: 'reply',
        type: 'message',
        role: 'assistant',
        model,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: TOKENS.input, output_tokens: 1 },
      },
    }) + event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
  piece: (_, text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  reasoning: (_, thinking) =>
    event('content_block_delta', { index: 0, delta: { type: 'thinking_delta', thinking } }),
  finish: (_, reason) =>
    event('content_block_stop', { index: 0 }) +
    event('message_delta', {
      delta: { stop_reason: FINISH[reason], stop_sequence: null },
      usage: { output_tokens: TOKENS.output },
    }) +
    event('message_stop', {}),
  refuse: (status) => ({ type: 'error', error: { type: 'api_error', message: `status ${status}` } }),
};

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return ((content ?? []) as { readonly text?: string }[]).map(({ text = '' }) => text).join('');
}
