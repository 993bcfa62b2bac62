import { expect, test } from 'vitest';
import { buildFileIndex } from '../../file-index/build-file-index.ts';
import { rankFile } from '../../retrieval/rank-file.ts';
import { draftAnswer } from '../drafting/draft-answer.ts';

const indexOf = (texts: readonly string[], language = 'en') =>
  buildFileIndex(
    texts.map((text, at) => ({ number: at + 1, text })),
    language,
  );

const CONTRACT = indexOf([
  '"Licensor" shall mean the owner of the copyright.\n\n"Fees" means the amounts in Annex A of this contract.\n\nThe "Due Date" means whatever the parties agree in writing.',
  'Unless required by law, Licensor provides the work as it is. What Licensor owns is not sold, and Licensor may keep it.',
  'The Fees are due in March. All Fees, and the interest on Fees that are late, are paid in euros. Fees never fall.',
]);

test.each([
  ['Who is the Licensor?', '"Licensor" shall mean the owner of the copyright.'],
  ['What are the Fees?', '"Fees" means the amounts in Annex A of this contract.'],
  ['What is the Due Date?', 'The "Due Date" means whatever the parties agree in writing.'],
  ['How is "Fees" defined?', '"Fees" means the amounts in Annex A of this contract.'],
])('the definition of what is asked for leads: %s', (question, text) => {
  expect(draftAnswer(CONTRACT, rankFile(CONTRACT, question)).claims[0]?.text).toBe(text);
});

const REPORT = indexOf([
  'Churn and what causes it are watched. In spring churn rose in all regions, and churn in Asia rose most of all.',
  'Seller Gross Payment Volume (GPV) rose to 90 million. Much of the GPV comes from Asia, and some of the GPV from Europe.',
  'Other matters are told here. We define GPV as the amount of all payments by cards, net of refunds.',
  `Glossary
Churn. The share of members that leave within a year of joining.
Net debt (ND): all debt less the cash that is at hand.
Turnover: all that is sold in a year before any taxes are taken off.`,
  'Liquidity\nA measure of how easily something is turned into money.\nMoney in a bank has much liquidity, and a house has little liquidity.',
  'The chief executive officer (CEO) decides. Our CEO is Jane Miller. The CEO reports to the board.',
]);

test.each([
  ['What does GPV mean?', 'We define GPV as the amount of all payments by cards, net of refunds.'],
  ['What is gross payment volume?', 'We define GPV as the amount of all payments by cards, net of refunds.'],
  ['What does churn mean?', 'The share of members that leave within a year of joining.'],
  ['What is liquidity?', 'A measure of how easily something is turned into money.'],
])('what defines a term leads, and not what speaks of it: %s', (question, text) => {
  expect(draftAnswer(REPORT, rankFile(REPORT, question)).claims[0]?.text).toBe(text);
});

test('who holds an office is no question of what its letters stand for', () => {
  expect(draftAnswer(REPORT, rankFile(REPORT, 'Who is the CEO?')).claims[0]?.text).toContain('Jane Miller');
});
