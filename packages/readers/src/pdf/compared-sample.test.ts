import { readFileSync } from 'node:fs';
import { buildRows, compare, listChanges, writeCards } from '@recto/core/comparison';
import { withBlocks } from '@recto/core/structure';
import { expect, test } from 'vitest';
import { readers } from '#index.ts';

async function pagesOf(version: number) {
  const path = `../../../../apps/server/sample/Services agreement v${version}.pdf`;
  const pdf = await readers.openDocument('PDF', readFileSync(new URL(path, import.meta.url)));
  try {
    return withBlocks(Array.from({ length: pdf.pageCount }, (_, at) => pdf.readPage(at + 1)));
  } finally {
    pdf.close();
  }
}

test('printed clauses that came, went, moved and have another number are told as that', async () => {
  const comparison = compare(await pagesOf(1), await pagesOf(2));
  const changes = listChanges(comparison, buildRows(comparison), 'en');
  const cards = writeCards(comparison, changes, 'en');
  const told = changes.map(({ id, kinds }) => {
    const sentence = cards.get(id)?.parts.map(({ text }) => text) ?? [];
    return `${kinds[0]}: ${sentence.join('')}`;
  });
  expect(told).toHaveLength(30);
  expect(told.filter((text) => text.startsWith('clause'))).toEqual([
    expect.stringMatching(/^clause-added: New \(clause 2\.6, The Services\): “The Supplier shall not put/u),
    expect.stringMatching(/^clause-removed: Removed \(clause 7\.5, Term and termination\): “For six months/u),
    expect.stringMatching(/^clause-moved: Moved: “Notices are sent .*…”, clause 8\.3 → 8\.1$/u),
    'clause-renumbered: Renumbered: 2 clauses (8.1 → 8.2, 8.2 → 8.3)',
  ]);
  // The foot of the page below a cell is no part of it.
  expect(told).toContain(
    'period: Questions and requests (table Service levels, Resolution): “10” → “8” Business Days',
  );
});
