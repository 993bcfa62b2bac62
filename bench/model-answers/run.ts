/**
 * Asks a configured language model the questions on annual reports (`qa/filings-dev`), through the running product, and
 * grades what is shown beside the recorded answers.
 *
 * LLM_PROVIDER=… LLM_BASE_URL=… LLM_API_KEY=… LLM_MODEL=… npm run bench:model-answers -- --yes [--price 3,15] [--limit 10]
 *
 * It says first what that costs, and without `--yes` nothing more. `--price` is that of a million tokens in and out.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Question } from '@recto/contract/questions';
import { ask, waitForAnswer } from '@recto/testing/api';
import { TEST_DATA } from '@recto/testing/test-data';
import { startServer } from '../../e2e/support/server.ts';
import { type FilingQuestion, readFilingQuestions } from '../answers/filings.ts';
import { isOnPage } from '../answers/quote-oracle.ts';
import { formatHits, scorePages } from '../answers/scoring.ts';
import { hasTestData } from '../answers/test-data.ts';
import { contract } from '@recto/contract';
import { signIn, upload } from '../support/client.ts';
import { estimateCost, type Price, printCost, printSpent } from './cost.ts';
import { gradeFigure } from './grade-figure.ts';

/** Longer than the product waits for a model. */
const ANSWER_WITHIN_MS = 400_000;

interface Asked {
  readonly filing: FilingQuestion;
  readonly answer: Question;
}

const { values } = parseArgs({
  options: {
    yes: { type: 'boolean', default: false },
    price: { type: 'string' },
    limit: { type: 'string' },
  },
});

if (!hasTestData()) console.log(`Nothing measured: there is no test data at ${TEST_DATA} (set TEST_DATA).`);
else if (!process.env['LLM_PROVIDER'])
  console.log('Nothing measured: no language model is configured (LLM_PROVIDER, see docs/models.md).');
else await measure();

async function measure(): Promise<void> {
  const filings = readFilingQuestions().slice(
    0,
    values.limit === undefined ? undefined : Number(values.limit),
  );
  const price = readPrice(values.price);
  printCost(await estimateCost(filings), price);
  if (!values.yes) {
    console.log('Nothing was sent. Start with --yes to go on.');
    return;
  }
  const asked = await askAll(filings);
  printSpent(
    asked.map(({ answer }) => answer.usage),
    price,
  );
  report(asked);
}

function readPrice(text: string | undefined): Price | undefined {
  if (text === undefined) return undefined;
  const [input = Number.NaN, output = Number.NaN] = text.split(',').map(Number);
  if (!Number.isFinite(input) || !Number.isFinite(output))
    throw new Error('--price takes two numbers: a million tokens in, a million tokens out, as in 3,15');
  return { input, output };
}

/** One after the other, as a person asks; each file has but one question at a time, so none is a follow-up. */
async function askAll(filings: readonly FilingQuestion[]): Promise<Asked[]> {
  const server = await startServer({ THROTTLE: 'off', DEFAULT_PLAN: 'none' });
  const asked: Asked[] = [];
  try {
    const client = await signIn(server);
    await client.api.call(contract.ownAccount.changeSettings, { body: { sendOutside: true } });
    for (const filing of filings) {
      const fileId = await upload(client, join(TEST_DATA, filing.file));
      const { _id } = await ask(client.api, fileId, filing.question);
      const answer = await waitForAnswer(client.api, _id, ANSWER_WITHIN_MS);
      asked.push({ filing, answer });
      console.log(`${answer.fallback ?? answer.kind}  ${filing.id}`);
    }
  } finally {
    await server.stop();
  }
  return asked;
}

function report(asked: readonly Asked[]): void {
  const byModel = asked.filter(({ answer }) => answer.fallback === undefined);
  const answered = byModel.filter(({ answer }) => answer.kind === 'answer');
  const right = answered.filter(
    ({ filing, answer }) => gradeFigure(filing.answer, answer.answer) === 'right',
  );
  const figures = answered.filter(
    ({ filing, answer }) => gradeFigure(filing.answer, answer.answer) !== 'no-figure',
  );
  const dropped = byModel.reduce((sum, { answer }) => sum + (answer.droppedClaims ?? 0), 0);
  const quotes = byModel.flatMap(({ filing, answer }) =>
    answer.citations.map(({ page, quote }) =>
      isOnPage(join(TEST_DATA, filing.file), page, quote.replaceAll('…', '')),
    ),
  );
  const pages = byModel.map(({ filing, answer }) => ({
    cited: answer.pages,
    evidence: filing.evidencePages,
  }));
  const fallbacks = new Map<string, number>();
  for (const { answer } of asked)
    if (answer.fallback) fallbacks.set(answer.fallback, (fallbacks.get(answer.fallback) ?? 0) + 1);
  console.log(
    `\n${asked.length} questions, answered by ${new Set(byModel.map(({ answer }) => answer.answeredBy)).size} model`,
  );
  console.log(`  by the model        ${byModel.length}, of them "answer" ${answered.length}`);
  console.log(
    `  instead of it       ${[...fallbacks].map(([reason, n]) => `${reason} ${n}`).join(', ') || 'none'}`,
  );
  console.log(
    `  figure as recorded  ${right.length} of ${figures.length} answers whose recorded answer is a figure`,
  );
  console.log(`  evidence cited      ${formatHits(scorePages(pages))} (first / three / five)`);
  console.log(`  claims dropped      ${dropped}`);
  console.log(
    `  quotes on the page  ${quotes.filter(Boolean).length} of ${quotes.length}, read by pdftotext`,
  );
  if (quotes.includes(false)) process.exitCode = 1;
}
