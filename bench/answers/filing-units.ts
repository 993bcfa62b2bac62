import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '@recto/core/answers';
import { TEST_DATA } from '@recto/testing/test-data';
import { answerInCore } from '../support/answer.ts';
import { readFilingQuestions } from './filings.ts';
import { loadFile } from './test-data.ts';

/** What the template "Annual report" asks for, as plain questions. */
const EIGHT = [
  'What was total revenue?',
  'What was net income?',
  'What were diluted earnings per share?',
  'What were total assets?',
  'How many employees does the company have?',
  'When does the fiscal year end?',
  'Who is the auditor?',
  'Where is the headquarters?',
];
const SCALE = /thousand|million|billion|%/iu;
/** One share's, people, or what says that nothing states it: these have no scale. */
const NO_SCALE = /per\s(?:\p{L}+\s)*share|\bEPS\b|dilut|employees|days|number of|unit not stated/iu;
/** An amount of four digits and more, or one with its sign. */
const AMOUNT = /[$€£]\s?\(?\d|(?<![\d-])\d{1,3},\d{3}/u;

/** Prints which rows of figures are shown without a scale, for a reader to compare with their pages. */
export async function listUnitsMissing(): Promise<void> {
  const questions = readFilingQuestions();
  const files = readdirSync(join(TEST_DATA, 'filings')).filter((name) => name.endsWith('.pdf'));
  const missing = new Set<string>();
  let rows = 0;
  for (const name of files) {
    const file = `filings/${name}`;
    const { index, pages } = await loadFile(file);
    const asked = [
      ...EIGHT,
      ...questions.filter((each) => each.file === file).map(({ question }) => question),
    ];
    for (const question of asked)
      for (const { text, page } of rowsOf(
        answerInCore(index, question),
        (number) => pages[number - 1]?.text ?? '',
      )) {
        rows++;
        if (!SCALE.test(text) && !NO_SCALE.test(text) && AMOUNT.test(text))
          missing.add(`${name} ${page}: ${text}`);
      }
  }
  console.log(
    `\nRows of figures shown for ${files.length} filings: ${rows}; different ones without scale: ${missing.size}`,
  );
  for (const each of missing) console.log(`  ${each}`);
}

function rowsOf({ claims, citations }: Answer, textOf: (page: number) => string) {
  return claims.flatMap(({ text, citations: [first] }) => {
    const cited = citations[first ?? -1];
    const isRow = cited !== undefined && textOf(cited.page).slice(cited.start, cited.end).includes('\t');
    return isRow && /: .*\d/u.test(text) ? [{ text, page: cited.page }] : [];
  });
}
