import { join } from 'node:path';
import { answerInCore } from '../support/answer.ts';
import { overlaps } from './scoring.ts';
import { loadFile, readLines } from './test-data.ts';

interface OwnQuestion {
  readonly file: string;
  readonly question: string;
  readonly quote: string;
  readonly page: number;
}

/** Asks our own questions and counts how often the first shown quote overlaps the recorded one. */
export async function measureOwnQuestions(): Promise<{ hits: number; questions: number }> {
  const questions = readLines<OwnQuestion>(join(import.meta.dirname, 'own-questions.jsonl'));
  let hits = 0;
  console.log('\nFirst shown quote against the recorded one');
  for (const { file, question, quote, page } of questions) {
    const { index, pages } = await loadFile(file);
    const text = pages.find((each) => each.number === page)?.text ?? '';
    if (!overlaps(text, quote, quote))
      throw new Error(`The recorded quote is not on page ${page} of ${file}: ${quote}`);
    const answer = answerInCore(index, question);
    const shown = answer.citations[0];
    const isHit = shown?.page === page && overlaps(text, shown.quote, quote);
    if (isHit) hits++;
    console.log(
      `  ${isHit ? 'hit ' : 'miss'} ${question} → ${shown ? `p. ${shown.page}: ${shown.quote.slice(0, 90)}` : 'not answered'}`,
    );
  }
  console.log(`  ${hits} of ${questions.length}`);
  return { hits, questions: questions.length };
}
