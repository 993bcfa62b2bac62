import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@recto/contract';
import { uploadAndWait } from '@recto/testing/api';
import { makeLibrary } from '@recto/testing/library';
import type { DatabaseSettings } from '../../apps/server/src/adapters/database/open-database.ts';
import { startPostgres, whyNoPostgres } from '../../apps/server/src/testing/postgres.ts';
import { timeSearches } from '../../apps/server/src/testing/time-search.ts';
import { startServer } from '../../e2e/support/server.ts';
import { median } from '../extraction/words.ts';
import { type Client, signIn } from '../support/client.ts';
import { checkLimit, percentile } from '../support/figures.ts';

/** How long a search over 500 files of 40 pages takes, beside SQL that finds the same in their contents; on both databases. */
const FILES = 500;
const PAGES_OF_EACH = 40;
const UPLOADS_CONCURRENCY = 5;
const ROUNDS = 5;
const TIMES_BARE = 1.5;

const { files, searches } = makeLibrary({ files: FILES, pagesOfEach: PAGES_OF_EACH });

async function fill({ api }: Client): Promise<void> {
  const waiting = files.values();
  const uploadNext = async () => {
    for (const { name, lang, pages } of waiting) {
      const content = new Blob([pages.join('\n\f')]);
      await uploadAndWait(api, { name, content, fields: { lang } });
    }
  };
  await Promise.all(Array.from({ length: UPLOADS_CONCURRENCY }, uploadNext));
}

const ms = (value: number) => `${value.toFixed(1)} ms`;
const describe = (times: readonly number[]) =>
  `median ${ms(median(times))}, p95 ${ms(percentile(times, 0.95))}, longest ${ms(Math.max(...times))}`;

async function measure(
  name: string,
  env: Record<string, string>,
  where: (folder: string) => DatabaseSettings,
) {
  const folder = await mkdtemp(join(tmpdir(), 'recto-search-'));
  try {
    const server = await startServer({ RECTO_DATA: folder, THROTTLE: 'off', ...env });
    const overall: number[] = [];
    try {
      const client = await signIn({ ...server, dataFolder: folder });
      const begun = performance.now();
      await fill(client);
      console.log(
        `\n${name}: ${FILES} files of ${PAGES_OF_EACH} pages, read in ${Math.round((performance.now() - begun) / 1000)} s`,
      );
      for (const { search } of [...searches, ...searches]) {
        const asked = performance.now();
        await client.api.call(contract.search.library, { query: { q: search, limit: 20 } });
        overall.push(performance.now() - asked);
      }
    } finally {
      await server.stop();
    }
    const timed = await timeSearches(
      where(folder),
      searches.map(({ search }) => search),
      ROUNDS,
    );
    const sum = (of: 'product' | 'bare') => timed.reduce((total, each) => total + each[of], 0);
    console.log(`  pages with a term     median ${median(timed.map(({ pages }) => pages))}`);
    console.log(`  bare SQL              ${describe(timed.map(({ bare }) => bare))}`);
    console.log(`  the product's query   ${describe(timed.map(({ product }) => product))}`);
    console.log(`  GET /search, 20 files ${describe(overall.slice(searches.length))}`);
    checkLimit(`${name}: the product's query, times bare SQL`, sum('product') / sum('bare'), TIMES_BARE, '×');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const reason = whyNoPostgres();
if (reason) console.log(`PostgreSQL is left out: ${reason}.`);
else {
  const postgres = await startPostgres();
  try {
    const url = postgres.url('postgres');
    await measure('PostgreSQL', { DATABASE_URL: url }, () => ({ kind: 'postgres', url }));
  } finally {
    await postgres.stop();
  }
}
await measure('PGlite', {}, (folder) => ({ kind: 'embedded', folder }));
