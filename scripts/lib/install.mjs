// Installs the dependencies when they are not there or the lock file has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { cacheFolder, isWindows, root } from './paths.mjs';
import { step } from './progress.mjs';

const OLDEST_NODE = 20;
const lockFile = path.join(root, 'package-lock.json');
const installedLock = path.join(root, 'node_modules/.package-lock.json');
const record = path.join(cacheFolder, 'installed');

/** Makes sure that node_modules is what the lock file says; throws a sentence that a person can act on. */
export async function installIfNeeded() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw new Error(
      `Node ${OLDEST_NODE} or newer is needed to begin; this is ${process.version}. See https://nodejs.org.`,
    );
  }
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (isInstalled(wanted)) return;
  await step('Installing dependencies', install);
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(record, wanted);
}

/** npm writes its own copy of the lock last, so a newer copy is a finished installation by hand. */
function isInstalled(wanted) {
  if (!existsSync(installedLock)) return false;
  if (existsSync(record) && readFileSync(record, 'utf8') === wanted) return true;
  return statSync(installedLock).mtimeMs >= statSync(lockFile).mtimeMs;
}

async function install() {
  // Build tools are development dependencies: without --include=dev they are left out under NODE_ENV=production.
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'];
  const cli = process.env['npm_execpath'];
  const limits = { limitSeconds: 900 };
  const { code, output, timedOut } =
    cli && /npm-cli\.c?js$/.test(cli)
      ? await run(process.execPath, [cli, ...args], limits)
      : await run(isWindows ? 'npm.cmd' : 'npm', args, { ...limits, shell: isWindows });
  if (code !== 0) throw new Error(explain(code, output, timedOut));
}

function explain(code, output, timedOut) {
  if (timedOut) return 'The installation was still not done after 15 minutes. Is the network very slow?';
  if (code === 127)
    return 'npm was not found. It comes with Node (https://nodejs.org); some systems package it separately.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT/.test(output)) {
    return `The package registry could not be reached. The first start needs a network; later ones do not.\n\n${output.trim()}`;
  }
  if (/ENOSPC/.test(output)) return 'The disk is full. About 1.5 GB are needed for the dependencies.';
  return `npm could not install the dependencies:\n\n${output.trim()}`;
}
