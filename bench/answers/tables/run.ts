/**
 * Asks labelled questions on pages of annual reports, each a paragraph or more and a table, whose answer is printed there.
 * A page is given as text, its cells parted by tabs, and the table behind the first paragraph: where the page had it, the data do
 * not say. What rows lose where only words answer, and from when on an answer is called one, was fitted on the first half.
 * Of right top answers with figures in thousands, millions, billions or percent it is counted how many say so.
 *
 * node bench/answers/tables/run.ts
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFileIndex } from '@recto/core/answers';
import { TEST_DATA } from '@recto/testing/test-data';
import { answerInCore } from '../../support/answer.ts';
import { readTablePages, type TablePage } from './read-tables.ts';

interface Graded {
  readonly isFromText: boolean;
  readonly isAnswer: boolean;
  readonly isRight: boolean;
  /** A row of a table leads. */
  readonly isRow: boolean;
  /** Whether the scale of its figures is said; undefined where there is none to say. */
  readonly saysScale: boolean | undefined;
}

/** Words and figures alone: quotation marks, units and full stops are put otherwise. */
const plain = (text: string) => ` ${(text.toLowerCase().match(/[a-z0-9.,]*[a-z0-9]/g) ?? []).join(' ')} `;

const saysScale = (text: string, scale: string) =>
  scale === 'percent' ? /%|percent/iu.test(text) : text.toLowerCase().includes(scale);

function gradePage({ text, questions }: TablePage): Graded[] {
  const index = buildFileIndex([{ number: 1, text }], 'en');
  const printed = plain(text);
  return questions
    .filter(({ answers }) => answers.every((answer) => printed.includes(plain(answer))))
    .map(({ question, answers, isFromText, scale }) => {
      const { kind, claims, citations } = answerInCore(index, question);
      const [lead] = claims;
      const cited = citations[lead?.citations[0] ?? -1];
      const said = plain(lead?.text ?? '');
      return {
        isFromText,
        isAnswer: kind === 'answer',
        isRight: answers.every((answer) => said.includes(plain(answer))),
        saysScale: scale === '' ? undefined : saysScale(lead?.text ?? '', scale),
        isRow: text.slice(cited?.start ?? 0, cited?.end ?? 0).includes('\t'),
      };
    });
}

function print(name: string, graded: readonly Graded[]): void {
  const answers = graded.filter(({ isAnswer }) => isAnswer);
  const scaled = graded.filter(({ isRight, saysScale: isSaid }) => isRight && isSaid !== undefined);
  const share = (of: readonly Graded[], is: (grade: Graded) => boolean) =>
    (of.filter(is).length / Math.max(1, of.length)).toFixed(3).padStart(16);
  const cells = [
    share(graded, ({ isRight }) => isRight),
    share(graded, ({ isAnswer }) => isAnswer),
    share(answers, ({ isRight }) => isRight),
    share(graded, ({ isRow }) => isRow),
    share(scaled, ({ saysScale: isSaid }) => isSaid === true),
    String(scaled.length).padStart(8),
  ];
  console.log(`${name.padEnd(28)}${String(graded.length).padStart(10)}${cells.join('')}`);
}

if (existsSync(join(TEST_DATA, 'qa/tables.json'))) {
  const heads = ['lead right', 'called an answer', 'of these right', 'a row leads', 'scale shown'];
  console.log(
    `${''.padEnd(28)}${'questions'.padStart(10)}${heads.map((each) => each.padStart(16)).join('')}`,
  );
  const pages = readTablePages();
  ['fitted on', 'kept'].forEach((half, at) => {
    const graded = pages.filter((_, page) => page % 2 === at).flatMap(gradePage);
    print(half, graded);
    print(
      '  answered by words',
      graded.filter(({ isFromText }) => isFromText),
    );
    print(
      '  answered by the table',
      graded.filter(({ isFromText }) => !isFromText),
    );
  });
} else {
  console.log(`Nothing measured: there is no test data at ${TEST_DATA} (set TEST_DATA).`);
}
