import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { originalUrlQuery } from '#shared/files/queries.ts';
import type { DocumentSource } from '#ui/document-viewer/frame/types.ts';

/** The original of a file, as the viewer reads it. */
export function useOriginal(fileId: string): DocumentSource {
  const client = useQueryClient();
  return useMemo(
    () => ({ key: fileId, getUrl: () => client.query(originalUrlQuery(fileId)) }),
    [client, fileId],
  );
}
