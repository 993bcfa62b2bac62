import { makeWordDocument, makeZip, WORD_PARTS } from '@recto/testing/office';
import { expect, test } from 'vitest';
import { sourceOf } from '#byte-source.ts';
import { wordReader } from '#word/index.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const p = (content: string) => `<w:p>${content}</w:p>`;
const text = p('<w:r><w:t>Some words.</w:t></w:r>');

const isConvertible = async (bytes: Uint8Array) => (await wordReader.open(sourceOf(bytes), {})).isConvertible;

/** A document one of whose parts is related to something. */
const relatedTo = (
  kind: string,
  target: string,
  { mode = 'External', owner = 'word/_rels/document.xml.rels' } = {},
) =>
  makeZip([
    ...WORD_PARTS.parts,
    [
      'word/document.xml',
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${text}</w:body></w:document>`,
    ],
    [
      owner,
      `<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="r" Type="${OFFICE}/${kind}" Target="${target}" TargetMode="${mode}"/></Relationships>`,
    ],
  ]);

test('a plain document may be laid out by another program, with its notes, addresses and template', async () => {
  const footnotes = '<w:footnote w:id="1"><w:p><w:r><w:t>A note.</w:t></w:r></w:p></w:footnote>';
  expect(await isConvertible(makeWordDocument(text, { footnotes }))).toBe(true);
  expect(await isConvertible(relatedTo('hyperlink', 'https://example.org/'))).toBe(true);
  expect(await isConvertible(relatedTo('attachedTemplate', 'file:///C:/Normal.dotm'))).toBe(true);
  expect(await isConvertible(relatedTo('image', 'media/picture.png', { mode: 'Internal' }))).toBe(true);
});

test.each([
  ['inserted words', p('<w:ins w:author="A"><w:r><w:t>new</w:t></w:r></w:ins>')],
  ['deleted words', p('<w:del w:author="A"><w:r><w:delText>old</w:delText></w:r></w:del>')],
  ['a comment', p('<w:r><w:t>see</w:t><w:commentReference w:id="1"/></w:r>')],
])('one with %s may not', async (_what, body) => {
  const comments = '<w:comment w:id="1" w:author="B"><w:p><w:r><w:t>Why?</w:t></w:r></w:p></w:comment>';
  expect(await isConvertible(makeWordDocument(text + body, { comments }))).toBe(false);
});

test.each([
  ['a picture at an address', relatedTo('image', 'https://example.org/pixel.png')],
  ['a picture of a disk', relatedTo('image', 'file:///etc/picture.png')],
  ['an object elsewhere', relatedTo('oleObject', 'https://example.org/sheet.xlsx')],
  [
    'a picture in a header',
    relatedTo('image', 'https://example.org/logo.png', { owner: 'word/_rels/header1.xml.rels' }),
  ],
  ['a document within it', relatedTo('aFChunk', 'chunk.html', { mode: 'Internal' })],
])('one that shows %s may not: it might be fetched', async (_what, bytes) => {
  expect(await isConvertible(bytes)).toBe(false);
});
