import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodeFileIndex, rankPages, rankPassages, scoreFile } from '@recto/core/answers';
import { TEST_DATA } from '@recto/testing/test-data';
import { hasTestData } from '../answers/test-data.ts';
import { median } from '../extraction/words.ts';
import { type BareWork, workBare } from '../support/bare.ts';
import { checkLimit, percentile } from '../support/figures.ts';
import { measureThroughApi } from './through-api.ts';
import { answerInCore } from '../support/answer.ts';
import { timed } from './timed.ts';
import { makeMiniSearch } from './mini-search.ts';
import { readAllQuestions } from './questions.ts';

/** How long a question takes in the core, and the index it needs; `run.ts 9` for nine rounds. */
const FILE = join(TEST_DATA, 'filings/PG_E_2023Q3_10Q.pdf');
const AFTER_RESTART = fileURLToPath(new URL('./after-restart.ts', import.meta.url));
const ROUNDS = Number(process.argv[2] ?? 5);
const RESTARTS = 8;
const INDEXED_PAGES = 100;
const PASSAGES = 8;
const LIMITS = { questionMs: 60, rankingTimes: 4, firstTimes: 10, indexShare: 0.75 };

const ms = (value: number) => `${value.toFixed(2)} ms`;
const describe = (times: readonly number[]) =>
  `median ${ms(median(times))}, p95 ${ms(percentile(times, 0.95))}, longest ${ms(Math.max(...times))}`;

/** Rounds over all questions, ours and the yardstick by turns; the first round is not counted. */
function measureWarm({ pages, index: bytes }: BareWork, questions: readonly string[]): void {
  const index = decodeFileIndex(bytes);
  const miniSearch = makeMiniSearch(pages);
  const times = { question: [], rankPages: [], rankPassages: [], ofPages: [], ofPassages: [] } as Record<
    'question' | 'rankPages' | 'rankPassages' | 'ofPages' | 'ofPassages',
    number[]
  >;
  for (let round = 0; round <= ROUNDS; round++) {
    for (const question of questions) {
      const taken = {
        question: timed(() => answerInCore(index, question)).ms,
        rankPages: timed(() => rankPages(scoreFile(index, question))).ms,
        ofPages: timed(() => miniSearch.pages(question)).ms,
        rankPassages: timed(() => rankPassages(scoreFile(index, question), PASSAGES)).ms,
        ofPassages: timed(() => miniSearch.passages(question)).ms,
      };
      if (round === 0) continue;
      for (const key of Object.keys(times) as (keyof typeof times)[]) times[key].push(taken[key]);
    }
  }
  console.log(`\n${questions.length} questions on ${pages.length} pages, ${ROUNDS} rounds`);
  console.log(`  question             ${describe(times.question)}`);
  console.log(`  ranking of pages     ${describe(times.rankPages)}`);
  console.log(`  MiniSearch, pages    ${describe(times.ofPages)} (${miniSearch.count.pages} documents)`);
  console.log(`  ranking of passages  ${describe(times.rankPassages)}`);
  console.log(
    `  MiniSearch, passages ${describe(times.ofPassages)} (${miniSearch.count.passages} documents)`,
  );
  checkLimit('a warm question', median(times.question), LIMITS.questionMs, 'ms');
  const timesMiniSearch = (ours: readonly number[], theirs: readonly number[]) =>
    median(ours) / median(theirs);
  checkLimit(
    'ranking of pages, times MiniSearch',
    timesMiniSearch(times.rankPages, times.ofPages),
    LIMITS.rankingTimes,
    '×',
  );
  checkLimit(
    'ranking of passages, times MiniSearch',
    timesMiniSearch(times.rankPassages, times.ofPassages),
    LIMITS.rankingTimes,
    '×',
  );
}

/**
 * Each restart is a process of its own that asks one question: in a thread that was prepared, as the one kept for questions
 * is where nobody asks within its first second, and in one that was not.
 */
function measureRestarts({ index }: BareWork, questions: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'recto-questions-'));
  const file = join(folder, 'index');
  const measure = (state: 'prepared' | 'unprepared') => {
    const step = Math.floor(questions.length / RESTARTS);
    const runs = Array.from({ length: RESTARTS }, (_, at) => {
      const args = [AFTER_RESTART, file, questions[at * step] ?? '', state];
      const printed = execFileSync(process.execPath, args, { encoding: 'utf8' });
      return JSON.parse(printed) as { preparing: number; first: number; warm: number[] };
    });
    const ratios = runs.map(({ first, warm }) => first / median(warm));
    console.log(`\nFirst question after a restart, ${RESTARTS} processes, ${state}`);
    if (state === 'prepared') console.log(`  preparing ${describe(runs.map(({ preparing }) => preparing))}`);
    console.log(`  first ${describe(runs.map(({ first }) => first))}`);
    console.log(`  warm  ${describe(runs.flatMap(({ warm }) => warm))}`);
    console.log(`  times as long: ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')}`);
    return median(ratios);
  };
  try {
    writeFileSync(file, index);
    measure('unprepared');
    checkLimit('first question, times the warm one', measure('prepared'), LIMITS.firstTimes, '×');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureIndexing(bytes: Uint8Array): Promise<void> {
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { extractionMs, indexingMs } = await workBare(bytes, INDEXED_PAGES);
    shares.push(indexingMs / extractionMs);
    console.log(
      `${round === 0 ? '\n' : ''}  ${INDEXED_PAGES} pages: extraction ${ms(extractionMs)}, index ${ms(indexingMs)}`,
    );
  }
  checkLimit(
    `index of ${INDEXED_PAGES} pages, share of its extraction`,
    median(shares),
    LIMITS.indexShare,
    '',
  );
}

if (hasTestData()) {
  const bytes = readFileSync(FILE);
  const work = await workBare(bytes);
  const questions = readAllQuestions();
  measureWarm(work, questions);
  measureRestarts(work, questions);
  await measureIndexing(bytes);
  await measureThroughApi(FILE, questions);
} else {
  console.log(`Nothing measured: there is no test data at ${TEST_DATA} (set TEST_DATA).`);
}
