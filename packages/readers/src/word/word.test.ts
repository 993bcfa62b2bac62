import { describe, expect, test } from 'vitest';
import { makeWordDocument, makeZip } from '@recto/testing/office';
import { sourceOf } from '#byte-source.ts';
import { wordReader } from '#word/index.ts';

const p = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const item = (text: string, depth: number, list = 1) =>
  p(text, `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${list}"/></w:numPr>`);
const cell = (content: string) => `<w:tc>${content}</w:tc>`;
const level = (depth: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${more}</w:lvl>`;

const open = (body: string, parts: Parameters<typeof makeWordDocument>[1] = {}) =>
  wordReader.open(sourceOf(makeWordDocument(body, parts)), {});

async function read(...document: Parameters<typeof open>): Promise<string[][]> {
  const opened = await open(...document);
  return Array.from({ length: opened.pageCount }, (_, index) =>
    opened.readPage(index + 1).lines.map(({ text }) => text),
  );
}
const codeOf = (bytes: Uint8Array) =>
  wordReader.open(sourceOf(bytes), {}).then(
    () => null,
    (error) => error.code,
  );

describe('lists', () => {
  const numbering = `<w:abstractNum w:abstractNumId="5">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%1.%2)')}${level(2, 'upperRoman', '%1-%3', '<w:isLgl/>')}</w:abstractNum>
    <w:abstractNum w:abstractNumId="6">${level(0, 'bullet', '\uf0b7')}</w:abstractNum>
    <w:num w:numId="1"><w:abstractNumId w:val="5"/></w:num>
    <w:num w:numId="2"><w:abstractNumId w:val="5"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num>
    <w:num w:numId="3"><w:abstractNumId w:val="6"/></w:num>`;

  test('are counted by depth, go on where they were left, and begin anew where they say so', async () => {
    const body = [
      item('one', 0),
      item('a', 1),
      item('b', 1),
      item('two', 0),
      item('again a', 1),
      item('deep', 2),
      item('seven', 0, 2),
      item('eight', 0),
      item('dot', 0, 3),
      item('none', 0, 0),
    ].join('');
    const [lines = []] = await read(body, { numbering });
    expect(lines.filter((line) => line !== '')).toEqual([
      '1. one',
      '1.a) a',
      '1.b) b',
      '2. two',
      '2.a) again a',
      '2-1 deep',
      '7. seven',
      '8. eight',
      '• dot',
      'none',
    ]);
  });

  test('come with the style of a paragraph, as the levels of headings do', async () => {
    const styles = `<w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 2"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
      <w:style w:type="paragraph" w:styleId="Mine"><w:basedOn w:val="H"/></w:style>`;
    const document = await open(p('Scope', '<w:pStyle w:val="Mine"/>') + p('Text'), { numbering, styles });
    expect(document.readPage(1).lines.map(({ text }) => text)).toEqual(['1. Scope', '', 'Text']);
    expect(document.readBookmarks?.()).toEqual([{ title: '1. Scope', level: 2, page: 1 }]);
  });
});

test('a row of a table is a line, its cells are set apart by tabs, whatever they hold', async () => {
  const inner = `<w:tbl><w:tr>${cell(p('x'))}${cell(p('y'))}</w:tr></w:tbl>`;
  const row = `<w:tr>${cell(p('Rent') + p('per month'))}${cell('<w:p/>')}${cell(inner + p('€ 900'))}</w:tr>`;
  const gone = `<w:tr><w:trPr><w:del/></w:trPr>${cell(p('gone'))}</w:tr>`;
  expect(await read(`${p('Before')}<w:tbl>${row}${gone}${row}</w:tbl>${p('After')}`)).toEqual([
    ['Before', '', 'Rent per month\t\tx y € 900', 'Rent per month\t\tx y € 900', '', 'After'],
  ]);
});

test('changes are taken as accepted', async () => {
  const body = `<w:p><w:r><w:t xml:space="preserve">Pay in </w:t></w:r><w:del><w:r><w:delText>30</w:delText></w:r></w:del><w:ins><w:r><w:t>45</w:t></w:r></w:ins><w:r><w:t xml:space="preserve"> days</w:t></w:r><w:moveFrom><w:r><w:t>moved</w:t></w:r></w:moveFrom></w:p>
    <w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr><w:r><w:t xml:space="preserve">One </w:t></w:r></w:p>${p('paragraph')}
    ${p('Text', '<w:pPrChange><w:pPr><w:pStyle w:val="H"/></w:pPr></w:pPrChange>')}`;
  expect(await read(body)).toEqual([['Pay in 45 days', '', 'One paragraph', '', 'Text']]);
});

test('a text box is read once, though it is written in two forms', async () => {
  const box = `<w:txbxContent>${p('In a box')}</w:txbxContent>`;
  const both = `<mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>`;
  const old = `<mc:AlternateContent><mc:Choice/><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>`;
  expect(await read(`<w:p><w:r><w:t>Beside</w:t>${both}</w:r></w:p>`)).toEqual([['Beside', '', 'In a box']]);
  expect(await read(`<w:p><w:r><w:t>Beside</w:t>${old}</w:r></w:p>`)).toEqual([['Beside', '', 'In a box']]);
});

test('notes and comments stand on the page of their marks, headers first and footers last', async () => {
  const body = `<w:p><w:r><w:t>Claim</w:t><w:footnoteReference w:id="2"/><w:commentReference w:id="0"/></w:r></w:p><w:p><w:r><w:lastRenderedPageBreak/><w:t>Next</w:t></w:r></w:p>`;
  const pages = await read(body, {
    footnotes: `<w:footnote w:type="separator" w:id="0">${p('---')}</w:footnote><w:footnote w:id="2">${p('Source')}</w:footnote>`,
    comments: `<w:comment w:id="0" w:author="Ada">${p('Check')}</w:comment>`,
    header: p('ACME'),
    footer: p('Confidential'),
  });
  expect(pages).toEqual([
    ['ACME', '', 'Claim[1]', '', '[1] Source', '', 'Comment by Ada: Check'],
    ['Next', '', 'Confidential'],
  ]);
});

test('a document without saved pages is cut into sections, at the end of a paragraph or where it says so', async () => {
  const paragraph = p('word '.repeat(200));
  const document = await open(
    `${paragraph.repeat(7)}<w:p><w:r><w:br w:type="page"/><w:t>New page</w:t></w:r></w:p>`,
  );
  expect([document.pageKind, document.pageCount]).toEqual(['section', 4]);
  expect(document.readPage(4).lines.map(({ text }) => text)).toEqual(['New page']);
  const long = await open(p('word '.repeat(2_000)));
  expect(long.pageCount).toBe(3);
});

describe('refuses', () => {
  test('document types, markup without an end, files under a password and files cut short', async () => {
    const xml = '<!DOCTYPE w [<!ENTITY e "x">]><w:document/>';
    expect(await codeOf(makeZip([['word/document.xml', xml]]))).toBe('damaged');
    expect(await codeOf(makeZip([['word/document.xml', '<a>'.repeat(1_001)]]))).toBe('damaged');
    expect(await codeOf(makeZip([['word/other.xml', '<a/>']]))).toBe('damaged');
    expect(await codeOf(makeWordDocument(p('x')).subarray(0, -30))).toBe('damaged');
    expect(await codeOf(Buffer.from('d0cf11e0a1b11ae10000', 'hex'))).toBe('protected');
    const changed = makeWordDocument(p('x'));
    changed.writeUInt32LE(7, changed.lastIndexOf('PK\x01\x02word/document.xml'.slice(0, 4)) + 16);
    expect(await codeOf(changed)).toBe('damaged');
  });
});
