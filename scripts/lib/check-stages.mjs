// What needs neither a database, a browser nor a network: the stages of `npm run check`, which `npm test` begins with.
import { tool, vitest } from './stages.mjs';

/** @param {import('./stages.mjs').Stages} stages */
export async function checkStages(stages) {
  await stages.stage('types', () => tool('typescript/bin/tsc', ['-b'], 180));
  await stages.stage('lint', () => tool('oxlint/bin/oxlint', ['--deny-warnings'], 60));
  await stages.stage('format', () => tool('@biomejs/biome/bin/biome', ['format'], 60));
  await stages.stage('architecture', () => vitest({ args: ['--project', 'scripts'], limitSeconds: 120 }));
  await stages.stage('unused code', () => tool('knip/bin/knip.js', ['--no-progress'], 120));
  await stages.stage('unit', () => vitest({ args: ['--project', '!scripts'], limitSeconds: 600 }));
}
