/**
 * Asks questions whose answer is printed in another form than theirs: a term that the document abbreviates or defines, a
 * number in words, a date in another notation. Half of the documents ("test") nothing was made or changed for.
 *
 * node bench/answers/terms/run.ts [--half dev|test] [--misses]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { TEST_DATA } from '@recto/testing/test-data';
import { answerInCore } from '../../support/answer.ts';
import { lettersAndDigits, overlaps } from '../scoring.ts';
import { hasTestData, loadFile } from '../test-data.ts';

const HALVES = ['dev', 'test'] as const;
const KINDS = ['abbreviation', 'definition', 'number'] as const;

const questionSchema = z.strictObject({
  half: z.enum(HALVES),
  kind: z.enum(KINDS),
  file: z.string(),
  question: z.string(),
  /** Everywhere that answers, in the words of the page. */
  evidence: z.array(z.strictObject({ page: z.int().positive(), quote: z.string().min(1) })).min(1),
});
type TermQuestion = z.infer<typeof questionSchema>;

interface Result extends TermQuestion {
  /** The first quote shown is a right one; a right page is shown first, and among those shown. */
  readonly lead: boolean;
  readonly first: boolean;
  readonly shown: boolean;
  readonly text: string;
}

const { values } = parseArgs({
  options: { half: { type: 'string' }, misses: { type: 'boolean', default: false } },
});

if (hasTestData()) await measure();
else console.log(`Nothing measured: there is no test data at ${TEST_DATA} (set TEST_DATA).`);

async function measure(): Promise<void> {
  const wanted = HALVES.filter((half) => values.half === undefined || values.half === half);
  const questions = readFileSync(join(import.meta.dirname, 'questions.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => questionSchema.parse(JSON.parse(line)))
    .filter(({ half }) => wanted.includes(half));
  const results: Result[] = [];
  for (const question of questions) results.push(await ask(question));
  console.log(
    'Terms, abbreviations and numbers in another form: right quote first, right page first, right page shown',
  );
  for (const half of wanted) {
    for (const kind of [...KINDS, undefined]) {
      const some = results.filter((each) => each.half === half && (kind ?? each.kind) === each.kind);
      const count = (name: 'lead' | 'first' | 'shown') => some.filter((each) => each[name]).length;
      const title = `${half}, ${kind ?? 'all'}`;
      console.log(
        `  ${title.padEnd(20)} ${count('lead')} / ${count('first')} / ${count('shown')} of ${some.length}`,
      );
    }
  }
  if (!values.misses) return;
  for (const { half, lead, question, text } of results)
    if (half !== 'test' && !lead) console.log(`  ${question} → ${text}`);
}

async function ask(question: TermQuestion): Promise<Result> {
  const { index, pages } = await loadFile(question.file);
  const textOf = (page: number) => pages.find(({ number }) => number === page)?.text ?? '';
  for (const { page, quote } of question.evidence)
    if (!lettersAndDigits(textOf(page)).includes(lettersAndDigits(quote)))
      throw new Error(`The recorded quote is not on page ${page} of ${question.file}: ${quote}`);
  const { citations, kind, claims } = answerInCore(index, question.question);
  const [lead] = citations;
  const isRight = (page: number) => question.evidence.some((each) => each.page === page);
  return {
    ...question,
    lead: question.evidence.some(
      ({ page, quote }) => lead?.page === page && overlaps(textOf(page), lead.quote, quote),
    ),
    first: lead !== undefined && isRight(lead.page),
    shown: citations.some(({ page }) => isRight(page)),
    text: lead === undefined ? kind : `${kind}, p. ${lead.page}: ${claims[0]?.text ?? ''}`,
  };
}
