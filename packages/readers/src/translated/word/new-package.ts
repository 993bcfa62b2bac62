import { escapeText } from '#word/marking/scan-markup.ts';
import type { OfficePart } from '#translated/translation.ts';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Styles of paragraphs by the names that programs know them by. */
const heading = (level: number, size: number): string =>
  `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:pPr><w:keepNext/><w:spacing w:before="280" w:after="120"/><w:outlineLvl w:val="${level - 1}"/></w:pPr><w:rPr><w:b/><w:bCs/><w:sz w:val="${size}"/><w:szCs w:val="${size}"/></w:rPr></w:style>`;
const small = (id: string, name: string): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:rPr><w:sz w:val="18"/><w:szCs w:val="18"/></w:rPr></w:style>`;
const BORDERS = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="A6A6A6"/>`)
  .join('');
const STYLES = `${HEAD}<w:styles xmlns:w="${MAIN}"><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/><w:szCs w:val="22"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="140" w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${heading(1, 32)}${heading(2, 26)}${heading(3, 23)}${small('FootnoteText', 'footnote text')}${small('Caption', 'caption')}<w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:pPr><w:spacing w:after="0"/></w:pPr><w:tblPr><w:tblBorders>${BORDERS}</w:tblBorders><w:tblCellMar><w:left w:w="108" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style></w:styles>`;
const SECTION =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>';

export interface ParagraphLook {
  readonly style?: 'Heading1' | 'Heading2' | 'Heading3' | 'FootnoteText' | 'Caption';
  /** Depth of an item of a list, from 1. */
  readonly level?: number;
  readonly isRightToLeft: boolean;
  /** BCP 47. */
  readonly language: string;
  readonly isBold?: boolean;
}

/** In twentieths of a point, by which an item stands in from the one above it. */
const INDENT = 360;
const MAX_LEVEL = 9;

/** A paragraph; line feeds and tabs of its text are so in the document. */
export function paragraphOf(
  text: string,
  { style, level, isRightToLeft, language, isBold }: ParagraphLook,
): string {
  const indent =
    level === undefined
      ? ''
      : `<w:ind w:left="${INDENT * Math.min(level, MAX_LEVEL)}" w:hanging="${INDENT}"/>`;
  const properties = `${style ? `<w:pStyle w:val="${style}"/>` : ''}${isRightToLeft ? '<w:bidi/>' : ''}${indent}`;
  const tag = escapeText(language);
  const letters = `${isBold ? '<w:b/><w:bCs/>' : ''}${isRightToLeft ? `<w:rtl/><w:lang w:bidi="${tag}"/>` : `<w:lang w:val="${tag}" w:eastAsia="${tag}"/>`}`;
  const content = text
    .split(/([\n\t])/u)
    .map((piece) => {
      if (piece === '\n') return '<w:br/>';
      if (piece === '\t') return '<w:tab/>';
      return piece === '' ? '' : `<w:t xml:space="preserve">${escapeText(piece)}</w:t>`;
    })
    .join('');
  const run = content === '' ? '' : `<w:r><w:rPr>${letters}</w:rPr>${content}</w:r>`;
  return `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${run}</w:p>`;
}

export interface NewCell {
  readonly content: string;
  readonly columnSpan?: number;
  /** The first of several rows that it extends over, or a further one. */
  readonly merge?: 'restart' | 'continue';
}

interface TableLook {
  readonly isRightToLeft: boolean;
  /** The first row names the columns, and comes again on each page. */
  readonly hasHeader: boolean;
}

/** Of the width between the margins, in twentieths of a point. */
const TABLE_WIDTH = 9026;

/** A table over the whole width, its columns alike. */
export function tableOf(
  rows: readonly (readonly NewCell[])[],
  { isRightToLeft, hasHeader }: TableLook,
): string {
  const widthOf = (row: readonly NewCell[]) => row.reduce((sum, { columnSpan = 1 }) => sum + columnSpan, 0);
  const columns = Math.max(1, ...rows.map(widthOf));
  const width = Math.floor(TABLE_WIDTH / columns);
  const grid = `<w:tblGrid>${`<w:gridCol w:w="${width}"/>`.repeat(columns)}</w:tblGrid>`;
  const written = rows.map((row, index) => {
    const cells = row.map(({ content, columnSpan = 1, merge }) => {
      const span = columnSpan > 1 ? `<w:gridSpan w:val="${columnSpan}"/>` : '';
      const joined = merge ? `<w:vMerge w:val="${merge}"/>` : '';
      return `<w:tc><w:tcPr><w:tcW w:w="${width * columnSpan}" w:type="dxa"/>${span}${joined}</w:tcPr>${content}</w:tc>`;
    });
    const missing = columns - widthOf(row);
    const filler = `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr><w:p/></w:tc>`.repeat(missing);
    const header = hasHeader && index === 0 ? '<w:trPr><w:tblHeader/></w:trPr>' : '';
    return `<w:tr>${header}${cells.join('')}${filler}</w:tr>`;
  });
  const look = `<w:tblStyle w:val="TableGrid"/>${isRightToLeft ? '<w:bidiVisual/>' : ''}<w:tblW w:w="${width * columns}" w:type="dxa"/><w:tblLayout w:type="fixed"/>`;
  return `<w:tbl><w:tblPr>${look}</w:tblPr>${grid}${written.join('')}</w:tbl>`;
}

/** The parts of a new Word file with the markup of its paragraphs and tables. */
export function packageOf(body: string): OfficePart[] {
  const override = (part: string, kind: string) =>
    `<Override PartName="/word/${part}.xml" ContentType="${WORD_TYPE}.${kind}+xml"/>`;
  const relations = (kind: string, target: string) =>
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/${kind}" Target="${target}"/></Relationships>`;
  return [
    {
      name: '[Content_Types].xml',
      content: `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('document', 'document.main')}${override('styles', 'styles')}</Types>`,
    },
    { name: '_rels/.rels', content: relations('officeDocument', 'word/document.xml') },
    {
      name: 'word/document.xml',
      content: `${HEAD}<w:document xmlns:w="${MAIN}"><w:body>${body}${SECTION}</w:body></w:document>`,
    },
    { name: 'word/_rels/document.xml.rels', content: relations('styles', 'styles.xml') },
    { name: 'word/styles.xml', content: STYLES },
  ];
}
