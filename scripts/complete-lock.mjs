// Adds to package-lock.json the platform packages that npm left out because the registry at hand did not carry them.
// Without these entries `npm ci` refuses the lock file on every machine, with them it works on all. Run after `npm install`.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/paths.mjs';

const file = path.join(root, 'package-lock.json');
const systems = new Set([
  'linux',
  'darwin',
  'win32',
  'android',
  'freebsd',
  'openharmony',
  'netbsd',
  'openbsd',
  'sunos',
  'aix',
]);
const processors = new Set([
  'x64',
  'arm64',
  'arm',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
]);
const libraries = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

/** The entries that are missing, by their place in the lock file. */
export function missingEntries(packages) {
  const all = { ...packages };
  const missing = {};
  for (const [place, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      // WebAssembly variants have dependencies of their own and npm does not insist on them.
      if (!/^\d/.test(version) || name.includes('wasm32')) continue;
      const found = findVersion(all, place, name);
      if (found === version) continue;
      const folder = found ? place.slice(0, place.lastIndexOf('node_modules/')) : '';
      const platform = platformOf(name);
      if (!platform)
        throw new Error(`${name} is missing from the lock file and names no platform; add it by hand.`);
      const added = { version, ...platform, ...(entry.dev ? { dev: true } : {}), optional: true };
      missing[`${folder}node_modules/${name}`] = added;
      all[`${folder}node_modules/${name}`] = added;
    }
  }
  return missing;
}

/** The version that Node would find from a place, as it walks up through the node_modules folders. */
function findVersion(packages, place, name) {
  for (let at = place; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    const found = packages[`${at}/node_modules/${name}`];
    if (found) return found.version;
  }
  return packages[`node_modules/${name}`]?.version;
}

function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = words.filter((word) => systems.has(word));
  const cpu = words.filter((word) => processors.has(word));
  const libc = words.flatMap((word) => (word in libraries ? [libraries[word]] : []));
  if (os.length !== 1 || cpu.length !== 1) return null;
  return { cpu, os, ...(os[0] === 'linux' && libc.length > 0 ? { libc } : {}) };
}

if (process.argv[1] === import.meta.filename) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingEntries(lock.packages);
  const entries = Object.entries({ ...lock.packages, ...missing });
  for (const [, entry] of entries) if (/^https?:/.test(entry.resolved ?? '')) delete entry.resolved;
  lock.packages = Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${Object.keys(missing).length} platform packages added to package-lock.json`);
}
