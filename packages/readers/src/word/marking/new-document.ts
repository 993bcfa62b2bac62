import { PARAGRAPH_END, type RedlinePiece } from '@recto/core/comparison';
import { addComments, numberComments, WORD_NAMESPACE, XML_HEAD } from '#word/marking/comments-part.ts';
import type { RedlineRequest, WordPart } from '#word/marking/redline-request.ts';
import { commentReference, countFrom, RevisionWriter, textRun } from '#word/marking/revision.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const STYLES = `${XML_HEAD}<w:styles xmlns:w="${WORD_NAMESPACE}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Georgia" w:hAnsi="Georgia" w:cs="Times New Roman"/><w:sz w:val="22"/><w:szCs w:val="22"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="140" w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:pPr><w:keepNext/><w:spacing w:before="280" w:after="120"/><w:outlineLvl w:val="1"/></w:pPr><w:rPr><w:b/><w:bCs/><w:sz w:val="26"/><w:szCs w:val="26"/></w:rPr></w:style></w:styles>`;
const SECTION =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>';

/** The comment on the document itself. */
const OF_DOCUMENT = 0;
const FIRST_COMMENT = 1;

/**
 * The parts of a new document that says a redline as tracked changes, in paragraphs and headings, with comments on them.
 *
 * @param note stands as a comment at its beginning; '' for none
 */
export function writeRedlineDocument(request: RedlineRequest, note: string): WordPart[] {
  const { pieces, marker } = request;
  const comments = [...(note === '' ? [] : [{ change: OF_DOCUMENT, text: note }]), ...request.comments];
  const numbers = numberComments(comments, FIRST_COMMENT);
  const first = (numbers.get(OF_DOCUMENT) ?? []).map(commentReference).join('');
  numbers.delete(OF_DOCUMENT);
  const writer = new RevisionWriter(marker, countFrom(FIRST_COMMENT), numbers);
  const paragraphs = splitParagraphs(pieces);
  for (const [at, paragraph] of paragraphs.entries())
    writeParagraph(writer, paragraph, at === 0 ? first : '');
  const unplaced = writer.finish().map(commentReference).join('');
  const rest = paragraphs.length === 0 || unplaced !== '' ? `<w:p>${unplaced}</w:p>` : '';
  return packageOf(
    `${XML_HEAD}<w:document xmlns:w="${WORD_NAMESPACE}"><w:body>${writer.out.join('')}${rest}${SECTION}</w:body></w:document>`,
    addComments(null, comments, marker, FIRST_COMMENT),
  );
}

interface Paragraph {
  readonly pieces: readonly RedlinePiece[];
  readonly end: RedlinePiece | undefined;
}

function splitParagraphs(pieces: readonly RedlinePiece[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let open: RedlinePiece[] = [];
  for (const piece of pieces)
    if (piece.text === PARAGRAPH_END) {
      paragraphs.push({ pieces: open, end: piece });
      open = [];
    } else open.push(piece);
  if (open.length > 0) paragraphs.push({ pieces: open, end: undefined });
  return paragraphs;
}

function writeParagraph(writer: RevisionWriter, { pieces, end }: Paragraph, first: string): void {
  const isHeading = pieces.some(({ block }) => block === 'heading');
  const style = isHeading ? '<w:pStyle w:val="Heading2"/>' : '';
  const mark = !end || end.kind === 'kept' ? '' : writer.tag(end.kind === 'added' ? 'ins' : 'del', end, true);
  const properties =
    style === '' && mark === '' ? '' : `<w:pPr>${style}${mark && `<w:rPr>${mark}</w:rPr>`}</w:pPr>`;
  writer.out.push(`<w:p>${properties}${first}`);
  for (const { kind, text, ...traits } of pieces) {
    const run = textRun(text, '');
    if (kind === 'kept') writer.out.push(run);
    else if (kind === 'added') writer.runs('ins', traits, run);
    else writer.runs('del', traits, run.replace(/<(\/?)w:t\b/gu, '<$1w:delText'));
  }
  writer.out.push('</w:p>');
}

function packageOf(document: string, comments: string): WordPart[] {
  const override = (part: string, kind: string) =>
    `<Override PartName="/word/${part}.xml" ContentType="${WORD_TYPE}.${kind}+xml"/>`;
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
  const relations = (list: string) =>
    `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${list}</Relationships>`;
  return [
    {
      name: '[Content_Types].xml',
      content: `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('document', 'document.main')}${override('styles', 'styles')}${override('comments', 'comments')}</Types>`,
    },
    { name: '_rels/.rels', content: relations(relation(1, 'officeDocument', 'word/document.xml')) },
    { name: 'word/document.xml', content: document },
    {
      name: 'word/_rels/document.xml.rels',
      content: relations(relation(1, 'styles', 'styles.xml') + relation(2, 'comments', 'comments.xml')),
    },
    { name: 'word/styles.xml', content: STYLES },
    { name: 'word/comments.xml', content: comments },
  ];
}
