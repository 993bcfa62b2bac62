import { findLocalServers, type LocalModelServer } from '#adapters/language-model/find-local-servers.ts';
import type { Config } from '#config.ts';

/** Lines of the start message about models on this machine; none where one is configured, or none answers. */
export async function describeLocalModels(
  { llmProvider }: Pick<Config, 'llmProvider'>,
  find: () => Promise<readonly LocalModelServer[]> = findLocalServers,
): Promise<string[]> {
  if (llmProvider) return [];
  return (await find()).flatMap(({ name, baseUrl, model }) => [
    `  ${name} answers on this machine and is not used. To have it answer questions too, start with:`,
    `    LLM_PROVIDER=openai-compatible LLM_BASE_URL=${baseUrl} LLM_MODEL=${model}`,
  ]);
}
