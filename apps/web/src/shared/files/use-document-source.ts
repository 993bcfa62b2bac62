import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pagesUrlQuery, pictureUrlQuery } from '#shared/files/queries.ts';
import type { DocumentSource, PictureSource } from '#ui/document-viewer/frame/types.ts';

/** What a viewer draws the pages of a file from. */
export function useDocumentSource(fileId: string): DocumentSource & PictureSource {
  const client = useQueryClient();
  return useMemo(
    () => ({
      key: fileId,
      getUrl: () => client.query(pagesUrlQuery(fileId)),
      getPictureUrl: (page) => client.query(pictureUrlQuery(fileId, page)),
    }),
    [client, fileId],
  );
}
