/**
 * Asks 17 questions on every second of 61 labelled non-disclosure agreements; the weights have learnt from the others.
 * Prints how often a passage that says it is shown: by the product, by its weights alone, and by its engine without them.
 *
 * node bench/contracts/ndas.ts
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildFileIndex } from '@recto/core/answers';
import {
  CLAUSE_KINDS,
  CLAUSE_WEIGHTS,
  decodeClauseModel,
  makeClauseRecogniser,
  NDA_KINDS,
  splitPassages,
} from '@recto/core/clauses';
import { askCore, sliceFrom } from './ask-core.ts';
import { joinModels, takeKinds } from './join-models.ts';
import { countUp, formatFigures, type Judgement, judge } from './judge-shown.ts';
import { findTexts } from './label-passages.ts';
import { NDA_LABELS, NDA_QUESTIONS } from './nda-questions.ts';
import { hasContracts } from './read-contracts.ts';
import { type Nda, readNdas } from './read-ndas.ts';
import { makeNdaSample } from './samples.ts';
import { NDA_RECIPE, trainModel } from './train-model.ts';

const TARGETS = { first: 0.72, amongThree: 0.88, calledFalsely: 0.1 };
const contenders = ['weights alone', 'product', 'engine without them'] as const;

/** Clauses of all contracts as the product has them, and what is learnt of these agreements from one half. */
function learnFrom(ndas: readonly Nda[]) {
  const shipped = decodeClauseModel(readFileSync(fileURLToPath(import.meta.resolve(CLAUSE_WEIGHTS))));
  const samples = ndas.filter(({ half }) => half === 'train').map(makeNdaSample);
  const own = trainModel({ samples }, NDA_RECIPE, () => {});
  return makeClauseRecogniser(joinModels(takeKinds(shipped, CLAUSE_KINDS.length), own));
}

async function measure(): Promise<void> {
  const ndas = await readNdas();
  const recognise = learnFrom(ndas);
  const kept = ndas.filter(({ half }) => half === 'test');
  const judgements = new Map(contenders.map((name): [string, Judgement[]] => [name, []]));
  for (const { pages, statements } of kept) {
    const sliceOf = sliceFrom(pages);
    const found = recognise(splitPassages(pages, 'en'));
    const index = buildFileIndex(pages, 'en', recognise);
    const bare = buildFileIndex(pages, 'en');
    for (const { key } of NDA_KINDS) {
      const label = NDA_LABELS[key];
      const question = NDA_QUESTIONS[label] ?? '';
      const texts = statements[label] ?? [];
      const own = found.find((each) => each.key === key);
      const shown = [
        { texts: own?.passages.map(sliceOf) ?? [], isAnswer: own?.isSure ?? false },
        askCore(index, question, sliceOf),
        askCore(bare, question, sliceOf),
      ];
      shown.forEach((each, at) => {
        const name = contenders[at] ?? 'product';
        judgements
          .get(name)
          ?.push(judge(key, texts.length > 0, each, (passages) => findTexts(texts, passages)));
      });
    }
  }
  print(kept.length, judgements);
}

function print(count: number, judgements: ReadonlyMap<string, readonly Judgement[]>): void {
  const columns = ['first', 'among three', 'called', 'of these right', 'called falsely'];
  console.log(`\n${count} non-disclosure agreements, ${NDA_KINDS.length} questions each`);
  console.log(
    `${''.padEnd(28)}${'there/not'.padStart(10)}${columns.map((each) => each.padStart(15)).join('')}`,
  );
  const line = (name: string, own: readonly Judgement[]) => {
    const figures = countUp(own);
    const counts = `${figures.answerable}/${figures.absent}`;
    console.log(`${name.padEnd(28)}${counts.padStart(10)}${formatFigures(figures)}`);
  };
  for (const [name, own] of judgements) line(name, own);
  console.log('\nthe product, of each statement');
  const ours = judgements.get('product') ?? [];
  for (const [key, own] of Map.groupBy(ours, ({ key: of }) => of)) line(key, own);
  const figures = countUp(ours);
  console.log('');
  for (const [name, target] of Object.entries(TARGETS)) {
    const value = figures[name as keyof typeof TARGETS];
    const isMet = name === 'calledFalsely' ? value <= target : value >= target;
    console.log(`${isMet ? 'ok  ' : 'FAIL'} ${name} ${value.toFixed(3)} (${target})`);
    if (!isMet) process.exitCode = 1;
  }
}

if (hasContracts()) await measure();
else console.log('Nothing measured: there are no labelled contracts (set TEST_DATA).');
