import { contract } from '@recto/contract';
import type { FileItem } from '@recto/contract/library';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '#lib/api.ts';
import { fileQuery, isRunning, libraryKeys, putFile } from '#shared/files/queries.ts';
import { putQuestions } from '#shared/questions/queries.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { wait } from '#lib/wait.ts';

/** The sample is small; when it takes longer, its rows in the list show how far it is. */
const LOOKS = 20;
const LOOK_EVERY_MS = 500;

/** The report is the one to ask first: its answers are figures. */
const reportOf = (items: readonly FileItem[]): FileItem | undefined =>
  items.find((item) => /report/i.test(item.name)) ?? items[0];

async function waitUntilReady(client: QueryClient, file: FileItem): Promise<FileItem> {
  let newest = file;
  for (let look = 0; isRunning(newest) && look < LOOKS; look++) {
    await wait(LOOK_EVERY_MS);
    newest = await client.query({ ...fileQuery(file._id), staleTime: 0 });
  }
  return newest;
}

/** Puts the sample into the account and opens its report in the chat, or the list while it is not ready; may ask it at once. */
export function useSample() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (question: string | null) => {
      const { items } = await call(contract.files.sample, {});
      for (const item of items) putFile(client, item);
      await client.invalidateQueries({ queryKey: libraryKeys.all });
      const report = reportOf(items);
      const ready = report && (await waitUntilReady(client, report));
      if (ready?.status !== 'complete' || question === null) return { report: ready, asked: undefined };
      const { questions } = await call(contract.questions.ask, { body: { fileId: ready._id, question } });
      putQuestions(client, questions);
      return { report: ready, asked: questions[0] };
    },
    onSuccess: ({ report, asked }) => {
      if (report?.status === 'complete')
        return navigate(`/chat?file=${report._id}${asked ? `&question=${asked._id}` : ''}`);
      return navigate(report?.parentFolderId ? `/files?folder=${report.parentFolderId}` : '/files');
    },
    onError: (error) => toastFailure(error),
  });
}
