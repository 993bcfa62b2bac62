import { contract } from '@recto/contract';
import { READY_TEMPLATES } from '@recto/contract/ready-templates';
import type { FileItem } from '@recto/contract/library';
import { type ApiClient, makeTemplate, waitForBatch } from '@recto/testing/api';
import { type ExpectedCells, type Judged, judgeCell } from './judge-cell.ts';

export interface AskedCell extends Judged {
  /** The file, the question and what is shown, to be read where a test fails. */
  readonly told: string;
}

/** Asks files all questions of a shipped template, and judges each cell by what was written down of its file. */
export async function askTemplate(
  api: ApiClient,
  name: string,
  files: readonly FileItem[],
  expected: Readonly<Record<string, ExpectedCells>>,
  limitMs?: number,
): Promise<AskedCell[]> {
  const shipped = READY_TEMPLATES.find((template) => template.name === name);
  if (shipped === undefined) throw new Error(`no template ${name} is shipped`);
  const { _id: templateId } = await makeTemplate(api, shipped);
  const body = { fileIds: files.map(({ _id }) => _id), templateId };
  const { batchId } = await api.call(contract.batches.start, { body });
  await waitForBatch(api, batchId, limitMs);
  const { items } = await api.call(contract.history.batchItems, { query: { batchId } });
  return items.flatMap(({ fileName, answers }) =>
    answers.map((answer) => {
      const cell = expected[fileName]?.[answer.question];
      if (cell === undefined) throw new Error(`nothing is written down of ${fileName}: ${answer.question}`);
      const judged = judgeCell(answer, cell);
      const told = `${judged.outcome}: ${fileName}: ${answer.question} ${answer.kind} “${answer.claims[0]?.text ?? ''}”`;
      return { ...judged, told };
    }),
  );
}
