/**
 * Which documents are taken for a contract or an annual report, and how often key terms of contracts are right by their
 * state: weights learnt from two thirds of the labelled contracts, the terms of the others judged by what lawyers marked.
 *
 * node bench/key-terms/run.ts [--weights file that `bench/contracts/run.ts --save` has written] [--kinds]
 */
import { parseArgs } from 'node:util';
import { buildFileIndex } from '@recto/core/answers';
import {
  type ClauseRecogniser,
  CLAUSE_KINDS,
  type ContractTerm,
  makeClauseRecogniser,
  readContractTerms,
} from '@recto/core/clauses';
import { fitModel } from '../contracts/fitted-model.ts';
import { type Contract, hasContracts, readContracts } from '../contracts/read-contracts.ts';
import { makeSample } from '../contracts/samples.ts';
import { countKinds } from './document-kinds.ts';

/** Of terms that are found so many are right; of contracts and of other documents so many are taken for what they are. */
const TARGETS = { found: 0.92, contracts: 0.95, others: 0.99 };

const { values } = parseArgs({
  options: { weights: { type: 'string' }, kinds: { type: 'boolean', default: false } },
});

interface Judged {
  readonly key: string;
  readonly state: ContractTerm['state'];
  /** Lawyers marked such a clause. */
  readonly isThere: boolean;
  /** They marked what the term leads to. */
  readonly isRight: boolean;
}

function judgeTerms(contract: Contract, recognise: ClauseRecogniser): Judged[] {
  const { clauses } = buildFileIndex(contract.pages, 'en', recognise);
  const texts = new Map(contract.pages.map(({ number, text }) => [number, text]));
  const terms = readContractTerms(clauses, (page) => texts.get(page) ?? '') ?? [];
  const { marked, passages } = makeSample(contract);
  return terms.map(({ key, state, evidence: [clause] }) => {
    const own = marked[CLAUSE_KINDS.findIndex((kind) => kind.key === key)] ?? new Set();
    const at = passages.findIndex(({ page, start }) => page === clause?.page && start === clause.span.start);
    return { key, state, isThere: own.size > 0, isRight: own.has(at) };
  });
}

const share = (part: number, of: number) => Number((part / (of || 1)).toFixed(3));

function countStates(judged: readonly Judged[]) {
  const row = (state: ContractTerm['state']) => {
    const own = judged.filter((each) => each.state === state);
    const count = (what: (each: Judged) => boolean) => own.filter(what).length;
    return {
      terms: own.length,
      right: share(
        count(({ isRight }) => isRight),
        own.length,
      ),
      'no such clause': share(
        count(({ isThere }) => !isThere),
        own.length,
      ),
    };
  };
  return { found: row('found'), likely: row('likely'), none: row('none') };
}

async function measureStates(contracts: readonly Contract[]): Promise<boolean> {
  const model = fitModel(contracts, { weights: values.weights });
  const recognise = makeClauseRecogniser(model);
  const kept = Map.groupBy(
    contracts.filter(({ half }) => half === 'test'),
    ({ id }) => id,
  );
  const judged = [...kept.values()].flatMap(([contract]) =>
    contract ? judgeTerms(contract, recognise) : [],
  );
  const states = countStates(judged);
  console.log(`\n${kept.size} contracts held back, one term of each kind`);
  console.table(states);
  for (const [key, own] of Map.groupBy(judged, (each) => each.key)) {
    const { found, likely } = countStates(own);
    console.log(
      `${key.padEnd(28)}found ${found.terms}, right ${found.right}; likely ${likely.terms}, right ${likely.right}`,
    );
  }
  return states.found.right >= TARGETS.found;
}

async function measureKinds(contracts: readonly Contract[]): Promise<boolean> {
  const sorts = await countKinds(contracts, (text) => console.log(text));
  console.table(Object.fromEntries([...sorts].map(([name, { taken }]) => [name, taken])));
  const shareOf = (isContract: boolean) => {
    const own = [...sorts.values()].filter(({ expected }) => (expected === 'contract') === isContract);
    const sum = (of: (sort: (typeof own)[number]) => number) => own.reduce((all, sort) => all + of(sort), 0);
    return share(
      sum(({ expected, taken }) => taken[expected]),
      sum(({ taken }) => taken.contract + taken.report + taken.none),
    );
  };
  const [ofContracts, ofOthers] = [shareOf(true), shareOf(false)];
  console.log(`taken for what they are: contracts ${ofContracts}, others ${ofOthers}`);
  return ofContracts >= TARGETS.contracts && ofOthers >= TARGETS.others;
}

if (hasContracts()) {
  const contracts = await readContracts();
  const isMet = [await measureKinds(contracts), values.kinds || (await measureStates(contracts))];
  if (isMet.includes(false)) process.exitCode = 1;
} else {
  console.log('Nothing measured: there are no labelled contracts (set TEST_DATA).');
}
