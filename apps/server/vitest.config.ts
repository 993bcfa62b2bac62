import { defineConfig } from 'vitest/config';
import { whyNoPostgres } from './src/testing/postgres.ts';

const engines = ['pglite', 'postgres'] as const;

/** TEST_DATABASE chooses one engine; without it every test runs on both. */
function chosenEngines(): string[] {
  const chosen = process.env['TEST_DATABASE'];
  const wanted = engines.filter((engine) => !chosen || chosen === engine);
  if (wanted.length === 0)
    throw new Error(`TEST_DATABASE is "${chosen}"; it may be ${engines.join(' or ')}.`);
  const reason = wanted.includes('postgres') ? whyNoPostgres() : undefined;
  if (!reason) return wanted;
  if (process.env['REQUIRE_TEST_DATA'] === '1')
    throw new Error(`The tests on PostgreSQL cannot run: ${reason}.`);
  console.warn(`\nSKIPPED: all server tests on PostgreSQL, since ${reason}.\n`);
  return wanted.filter((engine) => engine !== 'postgres');
}

export default defineConfig({
  test: {
    // An embedded database takes 0.4 to 0.9 GB, so two at most.
    maxWorkers: 2,
    passWithNoTests: chosenEngines().length === 0,
    projects: chosenEngines().map((engine) => ({
      extends: true,
      test: {
        name: engine,
        include: ['src/**/*.test.ts'],
        env: { TEST_DATABASE: engine },
        globalSetup: ['./src/testing/global-setup.ts'],
        testTimeout: 30_000,
        hookTimeout: 60_000,
      },
    })),
  },
});
