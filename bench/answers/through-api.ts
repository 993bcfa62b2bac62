import { join } from 'node:path';
import { startServer } from '../../e2e/support/server.ts';
import { askAndWait } from '@recto/testing/api';
import { signIn, upload } from '../support/client.ts';
import { readFilingQuestions } from './filings.ts';
import { formatHits, type PagesOfQuestion, scorePages } from './scoring.ts';
import { TEST_DATA } from '@recto/testing/test-data';
import { hasTestData } from './test-data.ts';

/** The same figures as `measureFilings`, but of the pages that the running product's API returns. */
async function measureThroughApi(): Promise<void> {
  const server = await startServer({ THROTTLE: 'off', DEFAULT_PLAN: 'none' });
  try {
    const client = await signIn(server);
    const questions = readFilingQuestions();
    const files = new Map<string, string>();
    for (const { file } of questions)
      if (!files.has(file)) files.set(file, await upload(client, join(TEST_DATA, file)));
    const results: PagesOfQuestion[] = [];
    for (const { file, question, evidencePages } of questions) {
      const answer = await askAndWait(client.api, files.get(file) ?? '', question);
      results.push({ cited: answer.pages, evidence: evidencePages });
    }
    const unanswered = results.filter(({ cited }) => cited.length === 0).length;
    console.log(
      `through the API: ${formatHits(scorePages(results))} (first / three / five), ${unanswered} of ${results.length} unanswered`,
    );
  } finally {
    await server.stop();
  }
}

if (hasTestData()) await measureThroughApi();
else console.log(`Nothing measured: there is no test data at ${TEST_DATA} (set TEST_DATA).`);
