import { describe, expect, test } from 'vitest';
import type { Page } from '#document/document.ts';
import { type Printed, printedPage } from '#testing/printed-page.ts';
import { decodeFileIndex, encodeFileIndex } from '../../file-index/codec.ts';
import { buildFileIndex } from '../../file-index/build-file-index.ts';
import { findPageText } from '../../file-index/file-index.ts';
import { toIndexablePages } from '../../file-index/indexable-page.ts';
import { makePassageLookup } from '../../retrieval/passages.ts';
import { rankFile } from '../../retrieval/rank-file.ts';
import { verifyAnswer } from '../../verification/verify-answer.ts';
import { draftAnswer } from '../drafting/draft-answer.ts';

const below = (top: number, texts: readonly string[], more: Partial<Printed> = {}): Printed[] =>
  texts.map((text, at) => ({ text, top: top + 12 * at, ...more }));

/** What is answered, with the page and the words of each quote. */
function ask(pages: readonly Page[], question: string) {
  const index = decodeFileIndex(encodeFileIndex(buildFileIndex(toIndexablePages(pages), 'en')));
  const answer = verifyAnswer(
    draftAnswer(index, rankFile(index, question)),
    makePassageLookup((page) => findPageText(index, page)),
  );
  const [topAnswer] = answer.claims;
  return {
    text: topAnswer?.text,
    quotes: (topAnswer?.citations ?? []).map((at) => {
      const { page = 0, quote = '' } = answer.citations[at] ?? {};
      return `${page}: ${quote}`;
    }),
  };
}

describe('what goes over the end of a page', () => {
  const rest = [
    'The harbour is kept by a company of the town, which hires out the moorings for a season at a time.',
    'Boats that are longer than twelve metres need a written permission of the harbour master to stay.',
  ];

  test.each(['When must the winter deposit be paid?', 'What must the owners of laid-up boats pay?'])(
    'a sentence is one, and both pages are cited: %s',
    (question) => {
      const pages = [
        printedPage(1, [
          ...below(60, rest),
          ...below(700, [
            'A boat that is laid up ashore over the months of the winter is looked after by a watchman. The owner of',
            'a boat that is laid up must pay the winter deposit to the company of the harbour in two parts, the first',
          ]),
        ]),
        printedPage(2, [
          ...below(60, [
            'of them by the tenth of October and the other one before the boat is put back into the water. Covers are',
            'to be of a plain colour, and nobody may live aboard a boat while it stands ashore in the winter months.',
          ]),
          ...below(110, rest),
        ]),
      ];
      expect(ask(pages, question)).toEqual({
        text: 'The owner of a boat that is laid up must pay the winter deposit to the company of the harbour in two parts, the first of them by the tenth of October and the other one before the boat is put back into the water.',
        quotes: [
          '1: The owner of a boat that is laid up must pay the winter deposit to the company of the harbour in two parts, the first…',
          '2: …of them by the tenth of October and the other one before the boat is put back into the water.',
        ],
      });
    },
  );

  const columns = [50, 300, 400];
  const row = (label: string, ...values: string[]) => [label, ...values].join('\t');
  const tablePages = (second: readonly string[]) => [
    printedPage(1, [
      ...below(60, rest),
      { text: 'Moorings let by kind of boat (in thousands)', top: 600 },
      ...below(
        630,
        [
          row('Kind', 'Spring', 'Autumn'),
          row('Rowing boats', '1,204', '1,377'),
          row('Sailing boats', '2,410', '2,655'),
          row('Motor boats', '3,118', '3,020'),
        ],
        { columns },
      ),
    ]),
    printedPage(2, [...below(60, second, { columns }), ...below(160, rest)]),
  ];

  test('a table is one: its heads and its unit go with its rows', () => {
    const pages = tablePages([
      row('House boats', '4,512', '4,498'),
      row('Ferries', '5,330', '5,871'),
      row('Tugs', '6,042', '6,199'),
    ]);
    expect(ask(pages, 'How many moorings for ferries were let in autumn?')).toEqual({
      text: 'Ferries: 5,871 thousand (Autumn)',
      quotes: [
        '2: Ferries 5,330 5,871',
        '1: Kind Spring Autumn',
        '1: Moorings let by kind of boat (in thousands)',
      ],
    });
  });
});
