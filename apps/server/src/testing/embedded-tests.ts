import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../..');

/**
 * What the embedded database has to prove by itself: its engine, the job queue on it, whole servers with it, and one pass
 * over every store and journey. The rest says the same on either engine and runs on PostgreSQL, where one is at hand.
 */
export const EMBEDDED_TESTS: readonly string[] = [
  'src/adapters/{database,jobs,realtime}/**/*.test.ts',
  'src/patches/**/*.test.ts',
  'src/testing/embedded/*.test.ts',
  'src/testing/{account-data,forget,full-storage,indexes,kept-pglite,search-table,server}.test.ts',
  'src/modules/accounts/{own-account,personal-tokens,second-factor,sessions,signing-in,throttling}/*.test.ts',
  'src/modules/accounts/{equal-work,waiting-for-each-other}.test.ts',
  'src/modules/accounts/sso/{identities,sso}.test.ts',
  'src/modules/batches/{batches,model-summaries}.test.ts',
  'src/modules/comparisons/{comparisons,model-summaries}.test.ts',
  'src/modules/history/*.test.ts',
  'src/modules/idempotency/*.test.ts',
  'src/modules/ingestion/{pipeline,process-file,reprocess,search-library}.test.ts',
  'src/modules/key-terms/*.test.ts',
  'src/modules/library/*.test.ts',
  'src/modules/model-calls/*.test.ts',
  'src/modules/outline/*.test.ts',
  'src/modules/plans/*.test.ts',
  'src/modules/questions/{questions,review,reviews}.test.ts',
  'src/modules/questions/embeddings/*.test.ts',
  'src/modules/questions/model/model-questions.test.ts',
  'src/modules/realtime/*.test.ts',
  'src/modules/templates/*.test.ts',
];

/** Tests that open no database, no port and no other program: every check runs them. */
export function findPureTests(): readonly string[] {
  const isPure = (file: string) =>
    !/['"]#(testing|adapters|compose|patches)|(^|\/)(adapters|patches)\//m.test(
      `${file}\n${readFileSync(join(folder, file), 'utf8')}`,
    );
  return globSync('src/**/*.test.ts', { cwd: folder }).filter(isPure);
}
