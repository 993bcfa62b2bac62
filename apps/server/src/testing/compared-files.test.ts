import { contract } from '@recto/contract';
import type { ComparisonRow } from '@recto/contract/comparisons';
import { ROWS_PER_CALL } from '@recto/contract/limits';
import {
  A4,
  type CaseScore,
  type Harness,
  LETTER,
  loadHarness,
  markF1Of,
  marksOfRows,
  type Medium,
  noiseOf,
  type PaperCase,
  type Planted,
  printPdf,
  toPaperCases,
  writeWord,
} from '@recto/testing/comparison';
import { onRealDocuments } from '@recto/testing/test-data';
import { describe, expect, test } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

/** Two for every run, one of them without edits; `npm run soak` asks for twenty. */
const CASES = Number(process.env['COMPARED_CASES'] ?? 2);
/** Through all texts, kinds of edits and layouts of the plan, beginning with many edits and with none. */
const FIRST = 4;
const STRIDE = 7;
const CASE_MS = 60_000;

const MIN_MARK_F1 = 0.97;
const MAX_NOISE = 0.5;

/** Words to a run: two Word files that say the same are not the same bytes. */
const WORD_RUNS = { earlier: 50, later: 3 };

interface Pairing {
  readonly name: string;
  readonly earlier: Medium;
  readonly later: Medium;
}
const PAIRINGS: readonly Pairing[] = [
  { name: 'PDFs of two page sizes', earlier: 'paper', later: 'paper' },
  { name: 'Word files', earlier: 'word', later: 'word' },
  { name: 'a PDF and a Word file', earlier: 'paper', later: 'word' },
];

describe(
  'planted edits in uploaded files',
  onRealDocuments('what plants and scores the edits lies beside them'),
  () => {
    let testApp: TestApp;
    let person: Person;
    shareTestApp((shared) => {
      ({ testApp, person } = shared);
    });

    const toFile = (text: string, medium: Medium, side: 'earlier' | 'later') =>
      medium === 'word'
        ? { name: `${side}.docx`, bytes: writeWord(text, WORD_RUNS[side]) }
        : { name: `${side}.pdf`, bytes: Buffer.from(printPdf(text, side === 'earlier' ? A4 : LETTER)) };

    const send = async (text: string, medium: Medium, side: 'earlier' | 'later') => {
      const file = await testApp.uploadAndWait(person, toFile(text, medium, side));
      expect(file.error_msg_customer).toBeFalsy();
      return file._id;
    };

    async function fetchRows(id: string): Promise<ComparisonRow[]> {
      const rows: ComparisonRow[] = [];
      for (let total = 1; rows.length < total; ) {
        const query = { from: rows.length, limit: ROWS_PER_CALL };
        const page = await testApp.apiOf(person).call(contract.comparisons.rows, { params: { id }, query });
        rows.push(...page.items);
        total = page.total;
      }
      return rows;
    }

    /** From the rows that a client gets; the files have to say what was planted, word for word. */
    async function score(harness: Harness, { a, b, truth }: Planted, { earlier, later }: Pairing) {
      const fileIds = [await send(a, earlier, 'earlier'), await send(b, later, 'later')];
      const id = await testApp.compareAndWait(person, fileIds);
      return harness.score(marksOfRows(harness, await fetchRows(id), { left: a, right: b }), truth);
    }

    test(
      `are marked in ${CASES} texts as PDF and as Word files, and little else`,
      async () => {
        const harness = await loadHarness();
        const all = toPaperCases(harness);
        const chosen = Array.from({ length: CASES }, (_, at) => all[(FIRST + at * STRIDE) % all.length]);
        const scores = new Map(PAIRINGS.map(({ name }) => [name, [] as CaseScore[]]));
        for (const { profile, plant } of chosen as PaperCase[])
          for (const pairing of PAIRINGS) {
            const planted = plant(pairing.earlier, pairing.later);
            scores.get(pairing.name)?.push({ profile, ...(await score(harness, planted, pairing)) });
          }
        const figures = [...scores].map(([name, results]) => ({
          name,
          markF1: markF1Of(results),
          noise: noiseOf(results),
        }));
        if (CASES > 2) process.stderr.write(`${JSON.stringify(figures)}\n`);
        for (const { name, markF1, noise } of figures) {
          expect(markF1, name).toBeGreaterThanOrEqual(MIN_MARK_F1);
          expect(noise, name).toBeLessThanOrEqual(MAX_NOISE);
        }
      },
      CASES * CASE_MS,
    );
  },
);
