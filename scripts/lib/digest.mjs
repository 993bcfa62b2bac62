// What files hold, as one number: the same as long as nothing in them has changed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

const ignored = new Set(['node_modules', 'dist', '.cache', 'test-results']);

/**
 * @param {readonly string[]} entries files and folders, from the root
 * @returns {string} SHA-256 of their names and contents, in hex
 */
export function digestOf(entries) {
  const hash = createHash('sha256');
  for (const file of entries.flatMap((entry) => filesOf(path.resolve(root, entry))))
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesOf(entry) {
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry)
    .sort()
    .filter((name) => !ignored.has(name))
    .flatMap((name) => filesOf(path.join(entry, name)));
}
