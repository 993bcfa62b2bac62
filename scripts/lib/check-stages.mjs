// What needs neither a database, a browser nor a network: the stages of `npm run check`, which `npm test` begins with.
import { tool, vitest } from './test-runners.mjs';

// Their limits end what hangs, also on a machine that has ten times as much to do.
/** @type {import('./stages.mjs').Stage[]} */
export const checkStages = [
  // It has use for a second core now and then; alone on two it left the start from a clone, which waits for disks, to the end.
  { name: 'types', action: tool('typescript/bin/tsc', ['-b'], 900) },
  // The longest of one core before the shorter ones, so that none of them is waited for alone.
  { name: 'architecture', action: vitest({ args: ['--project', 'scripts'], limitSeconds: 900 }) },
  { name: 'lint', action: tool('oxlint/bin/oxlint', ['--deny-warnings'], 600) },
  { name: 'format', action: tool('@biomejs/biome/bin/biome', ['format'], 600) },
  { name: 'unused code', action: tool('knip/bin/knip.js', ['--no-progress'], 600) },
  { name: 'unit', cores: 2, action: vitest({ args: ['--project', '!scripts'], limitSeconds: 3_600 }) },
];
