import { TOKENS, type Wire } from './protocol.ts';

const FINISH = { stop: 'stop', length: 'length', declined: 'content_filter' };

const chunk = (model: string, delta: object, more: object = {}, usage: object = {}) =>
  `data: ${JSON.stringify({
    id: 'reply',
    object: 'chat.completion.chunk',
    created: 1,
    model,
    choices: [{ index: 0, delta, ...more }],
    ...usage,
  })}\n\n`;

/** Chat completions of OpenAI, as Ollama, vLLM, llama.cpp and LM Studio speak them too. */
export const openaiWire: Wire = {
  path: '/v1/chat/completions',
  read({ messages }) {
    const all = messages as { readonly role: string; readonly content: unknown }[];
    const of = (role: string) =>
      all
        .filter((message) => message.role === role)
        .map(({ content }) => textOf(content))
        .join('\n');
    return { instructions: of('system'), input: of('user') };
  },
  begin: (model) => chunk(model, { role: 'assistant', content: '' }),
  piece: (model, content) => chunk(model, { content }),
  reasoning: (model, text) => chunk(model, { reasoning_content: text }),
  finish(model, reason) {
    const usage = {
      prompt_tokens: TOKENS.input,
      completion_tokens: TOKENS.output,
      total_tokens: TOKENS.input + TOKENS.output,
    };
    return `${chunk(model, {}, { finish_reason: FINISH[reason] }, { usage })}data: [DONE]\n\n`;
  },
  refuse: (status) => ({ error: { message: `status ${status}`, type: 'error', code: String(status) } }),
};

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return (content as { readonly text?: string }[]).map(({ text = '' }) => text).join('');
}
