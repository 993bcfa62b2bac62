/**
 * Writes the weights that the product tells clauses by, learnt from all labelled contracts and non-disclosure agreements
 * as the product reads them, and from wordings in plain English. `run.ts` and `ndas.ts` judge the same recipes on what they hold back. Minutes of one core; the same result each time.
 *
 * node bench/contracts/train.ts [file]
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { encodeClauseModel } from '@recto/core/clauses';
import { joinModels } from './join-models.ts';
import { withPlain } from './plain-samples.ts';
import { hasContracts, readContracts } from './read-contracts.ts';
import { readNdas } from './read-ndas.ts';
import { makeNdaSample, makeSample } from './samples.ts';
import { CONTRACT_RECIPE, NDA_RECIPE, trainModel } from './train-model.ts';

const TARGET = resolve(import.meta.dirname, '../../packages/core/src/clauses/weights.bin');

if (hasContracts()) {
  const report = (text: string) => console.log(text);
  const samples = (await readContracts()).map(makeSample);
  const contracts = trainModel(withPlain(samples), CONTRACT_RECIPE, report);
  const ndas = trainModel({ samples: (await readNdas()).map(makeNdaSample) }, NDA_RECIPE, report);
  const bytes = encodeClauseModel(joinModels(contracts, ndas));
  const target = process.argv[2] ?? TARGET;
  writeFileSync(target, bytes);
  console.log(`${target}: ${bytes.length} bytes, from ${samples.length} readings of contracts`);
} else {
  console.log('Nothing learnt: there are no labelled contracts (set TEST_DATA).');
  process.exitCode = 1;
}
