import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Conversation, questionKeys, questionsOf } from '#shared/questions/queries.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { makeAnswered, makeQuestion } from '#testing/question.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { Component } from './batch-element.page.tsx';

beforeEach(signIn);

const FILE = makeFile();
const QUESTION = 'What is the notice period?';
const CELL = {
  answerId: 'answer',
  fileId: FILE._id,
  column: 0,
  status: 'complete',
  text: 'Not found.',
  kind: 'none',
  pages: [],
  searched: { pages: 10, unread: 2 },
};
const list = (items: readonly object[]) => ({ items, page: 1, limit: 500, total: items.length });

async function openCell(cell: object, answer: object) {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/cells')) return jsonAnswer(200, list([{ ...CELL, ...cell }]));
    if (url.includes('/list-meta/batch/all'))
      return jsonAnswer(
        200,
        list([
          {
            _id: 'item',
            batchId: 'b',
            fileId: FILE._id,
            fileName: FILE.name,
            pages: 12,
            pageKind: 'layout',
            status: 'complete',
          },
        ]),
      );
    if (url.includes('/history/id/'))
      return jsonAnswer(200, {
        questions: [
          makeQuestion({ _id: 'answer', fileId: FILE._id, question: QUESTION, completed: true, ...answer }),
        ],
      });
    return jsonAnswer(200, {
      kind: 'batch',
      batchId: 'b',
      templateId: null,
      templateName: 'Contracts',
      createdAt: '2026-11-21T05:00:00.000Z',
      status: 'complete',
      files: 1,
      questions: 1,
      eta: null,
      done: 1,
      total: 1,
      failed: 0,
      columns: [{ question: QUESTION, type: 'text' }],
      summary: null,
    });
  });
  return renderPage(`/batch-element?batch=b&file=${FILE._id}&question=1`, Component);
}

test('a cell without an answer says how much was searched', async () => {
  await openCell({}, { searched: { pages: 10, unread: [3, 4], nearest: [] } });
  expect(await screen.findByText(/so no pages are cited. 10 of 12 pages read/)).toBeDefined();
});

test('a cell that failed says why, and cannot be marked', async () => {
  await openCell({ status: 'failed', error: 'The file could not be opened.' }, {});
  expect((await screen.findByRole('complementary')).textContent).toContain('The file could not be opened.');
  expect(screen.queryByRole('group', { name: 'Your mark' })).toBeNull();
});

test('the answer of a cell does not join the conversation of its file', async () => {
  const { client } = await openCell({}, {});
  const conversation: Conversation = {
    pages: [{ items: [], page: 1, limit: 20, total: 0 }],
    pageParams: [1],
  };
  const key = questionKeys.conversation(FILE._id);
  client.setQueryData(key, conversation);
  await client.invalidateQueries({ queryKey: questionKeys.one('answer') });
  await waitFor(() => expect(client.getQueryData(questionKeys.one('answer'))).toBeDefined());
  expect(questionsOf(client.getQueryData<Conversation>(key) ?? conversation)).toEqual([]);
});

test('the answer of a cell is copied as that of a chat, with its citation', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  const answered = makeAnswered({ _id: 'answer', fileId: FILE._id });
  await openCell({ kind: 'answer', text: answered.answer, pages: [105] }, answered);
  const button = await screen.findByRole('button', { name: 'Copy answer' });
  fireEvent.keyDown(button, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Copy with citation' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined();
  const text = await (await write.mock.calls[0]?.[0][0]?.getType('text/plain'))?.text();
  expect(text).toContain(`China: $11,911 million. (${FILE.name}, p. 102 · PDF 105)`);
  expect(text).toContain(`/chat?file=${FILE._id}&question=answer&page=105&hit=1`);
});
