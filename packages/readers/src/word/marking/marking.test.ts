import { makeWordDocument } from '@recto/testing/office';
import { describe, expect, test } from 'vitest';
import { makePair } from '#word/marking/made-pairs.fixture.ts';
import { redlineOf } from '#word/marking/redline.fixture.ts';
import {
  type ChangeComment,
  markWordFile,
  UnmarkableError,
  type WordPart,
  writeRedlineDocument,
} from '#word/marking/index.ts';
import { countMarkedWords, descendants, parseTree, settle } from '#word/marking/settle-changes.fixture.ts';

const markupOf = (parts: readonly WordPart[], part = 'word/document.xml'): string =>
  String(parts.find(({ name }) => name === part)?.content ?? '');

const linesOf = (text: string): string[] => text.split('\n');

describe('twenty made pairs', () => {
  test.each(Array.from({ length: 20 }, (_, seed) => [seed]))('%i', async (seed) => {
    const { left, right, leftText, rightText, planted, unchanged } = makePair(seed);
    const parts = await markWordFile(left, await redlineOf(left, right));
    const xml = markupOf(parts);
    expect(settle(xml, 'reject')).toEqual(linesOf(leftText));
    expect(settle(xml, 'accept')).toEqual(linesOf(rightText));
    expect(countMarkedWords(xml)).toBeLessThanOrEqual(1.1 * planted);
    const tree = parseTree(xml);
    const marks = descendants(tree).filter(({ name }) => /^w:(?:ins|del|moveFrom|moveTo)$/u.test(name));
    const ids = marks.map(({ attributes }) => attributes['w:id']);
    expect(new Set(ids).size).toBe(ids.length);
    for (const paragraph of descendants(tree).filter(({ name }) => name === 'w:p')) {
      const all = descendants(paragraph);
      const text = all.flatMap(({ name, children }) => (name === 'w:t' ? children : [])).join('');
      if (unchanged.includes(text)) expect(all.filter((node) => marks.includes(node))).toEqual([]);
    }
  });
});

const paragraph = (...runs: readonly string[]) => `<w:p>${runs.join('')}</w:p>`;
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const marked = async (left: Buffer, right: Buffer, comments: readonly ChangeComment[] = []) =>
  markWordFile(left, await redlineOf(left, right, comments));

describe('a file that carries its marks', () => {
  const left = makeWordDocument(paragraph(run('The fee is 10.')) + paragraph(run('Stays.')));
  const right = makeWordDocument(paragraph(run('The fee is 20.')) + paragraph(run('Stays.')));

  test('keeps every other part byte by byte, and its text but for the marks', async () => {
    const parts = await marked(left, right);
    expect(parts.map(({ name }) => name)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'word/_rels/document.xml.rels',
      'word/document.xml',
    ]);
    const xml = markupOf(parts);
    expect(xml).toContain('<w:p><w:r><w:t xml:space="preserve">Stays.</w:t></w:r></w:p>');
    expect(xml).toContain('w:author="Recto &amp; Co" w:date="2026-11-27T10:00:00Z"');
  });

  test('has a comment at its change, and one at its end where the change cannot be found', async () => {
    const comments = [
      { change: 1, text: 'Ask <why>\n& when' },
      { change: -7, text: 'Gone' },
    ];
    const parts = await marked(left, right, comments);
    const xml = markupOf(parts);
    expect(xml).toMatch(/<w:commentRangeStart w:id="1"\/><w:del /u);
    expect(xml).toMatch(/<\/w:ins><w:commentRangeEnd w:id="1"\/><w:r><w:commentReference w:id="1"\/>/u);
    expect(xml).toMatch(/<w:commentReference w:id="2"\/><\/w:r><\/w:p><\/w:body>/u);
    expect(markupOf(parts, 'word/comments.xml')).toContain('Ask &lt;why&gt;');
    expect(markupOf(parts, 'word/_rels/document.xml.rels')).toContain('Target="comments.xml"');
    expect(markupOf(parts, '[Content_Types].xml')).toContain('/word/comments.xml');
  });

  test('is one with links, tabs and marks of notes, of which none is lost', async () => {
    const note = '<w:r><w:footnoteReference w:id="2"/></w:r>';
    const body = (words: string) =>
      paragraph(
        run('See '),
        `<w:hyperlink r:id="x">${run(words)}</w:hyperlink>`,
        note,
        '<w:r><w:tab/></w:r>',
        run('end'),
      );
    const footnotes = `<w:footnote w:id="2">${paragraph(run('A note.'))}</w:footnote>`;
    const parts = await marked(
      makeWordDocument(body('this page'), { footnotes }),
      makeWordDocument(body('that page'), { footnotes }),
    );
    const xml = markupOf(parts);
    expect(settle(xml, 'accept')).toEqual(['See that page end']);
    expect(settle(xml, 'reject')).toEqual(['See this page end']);
    expect(xml).toContain(`</w:hyperlink>${note}<w:r><w:tab/></w:r>`);
  });
});

