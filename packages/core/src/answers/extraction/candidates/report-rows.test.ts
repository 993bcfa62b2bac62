import { expect, test } from 'vitest';
import { buildFileIndex } from '../../file-index/build-file-index.ts';
import { rankFile } from '../../retrieval/rank-file.ts';
import { verifyAnswer } from '../../verification/verify-answer.ts';
import { makePassageLookup } from '../../retrieval/passages.ts';
import { draftAnswer } from '../drafting/draft-answer.ts';

const TITLE = `FORM 10-K
For the fiscal year ended May 31, 2021
ALDER INSTRUMENTS, INC.
(Exact name of registrant as specified in its charter)`;
const ACQUIRED = `Total net sales of Birch, which we acquired in 2021, were as follows (in millions):
Three months ended May 31,\t2021\t2020
Total net sales\t$ 31\t$ 28
Total assets\t$ 12\t$ 11`;
const INCOME = `CONSOLIDATED STATEMENTS OF INCOME
Year Ended May 31,
2019\t2020\t2021
Products\t$ 700\t$ 810\t$ 905
Services\t100\t120\t140
Total net sales\t800\t930\t1,045
Cost of sales\t500\t570\t640
Net income\t90\t110\t12
Diluted earnings per share\t$ 0.88\t$ 1.07\t$ 0.14`;
const NOTES = `NOTES TO CONSOLIDATED FINANCIAL STATEMENTS
(amounts in millions, except per share data)
Note 1. We make instruments.`;
const ASSETS = `Note 2. Leases
The table below presents information on the lease assets of the company and its subsidiaries at the end of each year.
2021\t2020
Operating lease assets\t$ 2,890\t$ 2,788
Finance lease assets\t1,000\t592`;
const texts = [TITLE, ACQUIRED, INCOME, NOTES, ASSETS];
const INDEX = buildFileIndex(
  texts.map((text, at) => ({ number: at + 1, text })),
  'en',
);

function ask(question: string) {
  const draft = draftAnswer(INDEX, rankFile(INDEX, question));
  return verifyAnswer(
    draft,
    makePassageLookup((page) => texts[page - 1]),
  );
}

test('a question without a year means the report’s own, of the whole company', () => {
  const [topAnswer] = ask('What was the company’s total revenue?').claims;
  expect(topAnswer?.text).toMatch(
    /^Total net sales: \$1,045 .*\(2021\), \$930 .*\(2020\), \$800 .*\(2019\)/u,
  );
  const [bold] = topAnswer?.emphasis ?? [];
  expect(topAnswer?.text.slice(bold?.start, bold?.end)).toContain('1,045');
});

test('a named year is that year', () => {
  expect(ask('What were Alder’s net sales in fiscal 2019?').claims[0]?.text).toMatch(
    /^Total net sales: \$800/u,
  );
});

test('a figure of an acquired firm is found by its name', () => {
  expect(ask('What were the total net sales of Birch?').claims[0]?.text).toContain('31');
});

test('a unit that the notes state on a page before is said and cited', () => {
  const answer = ask('How much are finance lease assets?');
  expect(answer.claims[0]?.text).toBe('Finance lease assets: $1,000 million (2021), $592 million (2020)');
  const quotes = answer.claims[0]?.citations.map((at) => answer.citations[at]?.quote);
  expect(quotes).toContain('(amounts in millions, except per share data)');
});
