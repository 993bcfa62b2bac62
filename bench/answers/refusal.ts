import { join } from 'node:path';
import { SUBJECT_THRESHOLD } from '@recto/core/answers/fitting';
import { draftInCore } from '../support/answer.ts';
import { loadFile, readLines } from './test-data.ts';

interface ForeignQuestion {
  readonly file: string;
  readonly question: string;
}

const THRESHOLDS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];

/** Asks files about another subject and prints what share is turned away, at every threshold, beside the own questions. */
export async function measureRefusal(
  ownConfidences: readonly number[],
): Promise<{ foreign: number; own: number }> {
  const foreign: number[] = [];
  let answered = 0;
  for (const { file, question } of readLines<ForeignQuestion>(
    join(import.meta.dirname, 'foreign-questions.jsonl'),
  )) {
    const { index } = await loadFile(file);
    const draft = draftInCore(index, question);
    foreign.push(draft.confidence);
    if (draft.kind === 'none') continue;
    answered++;
    console.log(`  answered although foreign (${draft.confidence.toFixed(2)}): ${question} [${file}]`);
  }
  console.log(
    `\nTurned away, by threshold: ${foreign.length} foreign questions, ${ownConfidences.length} of the files' own`,
  );
  for (const threshold of THRESHOLDS) {
    const marker = threshold === SUBJECT_THRESHOLD ? ' <- product' : '';
    const [left, right] = [foreign, ownConfidences].map((all) => share(all, threshold).toFixed(2));
    console.log(`  ${threshold.toFixed(2)}   ${left}   ${right}${marker}`);
  }
  return { foreign: 1 - answered / foreign.length, own: share(ownConfidences, SUBJECT_THRESHOLD) };
}

function share(confidences: readonly number[], threshold: number): number {
  return confidences.filter((confidence) => confidence < threshold).length / confidences.length;
}
