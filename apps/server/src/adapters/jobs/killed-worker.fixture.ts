/** A process for tests that kill it: arguments are the database's settings and `enqueue` or `work`. */
import { z } from 'zod';
import { type DatabaseSettings, openDatabase } from '#adapters/database/open-database.ts';
import { openJobs } from '#adapters/jobs/open-jobs.ts';
import { bindJob, defineJob } from '#kernel/define-job.ts';

// Never outlives the test run that started it.
process.on('disconnect', () => process.exit());

const [settings, role] = process.argv.slice(2);
const log = { debug() {}, info() {}, warn: console.warn, error: console.error, child: () => log };
const job = defineJob({ name: 'test.killed', payload: z.object({}), options: { retryDelay: 1 } });
const handler = bindJob(job, {
  async handle() {
    if (role === 'work') {
      process.send?.('finished');
      return;
    }
    process.send?.('working');
    await new Promise(() => {});
  },
});

const opened = await openDatabase(JSON.parse(settings ?? '') as DatabaseSettings, { log });
const jobs = openJobs(opened.jobs, log);
await jobs.start([handler]);
process.send?.('started');
if (role === 'enqueue') await opened.database.transaction((trx) => jobs.queue.enqueue(trx, job, {}));
