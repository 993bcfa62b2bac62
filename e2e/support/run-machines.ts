// Run by `machines.ts`, in a process of its own: two API and two worker processes behind a proxy, until its input ends.
import { openDatabase } from '../../apps/server/src/adapters/database/open-database.ts';
import { createDatabase } from '../../apps/server/src/testing/create-database.ts';
import { startDeployment } from '../../apps/server/src/testing/machines/deployment.ts';
import { makeJobTables } from '../../apps/server/src/testing/migrated.ts';
import { startPostgres } from '../../apps/server/src/testing/postgres.ts';
import { silentLog } from '../../apps/server/src/testing/silent-log.ts';

const postgres = await startPostgres();
const adminUrl = postgres.url('postgres');
const { url } = await createDatabase(adminUrl, 'template0');
const opened = await openDatabase({ kind: 'postgres', url }, { log: silentLog });
await makeJobTables(opened);
await opened.close();
const template = new URL(url).pathname.slice(1);
const deployment = await startDeployment({ adminUrl, template, settings: { DEFAULT_PLAN: 'none' } });
process.stdout.write(`${JSON.stringify({ url: deployment.url, dataFolder: deployment.dataFolder })}\n`);
process.stdin.once('end', async () => {
  const { requests, passedOn, unanswered } = deployment.proxy.counts;
  process.stderr.write(`Through the proxy: ${JSON.stringify({ requests, passedOn, unanswered })}\n`);
  await deployment.close();
  await postgres.stop();
  process.exit();
});
process.stdin.resume();
