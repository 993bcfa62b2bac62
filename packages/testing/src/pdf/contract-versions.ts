import { makePdf, textAt } from '#pdf/make-pdf.ts';
import { withSeed } from '#pdf/with-seed.ts';

interface Line {
  readonly text: string;
  readonly size: number;
}

const line = (text: string): Line => ({ text, size: 11 });
const heading = (text: string, size: number): Line => ({ text, size });

const pdfOf = (pages: readonly (readonly Line[])[], seed: string): Buffer =>
  withSeed(
    makePdf(
      pages.map((lines) => ({
        content: lines.map(({ text, size }, at) => textAt(60, 730 - 24 * at, text, size)).join(''),
      })),
    ),
    seed,
  );

const EARLIER: readonly (readonly Line[])[] = [
  [
    heading('Services Agreement', 14),
    line('This Agreement is made between Northwind Traders Ltd and Meridian Data Services Inc.'),
    heading('1. Term and renewal', 12),
    line('1.1 The term of this Agreement begins on 1 April 2024.'),
    line('1.2 The term of this Agreement expires on 31 March 2027.'),
    line('1.3 Either party may stop the renewal by a written notice of not less than ninety (90) days.'),
  ],
  [
    heading('2. Fees', 12),
    line('2.1 Northwind shall pay Meridian EUR 18,400 a month for the services.'),
    line('2.2 Invoices are payable within thirty (30) days of receipt.'),
    line('2.3 Late payments bear interest of 5 % a year.'),
    heading('3. Liability', 12),
    line("3.1 Each party's total liability in a contract year shall not exceed the fees of that year."),
    line('3.2 Meridian shall keep liability insurance of EUR 2,000,000 for each claim.'),
  ],
  [
    heading('4. General', 12),
    line('4.1 This Agreement is governed by the laws of Ireland.'),
    line('4.2 Meridian shall deliver a report on the services to Northwind every quarter.'),
    line('4.3 Neither party may assign this Agreement without the written consent of the other party.'),
  ],
];

/** Three answers differ; clauses have other numbers, pages and line ends, headings another font size. */
const NEWER: readonly (readonly Line[])[] = [
  [heading('SERVICES AGREEMENT', 22), line('Second draft. All schedules follow later.')],
  [
    line('This Agreement is made between Northwind Traders Ltd and Meridian Data Services Inc.'),
    heading('1. Definitions', 18),
    line('1.1 A contract year is a year that starts on the first of April.'),
    heading('2. Term and renewal', 18),
    line('2.1 The term of this Agreement begins on 1 April 2024.'),
    line('2.2 The term of this Agreement'),
    line('expires on 31 March 2027.'),
    line('2.3 Either party may stop the renewal by a written notice of not less than'),
    line('sixty (60) days.'),
  ],
  [
    heading('3. Fees', 18),
    line('3.1 Northwind shall pay Meridian EUR 19,900 a month for the'),
    line('services.'),
    line('3.2 Invoices are payable within thirty (30) days'),
    line('of receipt.'),
    line('3.3 Late payments bear interest of 5 % a year.'),
  ],
  [
    heading('4. Liability', 18),
    line("4.1 Meridian's total liability in a contract year shall not exceed the fees of that year."),
    line('4.2 Meridian shall keep liability insurance of EUR 2,000,000 for each claim.'),
    heading('5. General', 18),
    line('5.1 This Agreement is governed by the laws'),
    line('of Ireland.'),
    line('5.2 Meridian shall deliver a report on the services to Northwind every quarter.'),
    line('5.3 Neither party may assign this Agreement without the written consent of the other party.'),
  ],
];

/** What both versions are asked; the answers to the marked ones differ. */
const ASKED: readonly (readonly [question: string, isChanged: boolean])[] = [
  ['Who are the parties?', false],
  ['When does the term of the agreement begin?', false],
  ['What is the notice period?', true],
  ['What does Northwind pay for the services a month?', true],
  ['Within how many days are invoices payable?', false],
  ['Whose total liability is limited to the fees?', true],
  ['How much liability insurance does Meridian keep?', false],
  ['Which law governs the agreement?', false],
  ['May a party assign the agreement?', false],
  ['How often does Meridian deliver a report?', false],
];

/** Two versions of a contract, ten questions, and which of the answers differ. */
export const contractVersions = (seed: string) => ({
  earlier: pdfOf(EARLIER, `${seed} earlier`),
  newer: pdfOf(NEWER, `${seed} newer`),
  questions: ASKED.map(([question]) => question),
  changed: ASKED.flatMap(([question, isChanged]) => (isChanged ? [question] : [])),
});
