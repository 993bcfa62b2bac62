// What needs neither a database, a browser nor a network: the stages of `npm run check`, which `npm test` begins with.
import { tool, vitest } from './test-runners.mjs';

/** @type {import('./stages.mjs').Stage[]} */
export const checkStages = [
  { name: 'types', cores: 2, action: tool('typescript/bin/tsc', ['-b'], 180) },
  { name: 'lint', action: tool('oxlint/bin/oxlint', ['--deny-warnings'], 60) },
  { name: 'format', action: tool('@biomejs/biome/bin/biome', ['format'], 60) },
  { name: 'architecture', action: vitest({ args: ['--project', 'scripts'], limitSeconds: 120 }) },
  { name: 'unused code', action: tool('knip/bin/knip.js', ['--no-progress'], 120) },
  { name: 'unit', cores: 2, action: vitest({ args: ['--project', '!scripts'], limitSeconds: 600 }) },
];
