import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { startServer } from '../../e2e/support/server.ts';

/** Fetched when it is asked for: with its 114 packages it would double what a clone installs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
/** The first is where everybody comes in, and has to reach the mark; the other is told beside it. */
const PAGES = ['/login', '/signup'] as const;
const LEAST = 95;
const GIVE_UP_MS = 180_000;

/** Without a sandbox, as containers run it; the other flags keep the browser from calling its maker. */
const CHROME_FLAGS =
  '--headless --no-sandbox --disable-quic --disable-background-networking --disable-component-update --disable-sync';
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  existsSync,
);

const Report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ score: z.number().nullable(), title: z.string() })),
});

function run(url: string, output: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(
    'npm',
    // biome-ignore format: one option a line says no more.
    [
      'exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--quiet',
      '--only-categories=performance,accessibility,best-practices,seo',
      '--output=json', `--output-path=${output}`, `--chrome-flags=${CHROME_FLAGS}`,
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...(CHROMIUM && { CHROME_PATH: CHROMIUM }) },
      timeout: GIVE_UP_MS,
    },
  );
  child.once('error', reject);
  child.once('exit', (code) =>
    code === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${code ?? 'a signal'}`)),
  );
  return promise;
}

/** Lighthouse's four marks for the pages that strangers see, on the built product. */
const folder = await mkdtemp(join(tmpdir(), 'recto-lighthouse-'));
const server = await startServer();
try {
  for (const page of PAGES) {
    const output = join(folder, 'report.json');
    await run(server.url + page, output);
    const { categories, audits } = Report.parse(JSON.parse(await readFile(output, 'utf8')));
    const marks = Object.entries(categories).map(
      ([name, { score }]) => [name, Math.round((score ?? 0) * 100)] as const,
    );
    console.info(`${page}: ${marks.map(([name, mark]) => `${name} ${mark}`).join(', ')}`);
    for (const { score, title } of Object.values(audits))
      if (score !== null && score < 0.9) console.info(`  ${score.toFixed(2)} ${title}`);
    if (page === PAGES[0] && marks.some(([, mark]) => mark < LEAST)) process.exitCode = 1;
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
