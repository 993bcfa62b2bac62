import { useEffect, useMemo } from 'react';
import { contract } from '@recto/contract';
import { call } from '#lib/api.ts';
import type { DocumentSource } from '#ui/document-viewer/frame/types.ts';
import { usePdfPainter } from '#ui/document-viewer/pdf/use-pdf-painter.ts';
import { PageTiles, type PageTilesProps } from './page-tiles.tsx';

const WIDTH = 96;

/** The tiles with pictures of their pages. Those of a protected file stay empty: its pages ask for the password. */
export default function PicturedTiles({
  fileId,
  ...tiles
}: Omit<PageTilesProps, 'painter'> & { fileId: string }) {
  const source = useMemo<DocumentSource>(
    () => ({
      key: fileId,
      getUrl: async (signal) => (await call(contract.files.originalUrl, { body: { fileId }, signal })).url,
    }),
    [fileId],
  );
  const painter = usePdfPainter(source, WIDTH * 2);
  useEffect(() => {
    painter?.hold(false);
    return () => painter?.hold(true);
  }, [painter]);
  return <PageTiles {...tiles} {...(painter && { painter })} />;
}
