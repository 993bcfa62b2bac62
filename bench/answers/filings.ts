import { join } from 'node:path';
import { wordsOf } from '@recto/core/answers';
import { draftInCore, verifyInCore } from '../support/answer.ts';
import { makePlainBm25 } from './plain-bm25.ts';
import { formatHits, type PageHits, scorePages } from './scoring.ts';
import { TEST_DATA } from '@recto/testing/test-data';
import { loadFile, readLines } from './test-data.ts';

export interface FilingQuestion {
  readonly id: string;
  readonly file: string;
  readonly question: string;
  /** As it is recorded: a figure, or a sentence. */
  readonly answer: string;
  readonly evidencePages: readonly number[];
}

export interface FilingsResult {
  readonly ours: PageHits;
  /** Without the words of fields. */
  readonly withoutFields: PageHits;
  readonly plain: PageHits;
  /** Of every question, how sure the answerer was that the file holds an answer. */
  readonly confidences: readonly number[];
}

export function readFilingQuestions(): FilingQuestion[] {
  return readLines<FilingQuestion>(join(TEST_DATA, 'qa/filings-dev.jsonl'));
}

/** Asks the questions on annual reports and prints how often the evidence is cited, beside plain BM25. */
export async function measureFilings(): Promise<FilingsResult> {
  const ours = [];
  const withoutFields = [];
  const plain = [];
  const confidences: number[] = [];
  const times: number[] = [];
  for (const { file, question, evidencePages } of readFilingQuestions()) {
    const { index, pages } = await loadFile(file);
    const start = performance.now();
    const draft = draftInCore(index, question);
    const answer = verifyInCore(index, draft);
    times.push(performance.now() - start);
    ours.push({ cited: answer.pages, evidence: evidencePages });
    const words = wordsOf(index.language);
    const bare = verifyInCore(index, draftInCore(index, question, words && { ...words, fields: [] }));
    withoutFields.push({ cited: bare.pages, evidence: evidencePages });
    plain.push({ cited: makePlainBm25(pages)(question).slice(0, 5), evidence: evidencePages });
    confidences.push(draft.confidence);
  }
  const result = {
    ours: scorePages(ours),
    withoutFields: scorePages(withoutFields),
    plain: scorePages(plain),
    confidences,
  };
  print(result, times);
  return result;
}

function print({ ours, withoutFields, plain }: FilingsResult, times: readonly number[]): void {
  const ratio = [
    ours.first / plain.first,
    ours.amongThree / plain.amongThree,
    ours.amongFive / plain.amongFive,
  ];
  const sorted = times.toSorted((left, right) => left - right);
  console.log(
    `\nEvidence page first / among three / among five, ${ours.questions} questions on annual reports`,
  );
  console.log(`  answers     ${formatHits(ours)}`);
  console.log(`  no fields   ${formatHits(withoutFields)}`);
  console.log(`  plain BM25  ${formatHits(plain)}`);
  console.log(`  ratio       ${ratio.map((each) => each.toFixed(1)).join(' / ')}`);
  console.log(
    `  a question takes ${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)} ms in the middle, ${sorted.at(-1)?.toFixed(1)} ms at most`,
  );
}
