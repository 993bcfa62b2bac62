import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { pinnedNode, root } from './lib/paths.mjs';

type Project = { name: string; maxWorkers: number; isolate: boolean; groupOrder: number };

/** As vitest resolves the configurations of the root and of the server on such a machine. */
async function projectsOn(cores: number): Promise<Record<string, Project[]>> {
  const script = path.join(import.meta.dirname, 'vitest-projects.fixture.mjs');
  const { VITEST: _, TEST_DATABASE: __, ...env } = process.env;
  const args = [script, String(cores), '.', 'apps/server'];
  const { stdout } = await promisify(execFile)(pinnedNode(), args, { cwd: root, env });
  return JSON.parse(stdout) as Record<string, Project[]>;
}

/**
 * Groups whose projects differ in their number of workers: vitest runs no test of any project then. Isolated projects of
 * one worker go into a group of their own.
 */
function refusedGroups(projects: readonly Project[]): string[] {
  const grouped = projects.filter(
    ({ isolate, groupOrder, maxWorkers }) => !(isolate && groupOrder === 0 && maxWorkers === 1),
  );
  return [...Map.groupBy(grouped, ({ groupOrder }) => groupOrder).values()]
    .filter((group) => new Set(group.map(({ maxWorkers }) => maxWorkers)).size > 1)
    .map((group) => group.map(({ name, maxWorkers }) => `${name}: ${maxWorkers}`).join(', '));
}

test.each([1, 2, 4, 16])('vitest takes the configurations on %i cores', async (cores) => {
  const found = await projectsOn(cores);
  expect(found['.']?.map(({ name }) => name)).toEqual(expect.arrayContaining(['core', 'scripts', 'web']));
  expect(found['apps/server']?.map(({ name }) => name)).toContain('pglite');
  expect(Object.values(found).flatMap(refusedGroups)).toEqual([]);
});

test('projects that vitest would refuse are found', () => {
  const project = (name: string, maxWorkers: number) => ({ name, maxWorkers, isolate: true, groupOrder: 0 });
  expect(refusedGroups([project('server', 2), project('web', 3)])).toEqual(['server: 2, web: 3']);
  expect(refusedGroups([project('server', 2), project('web', 1)])).toEqual([]);
});
