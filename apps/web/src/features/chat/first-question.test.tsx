import type { FileItem } from '@recto/contract/library';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FirstQuestion } from '#features/chat/first-question.tsx';
import { useChatWorkspace } from '#features/chat/use-chat-workspace.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { makeReport, textPages } from '#testing/report.ts';
import { signIn } from '#testing/signed-in.ts';
// Loaded beforehand: it would come after the tests that show where it stands, and nobody waits for it.
import '#shared/key-terms/key-terms.tsx';

beforeEach(signIn);

const OUTLINE = {
  title: 'Lease',
  sources: {},
  headings: [{ text: 'Rent', level: 1, page: 5, span: { start: 0, end: 4 }, boxes: [] }],
  suggestions: [{ question: 'Who pays the rent?', page: 4 }],
};
/** Two pages come before the one with the number 1. */
const report = makeReport(textPages(6));
const labelled = {
  ...report,
  pages: report.pages.map((page) => (page.page > 2 ? { ...page, label: String(page.page - 2) } : page)),
};

async function open(file: FileItem, of = labelled) {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/documentOutline/')) return jsonAnswer(200, OUTLINE);
    if (url.includes('/documentDetail/')) return jsonAnswer(200, { ...file, report: of });
    return jsonAnswer(200, { items: [], page: 1, limit: 20, total: 0 });
  });
  await renderPage(`/chat?file=${file._id}`, () => {
    const { workspace } = useChatWorkspace(file, () => undefined);
    return <FirstQuestion workspace={workspace} />;
  });
}

test.each([
  ['by the numbers printed on them', makeFile({ pages: 6 }), labelled, ['p. 2', 'p. 3']],
  ['by their positions where nothing is printed', makeFile({ pages: 6 }), report, ['PDF 4', 'PDF 5']],
  ['as sections', makeFile({ type: 'DOCX', pageKind: 'section' }), report, ['Section 4', 'Section 5']],
])('pages are called as everywhere else: %s', async (_how, file, of, [asked, heading]) => {
  await open(file, of);
  expect(await screen.findByRole('button', { name: `Rent ${heading}` })).toBeTruthy();
  expect(screen.getByRole('button', { name: `Who pays the rent? ${asked}` })).toBeTruthy();
});
