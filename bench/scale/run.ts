import { startPostgres, whyNoPostgres } from '../../apps/server/src/testing/postgres.ts';
import { openFilling } from '../../apps/server/src/testing/large-library-rows.ts';
import { median } from '../extraction/words.ts';
import { checkLimit, percentile } from '../support/figures.ts';
import { listCalls, send } from './calls.ts';
import { type FilledInstallation, type InstallationSize, makeInstallation } from './installation.ts';

/**
 * How long reading takes in an account of 100,000 files and 1,000,000 answers, beside one of 1,000 files and 10,000 answers: each
 * in a database of its own, with other accounts beside it, asked in turns. `run.ts 20000 100` for another size and other rounds.
 */
const FILES = Number(process.argv[2] ?? 100_000);
const ROUNDS = Number(process.argv[3] ?? 200);
const WARM_UP = 10;
const LIMIT = 1.2;

const answers = { answersAlone: 5, answersInBatch: 5 };
const sizeOf = (files: number): InstallationSize => ({
  library: { files, folders: Math.max(1, files / 100), ...answers },
  others: { accounts: files / 500, library: { files: 100, folders: 2, ...answers } },
  people: files / 10,
  auditEntries: files,
});

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function fill(url: string, files: number): Promise<FilledInstallation> {
  let made: FilledInstallation | undefined;
  const ms = await millisecondsOf(async () => {
    made = await makeInstallation(url, sizeOf(files));
  });
  console.log(`${files} files, ${files * 10} answers: made in ${Math.round(ms / 1000)} s`);
  if (!made) throw new Error('nothing was made');
  return made;
}

async function compare(small: FilledInstallation, large: FilledInstallation): Promise<void> {
  const [atSmall, atLarge] = [await listCalls(small), await listCalls(large)];
  for (const [index, call] of atSmall.entries()) {
    const sides = [
      { installation: small, call, times: [] as number[] },
      { installation: large, call: atLarge[index] ?? call, times: [] as number[] },
    ];
    for (let round = -WARM_UP; round < ROUNDS; round++)
      // Neither always follows the other.
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        const ms = await millisecondsOf(() => send(side.installation, side.call));
        if (round >= 0) side.times.push(ms);
      }
    const [one = 0, two = 0] = sides.map(({ times }) => median(times));
    // What else the machine does makes the slower half slower: the quicker quarter tells more of ours.
    const [quick = 0, quickOfLarge = 0] = sides.map(({ times }) => percentile(times, 0.25));
    const name = `${call.name.padEnd(36)} ${one.toFixed(2)} ms, ${two.toFixed(2)} ms (quicker quarter ${(quickOfLarge / quick).toFixed(2)} ×)`;
    checkLimit(name, two / one, LIMIT, '×');
  }
}

const reason = whyNoPostgres();
if (reason) console.log(`Nothing measured: ${reason}.`);
else {
  const postgres = await startPostgres();
  const admin = postgres.url('postgres');
  const started: FilledInstallation[] = [];
  try {
    for (const files of [1_000, FILES]) {
      const client = await openFilling(admin);
      await client.query(`create database made_${files}`);
      await client.end();
      started.push(await fill(postgres.url(`made_${files}`), files));
    }
    const [small, large] = started;
    if (small && large) await compare(small, large);
  } finally {
    for (const { server } of started) await server.stop();
    await postgres.stop();
  }
}
