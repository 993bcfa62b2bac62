import { contract } from '@recto/contract';
import type { DeletionPreview } from '@recto/contract/history';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { plural } from '#lib/format.ts';
import { libraryKeys } from '#shared/files/queries.ts';

interface Selection {
  readonly fileIds?: readonly string[];
  readonly folderIds?: readonly string[];
}

/** What goes with files and folders that are deleted; always asked anew. */
export const deletionPreviewQuery = ({ fileIds = [], folderIds = [] }: Selection) =>
  queryOptions({
    queryKey: [...libraryKeys.all, 'deletion-preview', fileIds, folderIds] as const,
    queryFn: ({ signal }) =>
      call(contract.history.deletionPreview, {
        body: { fileIds: [...fileIds], folderIds: [...folderIds] },
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
  });

/** Such as "2 comparisons, 44 answers and 1 review"; empty where nothing goes with them. */
export function describePreview({ batches, comparisons, answers, reviews }: DeletionPreview): string {
  const counts: readonly (readonly [count: number, text: string])[] = [
    [batches, batches === 1 ? '1 batch' : `${batches.toLocaleString('en-US')} batches`],
    [comparisons, plural(comparisons, 'comparison')],
    [answers, plural(answers, 'answer')],
    [reviews, plural(reviews, 'review')],
  ];
  const parts = counts.filter(([count]) => count > 0).map(([, text]) => text);
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}
