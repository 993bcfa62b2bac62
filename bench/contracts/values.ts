/**
 * Reads the values of clauses of labelled contracts and compares them with what lawyers wrote: of those whose first
 * passage is right, and of all how many stand wrong in bold. Single failures are printed of the contracts to learn from only.
 *
 * node bench/contracts/values.ts [--weights file] [--save file] [--fit [--show kind]]
 */
import { parseArgs } from 'node:util';
import {
  type ClauseKey,
  type KindFound,
  makeClauseRecogniser,
  readClauseValue,
  type ReadValue,
  splitPassages,
} from '@recto/core/clauses';
import { compared, findMarked } from './label-passages.ts';
import { isSameValue, VALUED, type ValuedKey } from './compare-values.ts';
import { chooseForms, fitModel } from './fitted-model.ts';
import { LABELLED_AS } from './lawyers-kinds.ts';
import { type Contract, hasContracts, readContracts } from './read-contracts.ts';

const LEAST_RIGHT = 0.88;
const MAX_WRONG_IN_BOLD = 0.03;

const { values: options } = parseArgs({
  options: {
    weights: { type: 'string' },
    save: { type: 'string' },
    fit: { type: 'boolean', default: false },
    show: { type: 'string' },
  },
});

interface Judged {
  readonly key: ValuedKey;
  readonly isPassageRight: boolean;
  /** Null where the lawyers wrote no value, or none that can be compared. */
  readonly isRight: boolean | null;
  readonly isThere: boolean;
  readonly isBold: boolean;
}

function judge(contract: Contract, found: readonly KindFound[]): Judged[] {
  const texts = new Map(contract.pages.map(({ number, text }) => [number, text]));
  const textOf = (page: number) => texts.get(page) ?? '';
  const passagesOf = (key: ClauseKey) => found.find((kind) => kind.key === key)?.passages ?? [];
  return VALUED.flatMap((key): Judged[] => {
    const kind = found.find((each) => each.key === key);
    const read = readClauseValue(key, passagesOf(key), { textOf, passagesOf });
    if (kind === undefined || read === null) return [];
    const labelled = contract.clauses[LABELLED_AS[key]];
    const answer = labelled?.answer ?? '';
    const isThere = (labelled?.texts.length ?? 0) > 0;
    const quoted = kind.passages
      .slice(0, 1)
      .map(({ page, start, end }) => compared(textOf(page).slice(start, end)));
    const isPassageRight = findMarked(contract, key, quoted).has(0);
    const isRight = answer === '' ? null : isSameValue(key, read.value, answer);
    const judged = { key, isPassageRight, isRight, isThere, isBold: read.sure && kind.presence >= 0.5 };
    if (options.fit && options.show === key)
      show(contract.id, judged, read, { answer, words: textOf(read.passage.page) });
    return [judged];
  });
}

function show(
  id: string,
  { isPassageRight, isRight }: Judged,
  { text, sure, passage }: ReadValue,
  { answer, words }: { readonly answer: string; readonly words: string },
): void {
  if (isRight === true || (!sure && (!isPassageRight || isRight === null))) return;
  console.log(`\n${id} ${sure ? 'bold' : 'plain'}, passage ${isPassageRight ? 'right' : 'wrong'}`);
  console.log(`  read ${JSON.stringify(text.slice(0, 200))}; lawyers ${JSON.stringify(answer)}`);
  console.log(`  ${JSON.stringify(words.slice(passage.start, passage.end).slice(0, 420))}`);
}

const share = (part: number, of: number) => part / (of || 1);

function print(judged: readonly Judged[]): void {
  console.log(`${''.padEnd(22)}compared   right   bold  bold wrong  of all`);
  for (const key of VALUED) {
    const own = judged.filter((each) => each.key === key);
    const able = own.filter(({ isPassageRight, isRight }) => isPassageRight && isRight !== null);
    const right = share(able.filter(({ isRight }) => isRight).length, able.length);
    const bold = own.filter(({ isBold }) => isBold);
    const wrong = wrongOf(bold);
    console.log(
      `${right >= LEAST_RIGHT ? 'ok  ' : 'FAIL'} ${key.padEnd(20)}${String(able.length).padStart(5)}${right.toFixed(3).padStart(8)}${share(bold.length, own.length).toFixed(2).padStart(7)}${share(wrong, bold.length).toFixed(3).padStart(12)}${share(wrong, own.length).toFixed(3).padStart(8)}`,
    );
    if (right < LEAST_RIGHT) process.exitCode = 1;
  }
  const bold = judged.filter(({ isBold }) => isBold);
  const wrong = share(wrongOf(bold), judged.length);
  console.log(
    `${wrong <= MAX_WRONG_IN_BOLD ? 'ok  ' : 'FAIL'} wrong in bold ${wrong.toFixed(3)} of all (${MAX_WRONG_IN_BOLD}), ${share(wrongOf(bold), bold.length).toFixed(3)} of ${bold.length} in bold`,
  );
  if (wrong > MAX_WRONG_IN_BOLD) process.exitCode = 1;
}

/** In bold, and other than the lawyers wrote, or where they found no such clause. */
const wrongOf = (bold: readonly Judged[]) =>
  bold.filter(({ isRight, isThere }) => isRight === false || (isRight === null && !isThere)).length;

async function measure(): Promise<void> {
  const contracts = await readContracts();
  const recognise = makeClauseRecogniser(fitModel(contracts, options));
  const half = options.fit ? 'train' : 'test';
  const chosen = chooseForms(contracts.filter((each) => each.half === half));
  console.log(`${chosen.length} contracts ${options.fit ? 'to learn from' : 'held back'}`);
  print(chosen.flatMap((contract) => judge(contract, recognise(splitPassages(contract.pages, 'en')))));
}

if (hasContracts()) await measure();
else console.log('Nothing measured: there are no labelled contracts (set TEST_DATA).');
