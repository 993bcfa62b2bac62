/**
 * What a short question costs, step by step, beside MiniSearch over the pages and over passages in the same run, at 100 and
 * at 5,000 pages.
 *
 * node bench/questions/short.ts [rounds] [sizes, such as 100,5000]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildFileIndex,
  decodeFileIndex,
  draftAnswer,
  encodeFileIndex,
  type IndexablePage,
  rankFile,
} from '@recto/core/answers';
import { TEST_DATA } from '@recto/testing/test-data';
import { hasTestData } from '../answers/test-data.ts';
import { median } from '../extraction/words.ts';
import { workBare } from '../support/bare.ts';
import { verifyInCore } from '../support/answer.ts';
import { makeMiniSearch } from './mini-search.ts';
import { timed } from './timed.ts';

const FILE = join(TEST_DATA, 'filings/PG_E_2023Q3_10Q.pdf');
const ROUNDS = Number(process.argv[2] ?? 7);
const SIZES = (process.argv[3] ?? '100,5000').split(',').map(Number);

/** As readers ask them: a few words, answered in the file and not. */
const QUESTIONS = [
  'What is the net income?',
  'Who is the chief financial officer?',
  'When does the credit facility mature?',
  'How much debt is there?',
  'What are the wildfire risks?',
  'What is a power purchase agreement?',
  'Where is the company incorporated?',
  'Why did operating expenses increase?',
  'What is the dividend per share?',
  'Is there a lawsuit pending?',
];

type Step = 'rank' | 'draft' | 'verify' | 'pages' | 'passages';

function measure(all: readonly IndexablePage[], size: number): void {
  const pages = Array.from(
    { length: size },
    (_, at) => ({ ...all[at % all.length], number: at + 1 }) as IndexablePage,
  );
  const index = decodeFileIndex(encodeFileIndex(buildFileIndex(pages, 'en')));
  const miniSearch = makeMiniSearch(pages);
  const times: Record<Step, number[]> = { rank: [], draft: [], verify: [], pages: [], passages: [] };
  const wholes: number[] = [];
  for (let round = 0; round <= ROUNDS; round++)
    for (const question of QUESTIONS) {
      const rank = timed(() => rankFile(index, question));
      const draft = timed(() => draftAnswer(index, rank.value));
      const verify = timed(() => verifyInCore(index, draft.value));
      const ofPages = timed(() => miniSearch.pages(question));
      const ofPassages = timed(() => miniSearch.passages(question));
      if (round === 0) continue;
      wholes.push(rank.ms + draft.ms + verify.ms);
      times.rank.push(rank.ms);
      times.draft.push(draft.ms);
      times.verify.push(verify.ms);
      times.pages.push(ofPages.ms);
      times.passages.push(ofPassages.ms);
    }
  const yardstick = median(times.pages);
  console.log(`\n${QUESTIONS.length} short questions on ${size} pages, ${ROUNDS} rounds, medians`);
  const print = (name: string, ms: number) =>
    console.log(`  ${name.padEnd(22)} ${ms.toFixed(3)} ms, ${(ms / yardstick).toFixed(1)} times MiniSearch`);
  print('a question', median(wholes));
  for (const step of ['rank', 'draft', 'verify'] as const) print(`  ${step}`, median(times[step]));
  print('MiniSearch, pages', yardstick);
  print('MiniSearch, passages', median(times.passages));
}

if (hasTestData()) {
  const { pages } = await workBare(readFileSync(FILE));
  for (const size of SIZES) measure(pages, size);
} else console.log(`Nothing measured: there is no test data at ${TEST_DATA} (set TEST_DATA).`);
