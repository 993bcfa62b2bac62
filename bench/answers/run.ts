import { listUnitsMissing } from './filing-units.ts';
import { measureFilings } from './filings.ts';
import { measureOwnQuestions } from './own-questions.ts';
import { measureQuotes } from './quotes.ts';
import { measureRefusal } from './refusal.ts';
import { TEST_DATA } from '@recto/testing/test-data';
import { hasTestData } from './test-data.ts';

const TARGETS = { first: 0.4, amongThree: 0.58, amongFive: 0.65, foreign: 0.5, own: 0.05, overlaps: 12 };

async function measureAll(): Promise<string[]> {
  const filings = await measureFilings();
  await listUnitsMissing();
  const refusal = await measureRefusal(filings.confidences);
  const own = await measureOwnQuestions();
  const quotes = await measureQuotes();
  const checks: readonly (readonly [string, boolean])[] = [
    ['evidence first', filings.ours.first >= TARGETS.first],
    ['evidence among three', filings.ours.amongThree >= TARGETS.amongThree],
    ['evidence among five', filings.ours.amongFive >= TARGETS.amongFive],
    ['foreign questions turned away', refusal.foreign >= TARGETS.foreign],
    ["the files' own questions turned away", refusal.own <= TARGETS.own],
    ['recorded quotes shown first', own.hits >= TARGETS.overlaps],
    ['quotes on their pages', quotes.misses === 0],
    ['length of quotes', quotes.unfit === 0],
  ];
  console.log('');
  for (const [name, isMet] of checks) console.log(`${isMet ? 'ok  ' : 'FAIL'} ${name}`);
  return checks.filter(([, isMet]) => !isMet).map(([name]) => name);
}

if (hasTestData()) {
  const missed = await measureAll();
  if (missed.length > 0) process.exitCode = 1;
} else {
  console.log(`Nothing measured: there is no test data at ${TEST_DATA} (set TEST_DATA).`);
}
