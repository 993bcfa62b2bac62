import { ENGLISH } from '#language/languages.ts';
import { draftAnswer } from './extraction/drafting/draft-answer.ts';
import { buildFileIndex } from './file-index/build-file-index.ts';
import { decodeFileIndex, encodeFileIndex } from './file-index/codec.ts';
import { type FileIndex, findPageText } from './file-index/file-index.ts';
import { makePassageLookup } from './retrieval/passages.ts';
import { rankFile } from './retrieval/rank-file.ts';
import { verifyAnswer } from './verification/verify-answer.ts';
import { wordsOf } from './question/related-words/index.ts';

const FOOT = 'Northwind Trading Company – 2021 Form 10-K';

/** Every shape that pages are parsed into: headings, sentences, items, rows under heads, a line of contents. */
const TEXTS = [
  `Northwind Trading Company
Annual Report 2021
Written by Ingrid Solheim
Table of Contents
Item 1. Business . . . . . . . . . . 2

Item 1. Business
Northwind Trading Company, Inc. was founded on March 3, 1987 in Portland, Oregon, and sells paper in 12 countries. It had
approximately 1,250 employees as of December 31, 2021, an increase of 4% over the previous year. However, sales in Germany
were lower because two stores had been closed. “Affiliate” means any person that controls the Company.
We operate in three segments:
• Paper, which includes books;
• Furniture; and
• Services.
Ingrid Solheim, 48, has been our Chief Executive Officer since May 2019. The Company may end the agreement within thirty
days after written notice, unless the parties agree otherwise. You must not copy the program without a license.
To install the program, run "make install" as follows.
See Note 7 and page 2.`,
  `CONSOLIDATED STATEMENTS OF INCOME
(in millions, except per share amounts)
Fiscal years ended December 31, 2021, December 31, 2020 and December 31, 2019
\t2021\t2020\t2019
\t(Audited)\t(Audited)\t(Unaudited)
Net revenue\t$\t1,474\t$\t1,372\t$\t1,161
Cost of sales\t1,055\t991\t(786)
Net income attributable to Northwind\t618\t$ 512\t431
Net income per common share:
Basic (2)\t$ 5.49\t$ 5.12\t$ 4.77
Dividends declared per share\t0.25\t0.20\t–
Effective tax rate\t21.8 %\t20.9 %\t22.4 %
Sales in Germany\tapproximately $9 million\tn/a\t12

The following table shows revenue of the segments (dollars in thousands):
\tThree Months Ended
\tJune 30,\tMarch 31,\tChange
\t2021\t2021
Paper, total revenue\t153\t(12)\t4%
Furniture, total revenue\t2,004\t1,973\t(2)%
Total revenue\t$2,157\t$1,961\t2%
Provision for losses on receivables from customers
in Germany\t(37)\t29
Revenue per customer\t1.2x\t(a)\t—
Employee benefits: § 7 – 9
Employees, Germany\t120\t130\tvs. 2020
Officer\tPosition\tAge
Ingrid Solheim\tChief Executive Officer\t48`,
  `Liquidity
As of December 31, 2021, cash was $1.2 billion. Total debt decreased by $40 million, primarily as a result of repayments. We
paid dividends of $0.25 per share in each quarter. Capital expenditures were 85 million in 2021 and 79 million in 2020.
The offices are located at 12 Harbor Street, Portland, Oregon 97201. The lease runs for ten years and covers 4,000 square feet.`,
];

/** Copies of these pages, so that what looks at all pages of a file is prepared, too. */
const COPIES = 40;

const pages = () =>
  Array.from({ length: TEXTS.length * COPIES }, (_, at) => ({
    number: at + 1,
    text: `${TEXTS[at % TEXTS.length]}\n${FOOT} ${at + 1}`,
    state: 'text' as const,
  }));

const ROUNDS = 3;

/** A question of each kind of answer, one of them misspelt. */
const QUESTIONS = [
  'What was the net revenue of Northwind in FY2021 (in USD millions)?',
  'Did Northwind pay dividends in 2021?',
  'Why were sales in Germany lower?',
  'How many employes does the company have?',
  'Who is the chief executive officer of Northwind?',
  'When was the company founded?',
  'In which segments does Northwind operate?',
  'Which country had lower sales?',
  'Where are the offices located?',
  'What is the effective tax rate for 2020?',
  'What does affiliate mean?',
  'How long is the notice period to end the agreement?',
  'How do I install the program?',
  'How large are the offices?',
  'Who wrote the report?',
  'Which company sells paper?',
  'What is this document about?',
];

/**
 * Prepares a thread that has just started for its first question: an engine compiles patterns and functions when they are
 * first used, which takes ten times as long as the question itself, and the words of a language are read from its thesaurus.
 * Each step is a part of answering a made question on made pages, so that whoever needs the thread waits for one at most.
 * Only English is prepared: other languages have patterns of their own, whose compiling their first question still waits for.
 */
export function* warmUp(): Generator<void, void, void> {
  wordsOf(ENGLISH);
  yield;
  const lookup = (index: FileIndex) => makePassageLookup((page) => findPageText(index, page));
  // V8 compiles a pattern to machine code when it is used a second time, and parses a kept page only once.
  for (let round = 0; round < ROUNDS; round++) {
    const index = decodeFileIndex(encodeFileIndex(buildFileIndex(pages(), 'en')));
    for (const question of QUESTIONS) {
      const ranking = rankFile(index, question);
      yield;
      verifyAnswer(draftAnswer(index, ranking), lookup(index));
      yield;
    }
  }
}
