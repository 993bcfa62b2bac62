import { defineConfig } from 'vitest/config';
import { whyNoPostgres } from './src/testing/postgres.ts';

const engines = ['pglite', 'postgres'] as const;

/** TEST_DATABASE chooses one engine; without it every test runs on both. */
function chosenEngines(): string[] {
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
  'src/testing/embedded/**',
];

const chosen = chosenEngines();

const project = (name: string, exclude: string[]) => ({
  extends: true as const,
  test: {
    name,
    include: ['src/**/*.test.ts'],
    exclude,
    env: { TEST_DATABASE: name },
    globalSetup: ['./src/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    // An embedded database takes 0.4 to 0.9 GB, so two at most.
    maxWorkers: 2,
    ...(chosen.length === 0
      ? { include: [], passWithNoTests: true }
      : { projects: chosen.map((name) => project(name, name === 'postgres' ? WITHOUT_DATABASE : [])) }),
  },
});
