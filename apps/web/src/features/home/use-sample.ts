import { contract } from '@recto/contract';
import type { FileItem } from '@recto/contract/library';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '#lib/api.ts';
import { NetworkError, sentenceOf } from '#lib/api-error.ts';
import { fileQuery, isRunning, libraryKeys, putFile } from '#lib/queries/files.ts';
import { wait } from '#lib/wait.ts';
import { toast } from '#ui/toast.tsx';

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

/** Puts the sample into the account and opens its report in the chat, or the list while it is not ready. */
export function useSample() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const { items } = await call(contract.files.sample, {});
      for (const item of items) putFile(client, item);
      await client.invalidateQueries({ queryKey: libraryKeys.all });
      const report = reportOf(items);
      return report && waitUntilReady(client, report);
    },
    onSuccess: (report) => {
      if (report?.status === 'complete') return navigate(`/chat?file=${report._id}`);
      return navigate(report?.parentFolderId ? `/files?folder=${report.parentFolderId}` : '/files');
    },
    onError: (error) => {
      if (!(error instanceof NetworkError)) toast.error(sentenceOf(error));
    },
  });
}
