import type { ModelUsage } from '@recto/contract/questions';
import { rankFile } from '@recto/core/answers';
import type { FilingQuestion } from '../answers/filings.ts';
import { loadFile } from '../answers/test-data.ts';

/** Of a million tokens, in whatever currency. */
export interface Price {
  readonly input: number;
  readonly output: number;
}

export interface Cost {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Characters of a token, on the low side: figures take more tokens than words. */
const CHARACTERS_PER_TOKEN = 3;
/** Of the instructions, the form of the reply and the marks around passages. */
const OWN_CHARACTERS = 4_500;
const DEFAULT_MAX_TOKENS = 2_000;

/** What asking takes at most: the passages that are found for each question, and as many tokens as a reply may have. */
export async function estimateCost(filings: readonly FilingQuestion[]): Promise<Cost> {
  let characters = 0;
  for (const { file, question } of filings) {
    const { index } = await loadFile(file);
    const { passages } = rankFile(index, question);
    const sent = passages.reduce((sum, { passage }) => sum + passage.text.length, 0);
    characters += OWN_CHARACTERS + question.length + sent;
  }
  const maxTokens = Number(process.env['LLM_MAX_TOKENS'] || DEFAULT_MAX_TOKENS);
  return {
    calls: filings.length,
    inputTokens: Math.ceil(characters / CHARACTERS_PER_TOKEN),
    outputTokens: filings.length * maxTokens,
  };
}

export function printCost({ calls, inputTokens, outputTokens }: Cost, price: Price | undefined): void {
  console.log(`${calls} questions to ${process.env['LLM_PROVIDER']}/${process.env['LLM_MODEL']}:`);
  console.log(`  about ${thousands(inputTokens)} tokens in, at most ${thousands(outputTokens)} out`);
  if (price === undefined)
    console.log('  --price 3,15 says what that costs, if a million tokens cost 3 in and 15 out');
  else
    console.log(
      `  at most ${moneyOf({ inputTokens, outputTokens }, price)} at ${price.input} and ${price.output} a million`,
    );
}

export function printSpent(used: readonly (ModelUsage | undefined)[], price: Price | undefined): void {
  const sum = (of: (usage: ModelUsage) => number) =>
    used.reduce((total, usage) => total + (usage ? of(usage) : 0), 0);
  const spent = {
    inputTokens: sum(({ inputTokens }) => inputTokens),
    outputTokens: sum(({ outputTokens }) => outputTokens),
  };
  const seconds = sum(({ ms }) => ms) / 1_000 / Math.max(1, used.length);
  console.log(
    `\nused ${thousands(spent.inputTokens)} tokens in, ${thousands(spent.outputTokens)} out` +
      `${price ? `, ${moneyOf(spent, price)}` : ''}; ${seconds.toFixed(1)} s a question`,
  );
}

const thousands = (count: number) => `${(count / 1_000).toFixed(1)} thousand`;

const moneyOf = ({ inputTokens, outputTokens }: Omit<Cost, 'calls'>, { input, output }: Price) =>
  ((inputTokens * input + outputTokens * output) / 1_000_000).toFixed(2);
