import { buildRedline, buildRows, compare, listChanges } from '@recto/core/comparison';
import type { Page } from '@recto/core/document';
import { describe, expect, test } from 'vitest';
import { sourceOf } from '#byte-source.ts';
import { wordReader } from '#word/index.ts';
import { makePair } from '#word/marking/made-pairs.fixture.ts';
import {
  type ChangeComment,
  markWordFile,
  type WordPart,
  writeRedlineDocument,
} from '#word/marking/index.ts';
import { countMarkedWords, descendants, parseTree, settle } from '#word/marking/settle-changes.fixture.ts';

const MARKER = { author: 'Recto & Co', at: new Date('2026-11-27T10:00:00Z') };

async function readPages(file: Buffer): Promise<Page[]> {
  const opened = await wordReader.open(sourceOf(file), {});
  return Promise.all(Array.from({ length: opened.pageCount }, (_, at) => opened.readPage(at + 1)));
}

async function requestOf(left: Buffer, right: Buffer, comments: readonly ChangeComment[] = []) {
  const comparison = compare(await readPages(left), await readPages(right));
  const changes = listChanges(comparison, buildRows(comparison), 'en');
  return { pieces: buildRedline(comparison, changes), comments, marker: MARKER };
}

const markupOf = (parts: readonly WordPart[], part = 'word/document.xml'): string =>
  String(parts.find(({ name }) => name === part)?.content ?? '');

const linesOf = (text: string): string[] => text.split('\n');

describe('twenty made pairs', () => {
  test.each(Array.from({ length: 20 }, (_, seed) => [seed]))('%i', async (seed) => {
    const { left, right, leftText, rightText, planted, unchanged } = makePair(seed);
    const parts = await markWordFile(left, await requestOf(left, right));
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
