import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../..');

/** What the embedded database has to prove by itself: its engine, the job queue on it, and whole servers with it. */
const OF_THE_ENGINE: readonly string[] = [
  'src/adapters/{database,jobs,realtime}/**/*.test.ts',
  'src/patches/**/*.test.ts',
  'src/testing/embedded/*.test.ts',
  'src/testing/{backup,full-storage,indexes,kept-pglite,server,upgrade}.test.ts',
];

/**
 * One pass over every store, by module: together they give the embedded database all but a few of the statements that
 * the product has. The rest says the same on either engine and runs on PostgreSQL, where one is at hand.
 */
export const JOURNEYS: Readonly<Record<string, readonly string[]>> = {
  accounts: [
    'src/modules/accounts/administration/administration.test.ts',
    'src/modules/accounts/{previous-secret,secrets,waiting-for-each-other}.test.ts',
    'src/modules/accounts/mails/security-mails.test.ts',
    'src/modules/accounts/own-account/update-attributes.test.ts',
    'src/modules/accounts/passwords/forgot-password.test.ts',
    'src/modules/accounts/personal-tokens/personal-tokens.test.ts',
    'src/modules/accounts/second-factor/{change-mfa-setup,register-mfa,second-factor.store}.test.ts',
    'src/modules/accounts/sessions/{end-reasons,own-sessions,sessions}.test.ts',
    'src/modules/accounts/signing-in/{log-in,refresh-session,sign-up,verify-email}.test.ts',
    'src/modules/accounts/sso/{identities,sso}.test.ts',
    'src/modules/accounts/throttling/{strangers,throttle}.test.ts',
  ],
  audit: ['src/modules/audit/audit.test.ts'],
  batches: [
    'src/modules/batches/{answer-changes,batches,deleted-files,failed-cells,model-summaries}.test.ts',
  ],
  campaigns: ['src/modules/campaigns/campaigns.test.ts'],
  counts: ['src/modules/counts/counts.test.ts'],
  comparisons: ['src/modules/comparisons/comparisons.test.ts'],
  exports: ['src/modules/exports/exports.test.ts'],
  // Written and read, too, by what goes through a whole account: its export, and its deletion.
  feedback: ['src/modules/feedback/feedback.test.ts', 'src/testing/{account-data,erase}.test.ts'],
  history: ['src/modules/history/*.test.ts'],
  idempotency: ['src/modules/idempotency/idempotency.test.ts'],
  instances: ['src/modules/instances/instances.test.ts'],
  ingestion: [
    'src/modules/ingestion/{corrupt-storage,detected-language,reprocess,plan-limits}.test.ts',
    'src/modules/ingestion/{search-library,silent-unlocks}.test.ts',
  ],
  'key-terms': ['src/modules/key-terms/key-terms.test.ts'],
  library: [
    'src/modules/library/{delete-files,find-files,folder-tree,folders,library-downloads,move}.test.ts',
    'src/modules/library/{newer-version,store,sweep-blobs,upload-file,watch-size}.test.ts',
    // What an access token may reach is asked of each of its tables.
    'src/testing/token-access.test.ts',
  ],
  'model-calls': ['src/modules/model-calls/*.test.ts'],
  notice: ['src/modules/notice/notice.test.ts'],
  outline: ['src/modules/outline/outline.test.ts'],
  plans: ['src/modules/plans/{meter,recount,apply-subscription,subscriptions}.test.ts'],
  questions: [
    'src/modules/questions/{questions,review,spans}.test.ts',
    'src/modules/questions/embeddings/embeddings.test.ts',
    'src/modules/questions/model/{model-progress,model-questions}.test.ts',
  ],
  realtime: ['src/modules/realtime/{notices,outbox,realtime}.test.ts'],
  settings: ['src/modules/settings/settings.test.ts'],
  summaries: ['src/modules/comparisons/model-summaries.test.ts'],
  templates: ['src/modules/templates/templates.test.ts'],
  translations: [
    'src/modules/translations/without-provider.test.ts',
    'src/modules/translations/terminology/terminologies.test.ts',
  ],
  users: ['src/modules/users/users.test.ts'],
};

export const EMBEDDED_TESTS: readonly string[] = [...OF_THE_ENGINE, ...Object.values(JOURNEYS).flat()];

/** Tests that open no database, no port and no other program: every check runs them. */
export function findPureTests(): readonly string[] {
  const isPure = (file: string) =>
    !/['"]#(testing|adapters|compose|patches)|(^|\/)(adapters|patches)\//m.test(
      `${file}\n${readFileSync(join(folder, file), 'utf8')}`,
    );
  return globSync('src/**/*.test.ts', { cwd: folder }).filter(isPure);
}
