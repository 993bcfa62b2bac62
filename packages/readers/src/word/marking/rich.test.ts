import { describe, expect, test } from 'vitest';
import { markWordFile, type WordPart } from '#word/marking/index.ts';
import { redlineOf } from '#word/marking/redline.fixture.ts';
import { makeRichPair } from '#word/marking/rich-pairs.fixture.ts';
import { settle } from '#word/marking/settle-changes.fixture.ts';
import { withoutMarks } from '#word/marking/without-marks.fixture.ts';
import { openZipParts } from '#office/zip-parts.ts';
import { sourceOf } from '#byte-source.ts';

const OURS = 'Recto & Co';
const PARTS = { main: 'document', footnotes: 'footnotes', endnotes: 'endnotes' } as const;

const markupOf = (parts: readonly WordPart[], name: string): string =>
  String(
    new TextDecoder().decode(
      Buffer.from(parts.find((part) => part.name === `word/${name}.xml`)?.content ?? ''),
    ),
  );

async function readPart(file: Buffer, name: string): Promise<string> {
  const parts = await openZipParts(sourceOf(file));
  let text = '';
  await parts.read(`word/${name}.xml`, (piece) => {
    text += Buffer.from(piece).toString('utf8');
  });
  return text;
}

describe('files with notes, a text box and changes of their own', () => {
  test.each(Array.from({ length: 8 }, (_, seed) => [seed]))('%i', async (seed) => {
    const { left, right, texts } = makeRichPair(seed);
    const parts = await markWordFile(left, await redlineOf(left, right));
    for (const [kind, name] of Object.entries(PARTS) as ['main', 'document'][]) {
      const xml = markupOf(parts, name);
      expect(settle(xml, 'reject', OURS)).toEqual(texts.left[kind]);
      expect(settle(xml, 'accept', OURS)).toEqual(texts.right[kind]);
      const own = await readPart(left, name);
      expect(withoutMarks(xml, OURS)).toEqual(withoutMarks(own, OURS));
    }
  });
});
