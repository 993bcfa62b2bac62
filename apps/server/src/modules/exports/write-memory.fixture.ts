/**
 * A process of its own that writes answers to nowhere, and sends the most bytes that it held meanwhile. What other tests
 * leave behind in a process that they share is given back at times of its own, and would be counted.
 *
 * Arguments: a format, and how many answers. Runs with `--expose-gc`.
 */

import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { AnswersFormat } from '@recto/contract/exports';
import type { ExportContent, ExportedAnswer } from '#modules/exports/answers.ts';
import { FORMATS } from '#modules/exports/write.ts';

const QUESTIONS = 50;
/** As a store yields them. */
const PART = 250;

const [format, count] = process.argv.slice(2);

function makeAnswer(part: number, at: number): ExportedAnswer {
  const column = at % QUESTIONS;
  const fileName = `File ${part * (PART / QUESTIONS) + Math.floor(at / QUESTIONS)}.pdf`;
  const quote = `${part}-${at} ${'says what it says '.repeat(60)}`;
  const url = `https://recto.example/chat?file=${part}&question=${at}&page=1`;
  return {
    fileId: fileName,
    fileName,
    column,
    question: `Question ${column}`,
    result: 'answered',
    text: quote,
    value: null,
    evidence: [{ fileId: fileName, fileName, page: 1, label: '', quote, boxes: [], url }],
    review: null,
    answeredBy: 'extract',
    askedAt: '2026-03-01T10:00:00.000Z',
  };
}

async function countBytes(): Promise<number> {
  // Buffers are given back by a task of their own, behind the collection that found them.
  global.gc?.();
  await setImmediate();
  global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const before = await countBytes();
let most = before;
const content: ExportContent = {
  title: 'Rents',
  kind: 'batch',
  exportedAt: new Date('2026-03-02T10:00:00.000Z'),
  columns: Array.from({ length: QUESTIONS }, (_, at) => `Question ${at}`),
  withMarks: true,
  summary: '',
  async *stream() {
    for (let part = 0; part < Number(count) / PART; part++) {
      if (part % 5 === 4) most = Math.max(most, await countBytes());
      yield Array.from({ length: PART }, (_, at) => makeAnswer(part, at));
    }
  },
};
const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
const options = { productName: 'Recto', documents: [], pictures: { draw: async () => null } };
await pipeline(FORMATS[format as AnswersFormat].write(content, options), sink);
process.send?.(most - before);
