import { contract } from '@recto/contract';
import { connect, logIn, makeTemplate, waitForBatch } from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import type { Page } from '@playwright/test';
import { openLibrary } from './library.ts';
import type { Person } from './people.ts';
import type { RunningServer } from './server.ts';

export const QUESTIONS = [
  'When are invoices payable?',
  'What is the notice period?',
  'Which vitamins does a kiwi fruit contain?',
];
export const FILES = 4;

/** A batch of a few short files that has come to its end. */
export async function runBatch(server: RunningServer, person: Person) {
  const library = await openLibrary(server, person);
  const api = connect(server.url, (await logIn(connect(server.url), person)).AccessToken);
  const fileIds: string[] = [];
  for (let at = 1; at <= FILES; at += 1) {
    const lines = [
      `Invoices are payable within ${at}0 days of receipt.`,
      `The notice period is ${at} months.`,
    ];
    const sent = await library.send(`Contract_${at}.pdf`, tinyPdf([['Contract'], lines], `matrix ${at}`));
    fileIds.push((await library.settled(sent))._id);
  }
  const template = await makeTemplate(api, { name: 'Supplier contracts', questions: QUESTIONS });
  const body = { fileIds, templateId: template._id };
  const { batchId } = await api.call(contract.batches.start, { body });
  await waitForBatch(api, batchId);
  return { api, batchId, fileIds };
}

export const gridOf = (page: Page) => page.getByRole('grid', { name: 'Answers' });
/** The cell of a file and a question, both from 1. */
export const cellAt = (page: Page, file: number, question: number) =>
  gridOf(page).locator(`[role="row"][aria-rowindex="${file + 1}"] [aria-colindex="${question + 1}"]`);
