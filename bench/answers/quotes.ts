import { join } from 'node:path';
import { QUOTE_MAX_LENGTH, QUOTE_MIN_LENGTH } from '@recto/core/quotes';
import { answerInCore } from '../support/answer.ts';
import { makeQuestions, makeRandom } from './made-questions.ts';
import { isOnPage } from './quote-oracle.ts';
import { TEST_DATA } from '@recto/testing/test-data';
import { loadFile } from './test-data.ts';

const FILES = [
  'filings/ADOBE_2022_10K.pdf',
  'filings/AES_2020_10K.pdf',
  'filings/BOEING_2017_10K.pdf',
  'filings/COSTCO_2021_10K.pdf',
  'filings/GENERALMILLS_2020_10K.pdf',
  'filings/JPMORGAN_2023Q2_10Q.pdf',
  'filings/MICROSOFT_2023_10K.pdf',
  'filings/NETFLIX_2017_10K.pdf',
  'filings/NIKE_2023_10K.pdf',
  'filings/VERIZON_2021_10K.pdf',
];
const QUESTIONS_PER_FILE = 50;
const SEED = 20_240_601;

/** Looks every shown quote up with another program; misses are printed. */
export async function measureQuotes(): Promise<{
  questions: number;
  quotes: number;
  misses: number;
  unfit: number;
}> {
  const random = makeRandom(SEED);
  const result = { questions: 0, quotes: 0, misses: 0, unfit: 0 };
  console.log('\nShown quotes looked up in the text that pdftotext reads');
  for (const file of FILES) {
    const { index, pages } = await loadFile(file);
    for (const question of makeQuestions(pages, QUESTIONS_PER_FILE, random)) {
      result.questions++;
      const answer = answerInCore(index, question);
      for (const { page, quote } of [...answer.citations, ...answer.nearest]) {
        result.quotes++;
        if (quote.length < QUOTE_MIN_LENGTH || quote.length > QUOTE_MAX_LENGTH) result.unfit++;
        if (isOnPage(join(TEST_DATA, file), page, quote)) continue;
        result.misses++;
        console.log(`  miss: ${file} p. ${page}: ${quote}`);
      }
    }
  }
  console.log(
    `  ${result.questions} questions, ${result.quotes} quotes, ${result.misses} not found, ${result.unfit} of a wrong length`,
  );
  return result;
}
