import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { missingEntries } from './complete-lock.mjs';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
const manifests = globSync(['package.json', '{packages,apps}/*/package.json', '{e2e,bench}/package.json'], {
  cwd: root,
});
const dependencies = manifests
  .map((file) => JSON.parse(read(file)) as Manifest)
  .flatMap((manifest) => Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))
  .filter(([name]) => !name.startsWith('@recto/'));

describe('dependencies', () => {
  test('are pinned exactly', () => {
    expect(dependencies.length).toBeGreaterThan(20);
    expect(dependencies.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('have their line, with the version in use, in docs/dependencies.md', () => {
    const page = read('docs/dependencies.md');
    const wanted = dependencies.map(([name, version]) => `| ${name} | ${version} |`);
    expect(wanted.filter((line) => !page.includes(line))).toEqual([]);
    const listed = page.split('\n').filter((line) => /^\| .* \| \d/.test(line));
    expect(listed.filter((line) => !wanted.some((start) => line.startsWith(start)))).toEqual([]);
  });
});

describe('the lock file', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { resolved?: string; link?: boolean }>;
  };

  test('names no registry', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved && /^\w+:/.test(resolved))).toEqual([]);
    expect(read('package-lock.json')).not.toMatch(/https?:\/\/[^"]*(registry|\.tgz)/);
  });

  test('names the packages of every platform (node scripts/complete-lock.mjs adds what npm left out)', () => {
    expect(Object.keys(missingEntries(packages))).toEqual([]);
    const incomplete = {
      '': {},
      'node_modules/a': { optionalDependencies: { '@a/linux-x64-musl': '1.0.0' } },
    };
    expect(missingEntries(incomplete)).toEqual({
      'node_modules/@a/linux-x64-musl': {
        version: '1.0.0',
        os: ['linux'],
        cpu: ['x64'],
        libc: ['musl'],
        optional: true,
      },
    });
  });
});
