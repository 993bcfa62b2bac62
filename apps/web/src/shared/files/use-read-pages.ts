import type { FileItem } from '@recto/contract/library';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { documentPageQuery, fileDetailQuery } from '#shared/files/queries.ts';
import type { ReadPagesState } from '#ui/document-viewer/frame/types.ts';

/** What is shown in one scrolling list, as it was read. */
const FLOWING = new Set<FileItem['pageKind']>(['lines', 'saved', 'section']);

/** The pages of a text as they come into sight; undefined for files that are shown page by page. */
export function useReadPages(file: FileItem, shown: number): ReadPagesState | undefined {
  const isFlowing = FLOWING.has(file.pageKind);
  const pageCount = file.pages ?? 1;
  const open = Math.min(pageCount, Math.max(1, shown));
  const [inSight, setInSight] = useState<readonly number[]>([]);
  const onSight = useCallback(
    (pages: readonly number[]) => setInSight((known) => (known.join() === pages.join() ? known : pages)),
    [],
  );
  const wanted = isFlowing ? [...new Set([open, ...inSight])] : [];
  const found = useQueries({ queries: wanted.map((page) => documentPageQuery(file, page)) });
  const { data: detail } = useQuery({ ...fileDetailQuery(file._id), enabled: isFlowing });
  const changes = useMemo(
    () =>
      detail?.report.pages.flatMap(({ page, changes: count }) =>
        count === undefined ? [] : [{ page, count }],
      ) ?? [],
    [detail],
  );
  if (!isFlowing) return undefined;
  return {
    pageCount,
    changes,
    onSight,
    pageOf: (page) => {
      const result = found[wanted.indexOf(page)];
      return {
        status: result?.isError ? 'failed' : result?.isSuccess ? 'ready' : 'loading',
        content: result?.data,
        onRetry: () => void result?.refetch(),
      };
    },
  };
}
