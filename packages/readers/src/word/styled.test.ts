import { decodePage, encodePage, pageText } from '@recto/core/document';
import { makeWordDocument } from '@recto/testing/office';
import { expect, test } from 'vitest';
import { sourceOf } from '#byte-source.ts';
import { wordReader } from '#word/index.ts';

const p = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const r = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const style = (id: string, properties: string, type = 'paragraph') =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>${properties}</w:style>`;
const styled = (id: string) => `<w:pStyle w:val="${id}"/>`;
const B = '<w:b/>';
const I = '<w:i/>';

async function readFirst(...document: Parameters<typeof makeWordDocument>) {
  const opened = await wordReader.open(sourceOf(makeWordDocument(...document)), {});
  const page = await opened.readPage(1);
  const text = pageText(page);
  const { blocks = [], styles = [] } = page.flow ?? {};
  expect(decodePage(encodePage(page))).toEqual(page);
  return {
    text,
    blocks,
    styles: styles.map(({ start, end, bold, italic }) => [
      text.slice(start, end),
      `${bold ? 'b' : ''}${italic ? 'i' : ''}`,
    ]),
  };
}

test('bold and italic letters are told by their places, and the text is what it was', async () => {
  const { text, styles } = await readFirst(
    p(
      r('The ') +
        r('Customer', B) +
        r(' ', B) +
        r('may', B + I) +
        r(' end ') +
        r('it', I) +
        r(', ') +
        r('not now', '<w:b w:val="0"/>') +
        r('.'),
    ) +
      p(r('Whole', B) + '<w:r><w:br/></w:r>' + r('line ', B)) +
      p(r('Plain.')),
  );
  expect(text).toBe('The Customer may end it, not now.\n\nWhole\nline\n\nPlain.');
  expect(styles).toEqual([
    ['Customer ', 'b'],
    ['may', 'bi'],
    ['it', 'i'],
    ['Whole', 'b'],
    ['line', 'b'],
  ]);
});

test('styles make letters bold, one of letters turns round what that of the paragraph says, and headings are left alone', async () => {
  const { styles } = await readFirst(
    p(r('Term') + r(' is ') + r('plain', '<w:rStyle w:val="Strong"/>'), styled('Lead')) +
      p(r('Strong', '<w:rStyle w:val="Strong"/>') + r(' words')) +
      p(r('Based'), styled('LeadChild')) +
      p(r('Heading ') + r('one', I), styled('Top')),
    {
      styles:
        style('Lead', B) +
        style('LeadChild', '<w:basedOn w:val="Lead"/><w:i/>') +
        style('Top', `<w:outlineLvl w:val="0"/>${B}`) +
        style('Strong', B, 'character'),
    },
  );
  expect(styles).toEqual([
    ['Term is ', 'b'],
    ['Strong', 'b'],
    ['Based', 'bi'],
    ['one', 'i'],
  ]);
});

test('they stay in place beside numbers, in cells and notes, and across changes; Arabic has switches of its own', async () => {
  const cell = (content: string) => `<w:tc>${p(content)}</w:tc>`;
  const by = 'w:author="Ada" w:date="2026-11-12T16:20:00Z"';
  const { text, styles } = await readFirst(
    p(r('Pay', B) + r(' now'), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>') +
      `<w:tbl><w:tr>${cell(r('Rent ', B))}${cell(r('900') + r(' euros', I))}</w:tr></w:tbl>` +
      p(
        `<w:del ${by}><w:r><w:delText>Old</w:delText></w:r></w:del><w:ins ${by}>${r('New', B)}</w:ins>${r(' end')}<w:r><w:footnoteReference w:id="2"/></w:r>`,
      ) +
      p(r('عقد', '<w:rtl/><w:bCs/>') + r(' بيع', '<w:rtl/><w:b/>')),
    {
      numbering:
        '<w:abstractNum w:abstractNumId="5"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="5"/></w:num>',
      footnotes: `<w:footnote w:id="2">${p(r('See ') + r('there', I))}</w:footnote>`,
    },
  );
  expect(text).toBe('1. Pay now\n\nRent\t900 euros\n\nNew end[1]\n\nعقد بيع\n\n[1] See there');
  expect(styles.map(([words, look]) => [words?.trim(), look])).toEqual([
    ['Pay', 'b'],
    ['Rent', 'b'],
    ['euros', 'i'],
    ['New', 'b'],
    ['عقد', 'b'],
    ['there', 'i'],
  ]);
});

test('paragraphs say how their lines lie, by themselves or by their style', async () => {
  const jc = (value: string) => `<w:jc w:val="${value}"/>`;
  const { blocks } = await readFirst(
    p(r('a'), jc('center')) +
      p(r('b'), jc('right')) +
      p(r('c'), jc('both')) +
      p(r('d'), styled('Middle')) +
      p(r('e'), styled('Middle') + jc('left')) +
      p(r('f'), jc('thaiDistribute')),
    { styles: style('Middle', jc('center')) },
  );
  expect(blocks.map(({ align }) => align)).toEqual([
    'center',
    'end',
    'justify',
    'center',
    undefined,
    undefined,
  ]);
});
