import { existsSync } from 'node:fs';
import {
  buildFileIndex,
  type FileIndex,
  findPageText,
  type Ranking,
  rankFile,
  wordsOf,
} from '@recto/core/answers';
import { type Candidate, findCandidates } from '@recto/core/answers/fitting';
import { DOCUMENTS } from '../readers/documents.ts';
import { containsWords } from '../readers/grade.ts';
import { documentPath, readDocument } from '../readers/read-document.ts';
import { type ReadersQuestion, readQuestions } from '../readers/schema.ts';
import { readTablePages } from '../tables/read-tables.ts';
import { withPagesIn } from '../readers/pages-of-quote.ts';
import { readReadingSets } from './reading-sets.ts';

export interface JudgedCandidate extends Candidate {
  readonly isRight: boolean;
}

/** A question with all that could lead its answer. */
export interface Sample {
  /** "removed" is a question of a reader whose pages with the answer were taken out of its file. */
  readonly part: 'train' | 'dev' | 'removed' | 'reading set';
  readonly document: string;
  readonly language: string;
  readonly ask: ReadersQuestion['ask'];
  readonly asked: ReturnType<typeof findCandidates>['asked'];
  readonly file: Ranking['features'];
  readonly candidates: readonly JudgedCandidate[];
}

/** Longer files are not indexed a second time for a question whose pages are taken out. */
const LONGEST_REMADE = 260;
/** Of so many questions one is asked again without its pages. */
const REMOVED_EACH = 3;

/**
 * Asks what may be fitted on: readers' questions of the halves "train" and "dev" and those of reading sets. Misspelt ones and
 * follow-ups are left out: what they lack is corrected before candidates are scored.
 */
export async function collectSamples(folder: string): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const document of DOCUMENTS) {
    if (document.half === 'test') continue;
    const path = documentPath(document, folder);
    if (!existsSync(path)) throw new Error(`There is no ${path}: npm run bench:documents, or set TEST_DATA`);
    const index = await readDocument(path);
    const questions = readQuestions(document.id)
      .filter(isForFit)
      .map((question) => withPagesIn(index, question));
    for (const question of questions) {
      samples.push(ask(index, question, document.half, document.id));
      if (isAskedWithoutPages(question, index))
        samples.push(ask(withoutPages(index, question.pages), question, 'removed', document.id));
    }
  }
  for (const { index, file, question, answer, pages } of readReadingSets())
    samples.push(
      ask(index, { question, ask: 'plain', lead: [[answer]], pages: [...pages] }, 'reading set', file),
    );
  // The other half of the pages with tables judges: `bench/answers/tables`.
  for (const { id, text, questions } of readTablePages().filter((_, at) => at % 2 === 0)) {
    const index = buildFileIndex([{ number: 1, text }], 'en');
    for (const { question, answers } of questions)
      samples.push(
        ask(
          index,
          { question, ask: 'plain', lead: answers.map((answer) => [answer]), pages: [1] },
          'reading set',
          id,
        ),
      );
  }
  return samples;
}

/** The set that was written later has its own figures, and other languages their own threshold. */
function isForFit({ ask, set }: ReadersQuestion): boolean {
  return set === undefined && !['misspelt', 'follow-up', 'other-language'].includes(ask);
}

function isAskedWithoutPages({ id, pages }: ReadersQuestion, index: FileIndex): boolean {
  return (
    pages.length > 0 &&
    index.pageNumbers.length <= LONGEST_REMADE &&
    Number(id.slice(-2)) % REMOVED_EACH === 0
  );
}

function withoutPages(index: FileIndex, pages: readonly number[]): FileIndex {
  const left = [...index.pageNumbers].filter((page) => !pages.includes(page));
  return buildFileIndex(
    left.map((number) => ({ number, text: findPageText(index, number) ?? '' })),
    index.language,
  );
}

function ask(
  index: FileIndex,
  question: Pick<ReadersQuestion, 'question' | 'ask' | 'lead' | 'pages'>,
  part: Sample['part'],
  document: string,
): Sample {
  const ranking = rankFile(index, question.question);
  const { asked, candidates } = findCandidates(index, ranking, wordsOf(index.language), true);
  return {
    part,
    document,
    language: index.language,
    ask: question.ask,
    asked,
    file: ranking.features,
    candidates: candidates.map((candidate) => ({ ...candidate, isRight: isRight(question, candidate) })),
  };
}

/** On a right page, and all that is asked stands in it, as it is read or as it is printed. */
function isRight(
  { lead, pages }: Pick<ReadersQuestion, 'lead' | 'pages'>,
  { page, pageText, unit, text }: Candidate,
): boolean {
  if (lead.length === 0 || !pages.includes(page)) return false;
  return [text, pageText.slice(unit.start, unit.end)].some((each) =>
    lead.every((group) => group.some((alternative) => containsWords(each, alternative))),
  );
}
