import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_DATA } from '@recto/testing/test-data';

interface LabelledPage {
  readonly table: { readonly uid: string; readonly table: readonly (readonly string[])[] };
  readonly paragraphs: readonly { readonly order: number; readonly text: string }[];
  readonly questions: readonly {
    readonly question: string;
    readonly answer: unknown;
    readonly answer_type: string;
    readonly answer_from: string;
    /** "thousand", "million", "billion", "percent", or nothing. */
    readonly scale: string;
  }[];
}

/** A question whose answer is printed on its page. */
export interface TableQuestion {
  readonly question: string;
  /** All of them must be shown. */
  readonly answers: readonly string[];
  readonly isFromText: boolean;
  /** What the figures of the answer are counted in, where that is known. */
  readonly scale: string;
}

/** A page of an annual report as text: paragraphs, and a table whose cells are parted by tabs. */
export interface TablePage {
  readonly id: string;
  readonly text: string;
  readonly questions: readonly TableQuestion[];
}

/** The pages whose questions have an answer that is printed there. */
export function readTablePages(): TablePage[] {
  const pages = JSON.parse(readFileSync(join(TEST_DATA, 'qa/tables.json'), 'utf8')) as LabelledPage[];
  return pages.map(({ table, paragraphs, questions }) => {
    const rows = table.table.map((cells) => cells.join('\t').trimEnd()).join('\n');
    const texts = paragraphs.toSorted((left, right) => left.order - right.order).map(({ text }) => text);
    return {
      id: table.uid,
      text: [texts[0], rows, ...texts.slice(1)].join('\n\n'),
      questions: questions
        .filter(({ answer_type: type }) => type === 'span' || type === 'multi-span')
        .map(({ question, answer, answer_from: from, scale }) => ({
          question,
          answers: (Array.isArray(answer) ? answer : [answer]).map(String),
          isFromText: from === 'text',
          scale,
        })),
    };
  });
}
