import { readFileSync } from 'node:fs';
import { makeWordDocument } from '@recto/testing/office';
import { openLibrary } from '../support/library.ts';
import { expectAccessible } from '../support/looks.ts';
import { makePerson } from '../support/people.ts';
import { expect, hasTestData, realDocument, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';

const BY = 'w:author="Bluefell Legal" w:date="2026-11-12T16:20:00Z"';
const p = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const r = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const at = (depth: number) => `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="1"/></w:numPr>`;
const heading = (text: string) => p(r(text), `<w:outlineLvl w:val="0"/>${at(0)}`);
const ins = (text: string) => `<w:ins ${BY}>${r(text)}</w:ins>`;
const del = (text: string) =>
  `<w:del ${BY}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
const row = (...cells: string[]) =>
  `<w:tr>${cells.map((cell) => `<w:tc>${p(r(cell))}</w:tc>`).join('')}</w:tr>`;
const level = (depth: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;

const TERMS = makeWordDocument(
  heading('Fees') +
    p(r('The Customer pays the Fees within thirty days of each invoice.'), at(1)) +
    `<w:tbl><w:tblPr><w:tblLook w:firstRow="1"/></w:tblPr>${row('Service', 'Fee a year')}${row('Standard support', '£12,000')}${row('Night desk', '£4,800')}<w:tr><w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${p(r('Fees rise each year with the index.'))}</w:tc></w:tr></w:tbl>` +
    p('<w:r><w:lastRenderedPageBreak/></w:r>') +
    heading('Liability') +
    p(r('Neither party excludes or limits its liability for death or personal injury.'), at(1)) +
    p(
      r('Each party’s total liability in a contract year shall not exceed ') +
        del('one hundred per cent (100 %)') +
        ins('one hundred and twenty-five per cent (125 %)') +
        r(' of the Fees paid or payable.') +
        '<w:r><w:footnoteReference w:id="2"/></w:r><w:r><w:commentReference w:id="0"/></w:r>',
      at(1),
    ) +
    p(r('the indemnity in clause 10;'), at(2)) +
    p(ins('a breach of clause 11, up to a separate limit;'), at(2)) +
    p(del('The Supplier is not liable for loss of data.'), `${at(1)}<w:rPr><w:del ${BY}/></w:rPr>`) +
    heading('Term and renewal') +
    p(r('هذه الاتفاقية سارية لمدة سنتين من تاريخ توقيعها.'), '<w:bidi/>'),
  {
    numbering: `<w:abstractNum w:abstractNumId="5">${level(0, 'decimal', '%1')}${level(1, 'decimal', '%1.%2')}${level(2, 'lowerLetter', '(%3)')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="5"/></w:num>`,
    footnotes: `<w:footnote w:id="2">${p(r('Fees are taken without value added tax and before credits.'))}</w:footnote>`,
    comments: `<w:comment w:id="0" w:author="Ada" w:date="2026-11-13T09:05:00Z">${p(r('Is this agreed with Northwind?'))}</w:comment>`,
  },
);

test('a Word file is shown in its blocks, with its changes, and a quote is marked on its words', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const file = await library.settled(await library.send('Terms.docx', TERMS));
  await signIn(page, person, `/chat?file=${file._id}`);
  const first = page.getByRole('region', { name: 'Page 1, as last saved in Word' });
  await expect(first.getByRole('heading', { name: 'Fees' })).toBeVisible();
  await expect(first.getByRole('columnheader', { name: 'Fee a year' })).toBeVisible();
  await expect(first.getByRole('cell', { name: '£4,800' })).toBeVisible();
  await expect(first.getByRole('cell', { name: /^Fees rise/ })).toHaveAttribute('colspan', '2');

  const question = page.getByRole('textbox', { name: 'Ask about this document' });
  await question.fill('What may each party’s total liability not exceed?');
  await question.press('Enter');
  const sheet = page.getByRole('region', { name: 'Page 2, as last saved in Word' });
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText('Page 2, as last saved in Word')).toBeVisible();
  const marks = page.getByTestId('mark');
  await expect(marks.first()).toBeInViewport();
  const words = page
    .getByText('Each party’s total liability in a contract year shall not exceed')
    .and(page.locator('[data-start]'));
  const block = sheet.locator('.word-block', { has: words });
  /** Whether a line of the mark covers the beginning of the words. */
  const isMarked = async () => {
    const target = await words.first().boundingBox();
    const boxes = await Promise.all((await marks.all()).map((mark) => mark.boundingBox()));
    return boxes.some(
      (box) => box && target && Math.abs(box.y - target.y) < 8 && box.x <= target.x + 2 && box.width > 200,
    );
  };
  await expect.poll(isMarked).toBe(true);
  await expect(
    page.getByText('By a tracked change on 12 Nov 2026. Before it said one hundred per cent (100 %).'),
  ).toBeVisible();

  // Deleted words are shown and no part of what is quoted; each way of showing changes keeps the mark on its words.
  await expect(sheet.locator('del').first()).toHaveText('one hundred per cent (100 %)');
  await expect(block.getByText('Bluefell Legal')).toBeVisible();
  await expect(block.getByText('Is this agreed with Northwind?')).toBeVisible();
  const steps = page.getByRole('group', { name: 'Tracked changes' });
  await expect(steps).toContainText('4 tracked changes');
  const current = sheet.locator('[data-current-change]');
  await steps.getByRole('button', { name: 'Next change' }).click();
  await expect(steps).toContainText('Change 1 of 3 on page 2');
  await expect(current).toContainText('Each party’s total liability');
  await steps.getByRole('button', { name: 'Previous change' }).click();
  await expect(steps).toContainText('Change 3 of 3 on page 2');
  await expect(current).toContainText('The Supplier is not liable');
  await expect(current).toBeInViewport();
  const changes = page.getByRole('group', { name: 'Changes', exact: true });
  await changes.getByRole('button', { name: 'Original' }).click();
  await expect(sheet).toContainText('one hundred per cent (100 %)');
  await expect(sheet).not.toContainText('125 %');
  await expect(sheet).toContainText('The Supplier is not liable for loss of data.');
  await expect.poll(isMarked).toBe(true);
  await changes.getByRole('button', { name: 'Final' }).click();
  await expect(sheet).not.toContainText('(100 %)');
  await expect(sheet.locator('ins, del')).toHaveCount(0);
  await expect.poll(isMarked).toBe(true);
  await changes.getByRole('button', { name: 'Marked' }).click();
  const arabic = sheet.locator('.word-block', { hasText: 'الاتفاقية' });
  await expect(arabic).toHaveAttribute('dir', 'rtl');
  await expectAccessible(page, page.getByRole('main'), 'Word file');
});

test('a quote of a real Word file is marked on its words', async ({ page, server }) => {
  test.skip(!hasTestData, 'the real documents are not here; a made one is marked above');
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const bytes = readFileSync(realDocument('languages/en.docx'));
  const file = await library.settled(await library.send('Goods.docx', bytes));
  const { _id, citations } = await library.ask(
    file,
    'Within how many days shall the supplier deliver the goods?',
  );
  const [citation] = citations;
  expect(citation?.quote).toContain('within 30 days');
  await signIn(page, person, `/chat?file=${file._id}&question=${_id}&page=1&hit=1`);
  await expect(page.getByTestId('mark').first()).toBeInViewport();
  // The words that lie under the mark, from where it begins to where it ends, are those of the quote.
  const marked = () =>
    page.evaluate(() => {
      const boxes = [...document.querySelectorAll('[data-testid="mark"][data-hit="1"]')].map((mark) =>
        mark.getBoundingClientRect(),
      );
      const [first, last] = [boxes[0], boxes.at(-1)];
      if (!first || !last) return '';
      // Marks do not take the pointer, so that a point finds the letters beneath.
      const from = document.caretPositionFromPoint(first.left + 2, first.top + first.height / 2);
      const to = document.caretPositionFromPoint(last.right - 2, last.top + last.height / 2);
      if (!from || !to) return '';
      const range = document.createRange();
      range.setStart(from.offsetNode, from.offset);
      range.setEnd(to.offsetNode, to.offset);
      return range.toString();
    });
  await expect.poll(marked).toBe(citation?.quote);
});

test('letters are bold and italic, lines centred as in the document, and marks lie on the words', async ({
  page,
  server,
}) => {
  const bold = (text: string) => `<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const bytes = makeWordDocument(
    p(r('Made between the parties named below'), '<w:jc w:val="center"/>') +
      p(
        r('Late payments bear interest at ') +
          bold('nine per cent') +
          r(' a year, ') +
          '<w:r><w:rPr><w:i/></w:rPr><w:t xml:space="preserve">pro rata temporis</w:t></w:r>' +
          r('.'),
      ),
  );
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const file = await library.settled(await library.send('Interest.docx', bytes));
  await signIn(page, person, `/chat?file=${file._id}`);
  // The conversation names the document by its first words, too.
  const wordsOf = (text: string) => page.getByText(text, { exact: true }).and(page.locator('[data-start]'));
  const words = wordsOf('nine per cent');
  await expect(words).toHaveCSS('font-weight', '650');
  await expect(wordsOf('pro rata temporis')).toHaveCSS('font-style', 'italic');
  await expect(wordsOf('Made between the parties named below')).toHaveCSS('text-align', 'center');
  const question = page.getByRole('textbox', { name: 'Ask about this document' });
  await question.fill('What interest do late payments bear?');
  await question.press('Enter');
  await expect(page.getByTestId('mark').first()).toBeInViewport();
  const target = await words.boundingBox();
  const boxes = await Promise.all((await page.getByTestId('mark').all()).map((mark) => mark.boundingBox()));
  const covers = boxes.some(
    (box) =>
      box &&
      target &&
      Math.abs(box.y - target.y) < 8 &&
      box.x <= target.x + 2 &&
      box.x + box.width >= target.x + target.width - 2,
  );
  expect(covers).toBe(true);
});
