import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './src/testing/long-first.ts';
import { whyNoPostgres } from './src/testing/postgres.ts';

const engines = ['pglite', 'postgres'] as const;

/** TEST_DATABASE chooses one engine; without it every test runs on both. */
function chosenEngines() {
  const asked = process.env['TEST_DATABASE'];
  const wanted = engines.filter((engine) => !asked || asked === engine);
  if (wanted.length === 0) throw new Error(`TEST_DATABASE is "${asked}"; it may be ${engines.join(' or ')}.`);
  const reason = wanted.includes('postgres') ? whyNoPostgres() : undefined;
  if (!reason) return wanted;
  if (process.env['REQUIRE_TEST_DATA'] === '1')
    throw new Error(`The tests on PostgreSQL cannot run: ${reason}.`);
  console.warn(`\nSKIPPED: all server tests on PostgreSQL, since ${reason}.\n`);
  return wanted.filter((engine) => engine !== 'postgres');
}

/** Nothing here asks the chosen database anything (or it brings an embedded one of its own), so once is enough. */
const WITHOUT_DATABASE = [
  'src/kernel/**',
  'src/compose/**',
  'src/adapters/{blobs,installation,mail,openid-provider,worker-pool}/**',
  'src/modules/*/tasks/**',
  'src/testing/{embedded/**,kept-pglite.test.ts}',
];

const chosen = chosenEngines();

/** Tests wait for their server now and then, so two workers are of use on one core as well. */
const workersOf = {
  // An embedded database takes 0.4 to 0.9 GB.
  pglite: 2,
  postgres: Number(process.env['TEST_WORKERS'] ?? Math.min(8, Math.max(2, availableParallelism()))),
};

const project = (name: (typeof engines)[number], exclude: string[]) => ({
  extends: true as const,
  test: {
    name,
    include: ['src/**/*.test.ts'],
    exclude,
    maxWorkers: workersOf[name],
    // vitest runs projects beside each other only where they have as many workers.
    sequence: { groupOrder: engines.indexOf(name) },
    env: { TEST_DATABASE: name },
    globalSetup: ['./src/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    // A process goes through many files: it has the server's modules, and an embedded database, already.
    isolate: false,
    sequence: { sequencer: LongFirst },
    ...(chosen.length === 0
      ? { include: [], passWithNoTests: true }
      : { projects: chosen.map((name) => project(name, name === 'postgres' ? WITHOUT_DATABASE : [])) }),
  },
});
