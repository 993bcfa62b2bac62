// Builds the web app when something it is made of has changed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { digestOf } from './digest.mjs';
import { cacheFolder, pinnedNode, root, toolPath } from './paths.mjs';
import { step } from './progress.mjs';

const inputs = ['apps/web', 'packages/contract', 'package-lock.json', 'tsconfig.base.json'];
const record = path.join(cacheFolder, 'web-build');

export async function buildWebIfNeeded() {
  const wanted = digestOf(inputs);
  const isBuilt = existsSync(path.join(root, 'apps/web/dist/index.html'));
  if (isBuilt && existsSync(record) && readFileSync(record, 'utf8') === wanted) return;
  await step('Building the web app', buildWeb);
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(record, wanted);
}

async function buildWeb() {
  // The pages are always built for production, whatever NODE_ENV the server is to run under.
  const { NODE_ENV: _, ...env } = process.env;
  const options = { cwd: path.join(root, 'apps/web'), env, limitSeconds: 300 };
  const { code, output, timedOut } = await run(
    pinnedNode(),
    [toolPath('vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    options,
  );
  if (timedOut) throw new Error('Building the web app was not done after five minutes.');
  if (code !== 0) throw new Error(`The web app could not be built:\n\n${output.trim()}`);
}
