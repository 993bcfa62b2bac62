import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pagesUrlQuery } from '#shared/files/queries.ts';
import type { DocumentSource } from '#ui/document-viewer/frame/types.ts';

/** What a viewer draws the pages of a file from. */
export function useDocumentSource(fileId: string): DocumentSource {
  const client = useQueryClient();
  return useMemo(
    () => ({ key: fileId, getUrl: () => client.query(pagesUrlQuery(fileId)) }),
    [client, fileId],
  );
}
