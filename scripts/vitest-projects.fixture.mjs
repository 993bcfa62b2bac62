// A process for a test: prints how vitest would run our tests on a machine with as many cores as the argument says.
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const cores = Number(process.argv[2]);
const folders = process.argv.slice(3);
const [cpu] = os.cpus();
os.availableParallelism = () => cores;
os.cpus = () => Array.from({ length: cores }, () => cpu);
syncBuiltinESMExports();

const { createVitest } = await import('vitest/node');
/** @type {Record<string, object[]>} */
const found = {};
for (const folder of folders) {
  const vitest = await createVitest({ root: path.resolve(folder), watch: false, run: true });
  found[folder] = vitest.projects.map(({ name, config: { maxWorkers, isolate, sequence } }) => {
    return { name, maxWorkers, isolate, groupOrder: sequence.groupOrder };
  });
  await vitest.close();
}
process.stdout.write(`${JSON.stringify(found)}\n`, () => process.exit());
