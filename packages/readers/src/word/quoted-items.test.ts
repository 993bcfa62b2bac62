import {
  buildFileIndex,
  draftAnswer,
  findPageText,
  makePassageLookup,
  rankFile,
  verifyAnswer,
} from '@recto/core/answers';
import { pageText } from '@recto/core/document';
import { makeWordDocument } from '@recto/testing/office';
import { expect, test } from 'vitest';
import { sourceOf } from '#byte-source.ts';
import { wordReader } from '#word/index.ts';

const ITEMS = [
  'Pay the rent of 900 euros by the third working day of every month without being asked to',
  'Return all the keys within 14 days after the end of the tenancy to the office of the landlord',
  'Let the landlord look at the rooms on any working day after a notice of at least one week',
];

test.each(['-', '%1.%1)', '%1/'])(
  'an item with the number %j and without a stop is quoted alone',
  async (sign) => {
    const numbering = `<w:abstractNum w:abstractNumId="5"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${/%/.test(sign) ? 'decimal' : 'bullet'}"/><w:lvlText w:val="${sign}"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="5"/></w:num>`;
    const items = ITEMS.map(
      (item) =>
        `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>${item}</w:t></w:r></w:p>`,
    );
    const document = await wordReader.open(sourceOf(makeWordDocument(items.join(''), { numbering })), {});
    const index = buildFileIndex([{ number: 1, text: pageText(document.readPage(1)) }], 'en');
    const question = 'What about the keys?';
    const draft = draftAnswer(index, rankFile(index, question));
    const { citations } = verifyAnswer(
      draft,
      makePassageLookup((page) => findPageText(index, page)),
    );
    const itemsIn = citations.map(({ quote }) => ITEMS.filter((item) => quote.includes(item.slice(8, 40))));
    expect(itemsIn.length).toBeGreaterThan(0);
    expect(itemsIn.filter(({ length }) => length !== 1)).toEqual([]);
  },
);
