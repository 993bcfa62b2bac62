import { buildRedline, buildRows, compare, listChanges } from '@recto/core/comparison';
import type { Page } from '@recto/core/document';
import { sourceOf } from '#byte-source.ts';
import { wordReader } from '#word/index.ts';
import type { ChangeComment, RedlineRequest } from '#word/marking/index.ts';

async function readPages(file: Buffer): Promise<Page[]> {
  const opened = await wordReader.open(sourceOf(file), {});
  return Promise.all(Array.from({ length: opened.pageCount }, (_, at) => opened.readPage(at + 1)));
}

/** What is written of two Word files. */
export async function redlineOf(
  left: Buffer,
  right: Buffer,
  comments: readonly ChangeComment[] = [],
): Promise<RedlineRequest> {
  const comparison = compare(await readPages(left), await readPages(right));
  const changes = listChanges(comparison, buildRows(comparison), 'en');
  const marker = { author: 'Recto & Co', at: new Date('2026-11-27T10:00:00Z') };
  return { pieces: buildRedline(comparison, changes), comments, marker };
}
