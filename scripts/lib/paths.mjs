// Where things are. Runs on Node 20, before anything is installed: no dependency, no TypeScript.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const isWindows = process.platform === 'win32';

/** Small records of what was last installed and built. Lies in node_modules, so it goes when that goes. */
export const cacheFolder = path.join(root, 'node_modules/.cache/recto');

/** The first Node that strips types without a flag and without a warning. */
const FIRST_NATIVE_TYPES = 24;

/** The Node that the project pins, or the running one where the pinned binary is missing and this one will do. */
export function pinnedNode() {
  const pinned = path.join(root, 'node_modules/node/bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= FIRST_NATIVE_TYPES) return process.execPath;
  throw new Error(
    `The pinned Node is missing from node_modules (were install scripts switched off with ignore-scripts?).\n` +
      `Run "npm ci --ignore-scripts=false", or start with Node ${FIRST_NATIVE_TYPES} or newer; this is ${process.version}.`,
  );
}

/** A package's own entry script, so that nothing depends on the shell shims in node_modules/.bin. */
export function toolPath(relative) {
  return path.join(root, 'node_modules', relative);
}