describe('a file that cannot carry them says why', () => {
  const right = makeWordDocument(paragraph(run('Two words.')));
  const note = (words: string) => ({
    footnotes: `<w:footnote w:id="2">${paragraph(run(words))}</w:footnote>`,
  });
  test.each([
    [
      'a link in its own tracked changes has changed',
      paragraph(
        `<w:ins w:id="1"><w:hyperlink r:id="x">${run('Two good words')}</w:hyperlink></w:ins>`,
        run('.'),
      ),
      {},
      makeWordDocument(paragraph(run('Two very good words.'))),
    ],
    [
      'notes were added, removed or moved',
      paragraph(run('Two words.'), '<w:r><w:footnoteReference w:id="2"/></w:r>'),
      note('An old note.'),
      right,
    ],
    [
      'notes were added, removed or moved',
      paragraph(run('Two words.')),
      {},
      makeWordDocument(
        paragraph(run('Two words.'), '<w:r><w:footnoteReference w:id="2"/></w:r>'),
        note('A new note.'),
      ),
    ],
  ] as const)('%s', async (reason, body, parts, later) => {
    await expect(marked(makeWordDocument(body, parts), later)).rejects.toThrow(new UnmarkableError(reason));
  });
});

describe('comments on changes in a note or a text box', () => {
  const body = (words: string) =>
    paragraph(
      run('Text'),
      '<w:r><w:footnoteReference w:id="2"/></w:r>',
      `<w:r><w:pict><w:txbxContent>${paragraph(run(words))}</w:txbxContent></w:pict></w:r>`,
    ) + paragraph(run('End.'));
  const file = (words: string) =>
    makeWordDocument(body(`Box of ${words}.`), {
      footnotes: `<w:footnote w:id="2">${paragraph(run(`A note of ${words}.`))}</w:footnote>`,
    });

  test('stand in the text, where those hang', async () => {
    const comments = [
      { change: 1, text: 'One' },
      { change: 2, text: 'Two' },
    ];
    const parts = await marked(file('March'), file('April'), comments);
    const xml = markupOf(parts);
    expect(xml).toMatch(/<w:footnoteReference w:id="2"\/><\/w:r><w:r><w:commentReference w:id="\d"\/>/u);
    expect(xml).toMatch(/<\/w:pict><\/w:r><w:r><w:commentReference w:id="\d"\/><\/w:r><\/w:p>/u);
    expect(markupOf(parts, 'word/footnotes.xml')).toContain(
      '<w:delText xml:space="preserve">March</w:delText>',
    );
  });
});

test.each([0, 2, 7])('a new document says pair %i, too', async (seed) => {
  const { left, right, rightText } = makePair(seed);
  const parts = writeRedlineDocument(await redlineOf(left, right), 'The file could not carry the marks.');
  // Here numbers of lists are text, and cells stand in one paragraph.
  const wordsOf = (lines: readonly string[]) =>
    lines.flatMap((line) => line.replace(/^\d+\. /u, '').split(' ')).join(' ');
  expect(wordsOf(settle(markupOf(parts), 'accept'))).toBe(wordsOf(linesOf(rightText)));
  expect(markupOf(parts, 'word/comments.xml')).toContain('could not carry');
  for (const { content } of parts) parseTree(String(content));
});
