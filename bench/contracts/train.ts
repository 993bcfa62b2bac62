/**
 * Writes the weights that the product tells clauses by, learnt from all labelled contracts as the product reads them.
 * `run.ts` judges the same recipe on contracts that it holds back. Minutes of one core; the same result each time.
 *
 * node bench/contracts/train.ts [file]
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { encodeClauseModel } from '@recto/core/clauses';
import { hasContracts, readContracts } from './read-contracts.ts';
import { makeSample } from './samples.ts';
import { trainModel } from './train-model.ts';

const TARGET = resolve(import.meta.dirname, '../../packages/core/src/clauses/weights.bin');

if (hasContracts()) {
  const samples = (await readContracts()).map(makeSample);
  const bytes = encodeClauseModel(trainModel(samples, (text) => console.log(text)));
  const target = process.argv[2] ?? TARGET;
  writeFileSync(target, bytes);
  console.log(`${target}: ${bytes.length} bytes, from ${samples.length} readings of contracts`);
} else {
  console.log('Nothing learnt: there are no labelled contracts (set TEST_DATA).');
  process.exitCode = 1;
}
