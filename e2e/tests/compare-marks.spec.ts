import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { contract } from '@recto/contract';
import { connect, logIn } from '@recto/testing/api';
import { contractVersions, makePdf, textAt, turnedPdf, withSeed } from '@recto/testing/pdf';
import { openLibrary } from '../support/library.ts';
import { expectColumnMarks } from '../support/mark-geometry.ts';
import { expect, hasTestData, makePerson, realDocument, test } from '../support/product.ts';
import { plantSession } from '../support/session.ts';

/** So many changes of each pair are gone to. */
const CHANGES_LOOKED_AT = 25;

interface Pair {
  readonly left: Buffer;
  readonly right: Buffer;
  /** Of long files. */
  readonly pages?: { readonly from: number; readonly to: number };
}

const SHIPS = ['Aurora', 'Borealis', 'Corona', 'Delphin'];
const voyage = (harbour: string, cargo: string) => (quarter: number) => [
  `The steamer ${SHIPS[quarter / 90]} entered the harbour of ${harbour} at dawn.`,
  `Her cargo of ${cargo} was weighed at noon.`,
  `Its master signed the ledger of the ${SHIPS[quarter / 90]} in May.`,
];

const COLUMN_LINES = 44;
/** Of a page in two columns, which shows a part of its sheet, and that does not begin at nought. */
const SHEET = { mediaBox: '-30 -40 590 760', entries: '/CropBox [-10 0 570 740]' };

/** A text in two columns of small type, in a sheet that begins below nought and is cropped. */
function columnsPdf(text: string, type: number): Buffer {
  const lines = wrap(text, Math.floor(430 / type));
  const pages: string[] = [];
  for (let from = 0; from < lines.length; from += 2 * COLUMN_LINES)
    pages.push(
      lines
        .slice(from, from + 2 * COLUMN_LINES)
        .map((line, at) => {
          const [column, row] = [Math.floor(at / COLUMN_LINES), at % COLUMN_LINES];
          return textAt(20 + column * 270, 700 - row * 15, line, type);
        })
        .join(''),
    );
  return withSeed(makePdf(pages.map((content) => ({ content, ...SHEET }))), randomUUID());
}

function wrap(text: string, width: number): string[] {
  return text.split('\n\n').flatMap((paragraph) => {
    const lines: string[] = [''];
    for (const word of paragraph.split(/\s+/)) {
      const last = lines.at(-1) ?? '';
      if (last.length + word.length < width) lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
      else lines.push(word);
    }
    return [...lines, ''];
  });
}

const clauseText = (edited: boolean) =>
  Array.from({ length: 40 }, (_, at) => {
    const days = edited && at % 4 === 1 ? 45 : 30;
    const party = edited && at % 7 === 3 ? 'lessee' : 'tenant';
    return `${at + 1}. The ${party} of lot ${at + 7} shall pay the rent within ${days} days after the keeper of lot ${at + 9} has sent the invoice, and shall keep the roof and the walls of it in good repair.`;
  })
    .filter((_, at) => !(edited && at === 20))
    .join('\n\n');

const PAIRS: Readonly<Record<string, () => Pair>> = {
  'pages that are turned otherwise on each side, and cropped': () => ({
    left: turnedPdf(voyage('Rotterdam', 'grain'), randomUUID()),
    right: turnedPdf(voyage('Antwerp', 'copper ore'), randomUUID(), 90),
  }),
  'versions of a contract in type of other sizes': () => {
    const { earlier, newer } = contractVersions(randomUUID());
    return { left: earlier, right: newer };
  },
  'two columns of small type, cropped, on a sheet that begins below nought': () => ({
    left: columnsPdf(clauseText(false), 9),
    right: columnsPdf(clauseText(true), 8),
  }),
  'annual reports of two years': () => ({
    left: readFileSync(realDocument('filings/ADOBE_2016_10K.pdf')),
    right: readFileSync(realDocument('filings/ADOBE_2017_10K.pdf')),
    pages: { from: 30, to: 34 },
  }),
};

for (const [name, makePair] of Object.entries(PAIRS))
  test(`marks lie over their words on both sides: ${name}`, async ({ page, server }, info) => {
    test.skip(name.startsWith('annual') && !hasTestData, 'real documents are not at hand');
    const person = await makePerson(server);
    const library = await openLibrary(server, person);
    const api = connect(server.url, (await logIn(connect(server.url), person)).AccessToken);
    const { left, right, pages } = makePair();
    const paths = { left: info.outputPath('left.pdf'), right: info.outputPath('right.pdf') };
    const fileIds: string[] = [];
    for (const [side, content] of Object.entries({ left, right })) {
      await writeFile(paths[side as keyof typeof paths], content);
      fileIds.push((await library.settled(await library.send(`${side}.pdf`, content)))._id);
    }
    const options = pages && { options: { pages: { master: pages, child: pages } } };
    const { comparisonId } = await api.call(contract.comparisons.start, { body: { fileIds, ...options } });
    await plantSession(page, person);
    await page.goto(`/view-comparison?comparison=${comparisonId}&view=pages`);
    const looked = await lookAtMarks(page, paths);
    expect(looked.left + looked.right, 'marks looked at').toBeGreaterThan(10);
  });

/** Walks through the changes; gives how many marks of each side were held against their words. */
async function lookAtMarks(page: Page, paths: Readonly<Record<'left' | 'right', string>>) {
  const looked = { left: 0, right: 0 };
  const seen = new Set<string>();
  for (let step = 0; step < CHANGES_LOOKED_AT; step++) {
    const before = page.url();
    await page.getByRole('button', { name: 'Next change (j)' }).click();
    await expect(page).not.toHaveURL(before);
    await expect(page.locator('[data-current]').first()).toBeInViewport();
    for (const side of ['left', 'right'] as const) {
      const sheets = page.locator(`[data-side=${side}] [data-page]:has([data-current])`);
      for (const sheet of await sheets.all()) {
        const key = `${side} ${await sheet.getAttribute('data-page')}`;
        if (seen.has(key)) continue;
        seen.add(key);
        looked[side] += (await expectColumnMarks(sheet, paths[side])).length;
      }
    }
    if (await page.getByRole('button', { name: 'Next change (j)' }).isDisabled()) break;
  }
  return looked;
}
