import { readdirSync } from 'node:fs';
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeWordDocument } from '@recto/testing/office';
import { hasTestData, onRealDocuments, readTestData, realDocument } from '@recto/testing/test-data';
import { lettersOf, reversed, translateFile } from '#testing/translate-file.ts';
import { scanMarkup } from '#word/marking/scan-markup.ts';
import { wordReader } from '#word/index.ts';
import { writeTranslatedDocx } from '#translated/index.ts';

const WORD = [wordReader, writeTranslatedDocx] as const;

const t = (text: string) => `<w:t xml:space="preserve">${text}</w:t>`;
const r = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${t(text)}</w:r>`;
const p = (content: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;
const cell = (content: string) => `<w:tc><w:tcPr><w:tcW w:w="100"/></w:tcPr>${content}</w:tc>`;
const field = (instruction: string, result: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${r(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

const MAIN = 'word/document.xml';
/** The elements of a part with their attributes, whatever their text. */
const elementsOf = (markup: string) =>
  scanMarkup(markup)
    .filter(({ kind }) => kind !== 'text')
    .map(({ raw }) => raw.replace(/ xml:space="preserve"/u, ''));
const lines = (text: string) => text.split('\n').filter((line) => line !== '');

const BODY = [
  p(r('Scope of supply'), '<w:pStyle w:val="Heading1"/><w:outlineLvl w:val="0"/>'),
  p(`${r('The goods ')}${r('are', '<w:b/>')}${r(' delivered in time. ')}${r('Costs are borne.', '<w:i/>')}`),
  p(
    `${r('A note ')}<w:r><w:footnoteReference w:id="1"/></w:r>${r(' stands here.')}`,
    '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>',
  ),
  `<w:tbl><w:tblPr><w:tblStyle w:val="Grid"/><w:tblW w:w="0"/></w:tblPr><w:tr>${cell(p(r('Steel pipe')))}${cell(p(r('1,234.00')))}</w:tr><w:tr>${cell(p(r('Paid at once.')) + p(r('By bank only.')))}${cell('<w:p/>')}</w:tr></w:tbl>`,
  p(`${r('See ')}<w:hyperlink w:anchor="x">${r('the annex')}</w:hyperlink>${r(' &amp; more.')}`),
].join('');
const PARTS = {
  footnotes: `<w:footnote w:id="1">${p(r('Subject to change.'))}</w:footnote>`,
  header: p(`${r('Page ')}${field(' PAGE ', '1')}${r(' of ')}${field(' NUMPAGES ', '9')}`),
  numbering: `<w:abstractNum w:abstractNumId="5"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="5"/></w:num>`,
};

test('a document keeps its elements, and reads as its pages with the translation in them', async () => {
  const bytes = makeWordDocument(BODY, PARTS);
  const { parts, kept, text, expected, partOf } = await translateFile(WORD, bytes);
  expect(kept).toEqual([]);
  expect(text).toBe(expected);
  expect(lines(text)).toEqual(
    expect.arrayContaining([
      '1. A eton [1] sdnats ereh.',
      'leetS epip\t1,234.00',
      '[1] tcejbuS ot egnahc.',
      'egaP 1 fo 9',
    ]),
  );
  const same = await translateFile(WORD, bytes, () => undefined);
  expect(same.parts.map(({ name }) => name)).toEqual(parts.map(({ name }) => name));
  for (const { name } of parts) expect(elementsOf(partOf(name))).toEqual(elementsOf(same.partOf(name)));
  for (const name of ['word/numbering.xml', '_rels/.rels']) expect(partOf(name)).toBe(same.partOf(name));
});

test('a sentence keeps the look of most of its letters, one of its own keeps its own', async () => {
  const { partOf } = await translateFile(WORD, makeWordDocument(BODY, PARTS));
  expect(partOf(MAIN)).toContain(
    '<w:r><w:rPr><w:i/></w:rPr><w:t xml:space="preserve">stsoC era enrob.</w:t></w:r>',
  );
  expect(partOf(MAIN)).toContain(
    '<w:r><w:t xml:space="preserve"></w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve"></w:t></w:r><w:r><w:t xml:space="preserve">ehT sdoog era dereviled ni emit. </w:t></w:r>',
  );
});

test('words that stand out keep their look where the translation has them, else the sentence is told', async () => {
  const body =
    p(
      `${r('The firm ')}${r('ACME Ltd', '<w:b/>')}${r(' pays ')}${r('EUR 12,000', '<w:i/>')}${r(' at once.')}`,
    ) + p(`${r('It ')}${r('shall', '<w:b/>')}${r(' not pay ')}${r('ACME', '<w:i/>')}${r(' later.')}`);
  const translations = new Map([
    ['The firm ACME Ltd pays EUR 12,000 at once.', 'Die Firma ACME Ltd zahlt EUR 12,000 sofort.'],
    ['It shall not pay ACME later.', 'Sie darf ACME nicht später zahlen.'],
  ]);
  const { partOf, plain, text } = await translateFile(WORD, makeWordDocument(body), (segment) =>
    translations.get(segment.text),
  );
  expect(partOf(MAIN)).toContain(
    p(
      `${r('Die Firma ')}${r('ACME Ltd', '<w:b/>')}${r(' zahlt ')}${r('EUR 12,000', '<w:i/>')}${r(' sofort.')}`,
    ),
  );
  expect(partOf(MAIN)).toContain(`${r('ACME', '<w:i/>')}${r(' nicht später zahlen.')}`);
  expect(lines(text)).toEqual([...translations.values()]);
  expect(plain.map((segment) => segment.text)).toEqual(['It shall not pay ACME later.']);
});

test('nothing is changed where nothing is translated', async () => {
  const bytes = makeWordDocument(BODY, PARTS);
  const { text, expected, partOf } = await translateFile(WORD, bytes, () => undefined);
  expect(text).toBe(expected);
  expect(partOf(MAIN)).toContain(`<w:body>${BODY}</w:body>`);
});

test('a translation cannot become markup', async () => {
  const { partOf, text } = await translateFile(
    WORD,
    makeWordDocument(p(r('Pay now.'))),
    () => '</w:t><w:x a="1"> & \u0001 ]]>',
  );
  expect(text).toBe('</w:t><w:x a="1"> & ]]>');
  expect(partOf(MAIN)).toContain('&lt;/w:t&gt;&lt;w:x a=&quot;1&quot;&gt; &amp;  ]]&gt;');
});

test('text from right to left turns its paragraphs, letters and tables', async () => {
  const body = `${p(r('Pay now.', '<w:b/><w:sz w:val="30"/><w:lang w:val="en"/>'), '<w:keepNext/><w:jc w:val="center"/>')}${p(r('And then.'))}<w:tbl><w:tblPr><w:tblStyle w:val="Grid"/><w:tblW w:w="0"/></w:tblPr><w:tr>${cell(p(r('Steel')))}</w:tr></w:tbl>${p(r('1,234'))}`;
  const { partOf } = await translateFile(WORD, makeWordDocument(body), () => 'ادفع', { target: 'ar' });
  const markup = partOf(MAIN);
  expect(markup).toContain(
    '<w:pPr><w:keepNext/><w:bidi/><w:jc w:val="center"/></w:pPr><w:r><w:rPr><w:b/><w:bCs/><w:sz w:val="30"/><w:szCs w:val="30"/><w:rtl/><w:lang w:val="en"/></w:rPr>',
  );
  expect(markup).toContain('<w:p><w:pPr><w:bidi/></w:pPr><w:r><w:rPr><w:rtl/></w:rPr>');
  expect(markup).toContain('<w:tblStyle w:val="Grid"/><w:bidiVisual/><w:tblW w:w="0"/>');
  expect(markup).toContain(p(r('1,234')));
});

test('text from left to right in a document that was the other way', async () => {
  const body = p(r('ادفع الآن.', '<w:rtl/>'), '<w:bidi/><w:jc w:val="left"/>');
  const { partOf } = await translateFile(WORD, makeWordDocument(body), () => 'Pay now.', {
    source: 'ar',
    target: 'en',
  });
  expect(partOf(MAIN)).toContain(
    '<w:pPr><w:bidi w:val="0"/><w:jc w:val="left"/></w:pPr><w:r><w:rPr><w:rtl w:val="0"/></w:rPr>',
  );
});

test('what a program writes anew stays in its place, and a sentence without a place for it stays as it is', async () => {
  const body = p(`${r('On page ')}${field(' PAGE ', '7')}${r(' it ends.')}`);
  const fine = await translateFile(
    WORD,
    makeWordDocument(body),
    () => 'Von 17 Seiten endet es auf Seite 7 dort.',
  );
  expect(fine.kept).toEqual([]);
  expect(fine.text).toBe('Von 17 Seiten endet es auf Seite 7 dort.');
  expect(fine.partOf(MAIN)).toContain(
    `${t('7')}</w:r><w:r><w:fldChar w:fldCharType="end"/></w:r><w:r>${t(' dort.')}`,
  );
  const lost = await translateFile(WORD, makeWordDocument(body), () => 'Es endet dort.');
  expect(lost.kept.map(({ text }) => text)).toEqual(['On page 7 it ends.']);
  expect(lost.text).toBe('On page 7 it ends.');
});

test('the mark of a note that a translation has lost stands behind it', async () => {
  const { partOf } = await translateFile(WORD, makeWordDocument(BODY, PARTS), ({ text }) =>
    text.replace(/ ?\[1\]/u, ''),
  );
  expect(partOf(MAIN)).toContain(
    `${t('A note stands here.')}</w:r><w:r><w:footnoteReference w:id="1"/></w:r>`,
  );
});

test('a hyphen that does not break goes where the translation has none', async () => {
  const body = p(`${r('The non')}<w:r><w:noBreakHyphen/></w:r>${r('compete clause.')}`);
  const without = await translateFile(WORD, makeWordDocument(body), () => 'Das Wettbewerbsverbot.');
  expect(without.text).toBe('Das Wettbewerbsverbot.');
  const withOne = await translateFile(WORD, makeWordDocument(body), () => 'Die Non\u2011Compete-Klausel.');
  expect(withOne.text).toBe('Die Non\u2011Compete-Klausel.');
  expect(withOne.partOf(MAIN)).toContain('<w:noBreakHyphen/>');
});

test('a text box is translated in both of its forms', async () => {
  const box = (content: string) => `<w:txbxContent>${p(r(content))}</w:txbxContent>`;
  const body = p(
    `${r('Around it.')}<w:r><mc:AlternateContent><mc:Choice Requires="wps">${box('Inside it.')}</mc:Choice><mc:Fallback>${box('Inside it.')}</mc:Fallback></mc:AlternateContent></w:r>`,
  );
  const { partOf, text } = await translateFile(WORD, makeWordDocument(body));
  expect(lines(text)).toEqual(['dnuorA ti.', 'edisnI ti.']);
  expect(partOf(MAIN).split('edisnI ti.')).toHaveLength(3);
});

test('hidden and deleted words stay as they are', async () => {
  const body = p(
    `${r('Pay ')}${r('secret ', '<w:vanish/>')}<w:del w:id="1"><w:r><w:delText>never </w:delText></w:r></w:del><w:ins w:id="2">${r('at once.')}</w:ins>`,
  );
  const { partOf, text } = await translateFile(WORD, makeWordDocument(body));
  expect(text).toBe('yaP ta ecno.');
  expect(partOf(MAIN)).toContain('secret ');
  expect(partOf(MAIN)).toContain('<w:delText>never </w:delText>');
});

test('a sentence over the end of a page stands where it begins', async () => {
  const body = p(
    `${r('The supplier delivers all goods that were ordered and')}<w:r><w:lastRenderedPageBreak/></w:r>${r(' pays their transport. The end.')}`,
  );
  const { text, kept, segments } = await translateFile(WORD, makeWordDocument(body));
  expect(segments).toHaveLength(2);
  expect(kept).toEqual([]);
  expect(text).toBe('ehT reilppus sreviled lla sdoog taht erew deredro dna syap rieht tropsnart.\fehT dne.');
});

test('paragraphs of a cell are apart, however they end', async () => {
  const body = `<w:tbl><w:tr>${cell(p(r('The buyer')) + p(r('High Street 1')) + p(''))}${cell(p(r('x')))}</w:tr></w:tbl>`;
  const { text, segments, partOf } = await translateFile(WORD, makeWordDocument(body));
  expect(segments.map((segment) => segment.text)).toEqual(['The buyer', 'High Street 1', 'x']);
  expect(text).toBe('ehT reyub hgiH teertS 1\tx');
  expect(partOf(MAIN)).toContain(`${p(r('ehT reyub'))}${p(r('hgiH teertS 1'))}`);
});

test('of equal paragraphs each has its own translation', async () => {
  const body = p(r('Yes.')).repeat(3);
  const { text } = await translateFile(WORD, makeWordDocument(body), ({ index }) => `Ja ${index}.`);
  expect(lines(text)).toEqual(['Ja 0.', 'Ja 1.', 'Ja 2.']);
});

test('so do equal notes', async () => {
  const body = [1, 2].map((id) => p(`${r('A note')}<w:r><w:footnoteReference w:id="${id}"/></w:r>`)).join('');
  const footnotes = [1, 2].map((id) => `<w:footnote w:id="${id}">${p(r('Ibid.'))}</w:footnote>`).join('');
  const { text } = await translateFile(
    WORD,
    makeWordDocument(body, { footnotes }),
    ({ index }) => `Ebd. ${index}.`,
  );
  expect(lines(text).slice(-2)).toEqual(['[1] Ebd. 2.', '[2] Ebd. 3.']);
});

test('any paragraphs in any runs read as their translation', async () => {
  const run = record({
    text: constantFrom(
      'The goods ',
      'are paid. ',
      'Not ',
      '12 ',
      'so',
      '. ',
      ' ',
      'Größe ',
      '契約。',
      'x\u00ady ',
    ),
    look: constantFrom('', '<w:b/>', '<w:i/>', '<w:vanish/>'),
    around: constantFrom('', 'w:hyperlink', 'w:ins', 'w:smartTag'),
  });
  const paragraph = record({
    runs: array(run, { maxLength: 6 }),
    place: constantFrom('plain', 'cell', 'item'),
  });
  const item = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
  await assert(
    asyncProperty(
      array(paragraph, { minLength: 1, maxLength: 5 }),
      integer({ min: 0, max: 3 }),
      async (paragraphs, longer) => {
        const body = paragraphs.map(({ runs, place }) => {
          const content = runs.map(({ text, look, around }) =>
            around === '' ? r(text, look) : `<${around}>${r(text, look)}</${around}>`,
          );
          const written = p(content.join(''), place === 'item' ? item : '');
          return place === 'cell' ? `<w:tbl><w:tr>${cell(written)}</w:tr></w:tbl>` : written;
        });
        const bytes = makeWordDocument(body.join(''), { numbering: PARTS.numbering });
        const { text, expected, kept } = await translateFile(
          WORD,
          bytes,
          (segment) => reversed(segment) + ' Mehr.'.repeat(longer),
        );
        expect(kept).toEqual([]);
        expect(text).toBe(expected);
      },
    ),
    { numRuns: 60 },
  );
});

describe('real Word files', onRealDocuments('made ones are above'), () => {
  const folders = hasTestData ? ['docx', 'languages'] : [];
  const files = folders.flatMap((folder) =>
    readdirSync(realDocument(folder))
      .filter((name) => name.endsWith('.docx') && !/^clusterfuzz|password/u.test(name))
      .map((name) => `${folder}/${name}`),
  );
  /** Its name is a field of its own text. */
  const OWN_NAME = 'docx/FldSimple.docx';

  test.each(files)('%s reads as its translation', async (name) => {
    const { kept, text, expected } = await translateFile(WORD, readTestData(name));
    expect(kept.map((segment) => segment.text)).toEqual(name === OWN_NAME ? ['FldSimple.docx'] : []);
    expect(lettersOf(text)).toBe(lettersOf(expected));
  });
});
