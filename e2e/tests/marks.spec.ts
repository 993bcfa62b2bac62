import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { openLibrary } from '../support/library.ts';
import { expectMarksOverWords } from '../support/mark-geometry.ts';
import { readPageWords } from '../support/poppler.ts';
import { expect, hasTestData, makePerson, realDocument, test } from '../support/product.ts';
import type { RunningServer } from '../support/server.ts';
import { plantSession } from '../support/session.ts';
import { turnedPdf } from '@recto/testing/pdf';

interface Asked {
  readonly question: string;
  readonly page: number;
  /** Stands in what the marks lie over. */
  readonly quoted: string;
}

const ROTATED: readonly Asked[] = [
  { question: 'What layout does the first page have?', page: 1, quoted: 'normal layout.' },
  { question: 'Will the second page have a landscape layout?', page: 2, quoted: 'landscape layout.' },
];
const CROPPED: readonly Asked[] = [
  { question: 'Who is the founder of the Internet Archive?', page: 122, quoted: 'Brewster Kahle' },
  {
    question: 'How much money was threatened in the lawsuit against the four students?',
    page: 195,
    quoted: '$98 billion lawsuit',
  },
];

/** Uploads the file, asks, and looks at the page with the answer at three zooms. */
async function expectAnswersMarked(page: Page, server: RunningServer, file: string, asked: readonly Asked[]) {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const item = await library.settled(await library.send(basename(file), readFileSync(file)));
  expect(item.status).toBe('complete');
  await plantSession(page, person);
  for (const { question, page: number, quoted } of asked) {
    // Else the words could lie elsewhere than where poppler paints them, and the marks with them.
    expect((await readPageWords(file, number)).inkInside).toBeGreaterThan(0.99);
    const { _id } = await library.ask(item, question);
    await page.goto(`/chat?file=${item._id}&question=${_id}&page=${number}&hit=1`);
    await expect(page.getByTestId('pdf-page')).toHaveAttribute('data-page', String(number));
    await expect(page.getByTestId('mark').first()).toBeVisible();
    for (const zoom of [100, 50, 200]) {
      const words = await expectMarksOverWords(page, file, zoom);
      expect(words.join(' ')).toContain(quoted);
    }
  }
}

test('marks lie over their words on a page that is turned by a quarter', async ({ page, server }) => {
  test.skip(
    !hasTestData,
    'the real documents are not here; a made one that is turned and cropped is marked below',
  );
  await expectAnswersMarked(page, server, realDocument('pdf-odd/rotation.pdf'), ROTATED);
});

test('marks lie over their words on cropped pages', async ({ page, server }) => {
  test.skip(
    !hasTestData,
    'the real documents are not here; a made one that is turned and cropped is marked below',
  );
  await expectAnswersMarked(page, server, realDocument('pdf-odd/freeculture.pdf'), CROPPED);
});

test('marks lie over their words on pages turned by every quarter and cropped', async ({
  page,
  server,
}, info) => {
  const file = info.outputPath('turned.pdf');
  const ships = { 0: 'Aurora', 90: 'Borealis', 180: 'Corona', 270: 'Delphin' } as const;
  const lines = (quarter: keyof typeof ships) => [
    `The steamer ${ships[quarter]} entered the harbour of Rotterdam.`,
    `Her cargo of grain was weighed at noon.`,
    `Its master signed the ledger of the ${ships[quarter]} in May.`,
  ];
  await writeFile(file, turnedPdf(lines, randomUUID()));
  const asked = Object.values(ships).map((ship, index) => ({
    question: `Which harbour did the steamer ${ship} enter?`,
    page: index + 1,
    quoted: `steamer ${ship} entered`,
  }));
  await expectAnswersMarked(page, server, file, asked);
});
