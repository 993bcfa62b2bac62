import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@recto/contract';
import { uploadAndWait } from '@recto/testing/api';
import { readTestData } from '@recto/testing/test-data';
import { z } from 'zod';
import { timeSearches } from '../../apps/server/src/testing/time-search.ts';
import { startServer } from '../../e2e/support/server.ts';
import { median } from '../extraction/words.ts';
import { type Client, signIn } from '../support/client.ts';

/**
 * Whether phrases of real contracts (`phrases.json`, `choose-phrases.ts`) find their file first, with quotation marks and
 * without, and what the statement takes beside one that looks for any of the words.
 */
const FILES = 300;
const UPLOADS_CONCURRENCY = 4;
const ROUNDS = 3;
const LEAST_RIGHT = { quoted: 40, typed: 38 };

const Phrases = z.array(z.object({ phrase: z.string(), files: z.array(z.string()) }));
const phrases = Phrases.parse(JSON.parse(await readFile(join(import.meta.dirname, 'phrases.json'), 'utf8')));
const names = Array.from({ length: FILES }, (_, at) => `${String(at).padStart(3, '0')}.txt`);

/** Uploads the contracts; gives the names of the files by their ids. */
async function fill({ api }: Client): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const waiting = names.values();
  const uploadNext = async () => {
    for (const name of waiting) {
      const content = new Blob([Buffer.from(readTestData(`contracts/txt/${name}`))]);
      const file = await uploadAndWait(api, { name, content, fields: { lang: 'en' } });
      ids.set(file._id, name);
    }
  };
  await Promise.all(Array.from({ length: UPLOADS_CONCURRENCY }, uploadNext));
  return ids;
}

function report(name: string, right: number, least: number): void {
  if (right < least) process.exitCode = 1;
  console.log(
    `${right < least ? 'FAIL' : 'ok  '} ${name}: ${right} of ${phrases.length} (at least ${least})`,
  );
}

const folder = await mkdtemp(join(tmpdir(), 'recto-phrases-'));
try {
  const server = await startServer({ RECTO_DATA: folder, THROTTLE: 'off' });
  const ids = new Map<string, string>();
  const isRight = (at: number, id: string | undefined) =>
    phrases[at]?.files.includes(ids.get(id ?? '') ?? '');
  try {
    const client = await signIn({ ...server, dataFolder: folder });
    const begun = performance.now();
    for (const [id, name] of await fill(client)) ids.set(id, name);
    console.log(`${FILES} files, read in ${Math.round((performance.now() - begun) / 1000)} s`);
    const countRight = async (toQuery: (phrase: string) => string) => {
      let right = 0;
      for (const [at, { phrase }] of phrases.entries()) {
        const query = { q: toQuery(phrase), limit: 3 };
        const { items, total } = await client.api.call(contract.search.library, { query });
        if (isRight(at, items[0]?.file._id)) right++;
        else console.log(`  ${query.q}: ${total} files, ${ids.get(items[0]?.file._id ?? '')} first`);
      }
      return right;
    };
    report('with quotation marks', await countRight((phrase) => `"${phrase}"`), LEAST_RIGHT.quoted);
    report('without', await countRight((phrase) => phrase), LEAST_RIGHT.typed);
  } finally {
    await server.stop();
  }
  for (const toQuery of [(phrase: string) => phrase, (phrase: string) => `"${phrase}"`]) {
    const queries = phrases.map(({ phrase }) => toQuery(phrase));
    const timed = await timeSearches({ kind: 'embedded', folder }, queries, ROUNDS);
    const [product, bare] = [
      median(timed.map((each) => each.product)),
      median(timed.map((each) => each.bare)),
    ];
    const sum = (of: 'product' | 'bare') => timed.reduce((total, each) => total + each[of], 0);
    const bareRight = timed.filter(({ bareFirst }, at) => isRight(at, bareFirst)).length;
    console.log(
      `${queries[0]}: median ${product.toFixed(1)} ms, any of the words ${bare.toFixed(1)} ms, in sum ${(sum('product') / sum('bare')).toFixed(2)} times`,
    );
    console.log(`  any of the words has ${bareRight} of ${phrases.length} first`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
