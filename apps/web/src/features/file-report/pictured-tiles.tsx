import { useEffect } from 'react';
import { useDocumentSource } from '#shared/files/use-document-source.ts';
import { usePdfPainter } from '#ui/document-viewer/pdf/use-pdf-painter.ts';
import { PageTiles, type PageTilesProps } from './page-tiles.tsx';

const WIDTH = 96;

/** The tiles with pictures of their pages. Those of a protected file stay empty: its pages ask for the password. */
export default function PicturedTiles({
  fileId,
  ...tiles
}: Omit<PageTilesProps, 'painter'> & { fileId: string }) {
  const painter = usePdfPainter(useDocumentSource(fileId), WIDTH * 2);
  useEffect(() => {
    painter?.hold(false);
    return () => painter?.hold(true);
  }, [painter]);
  return <PageTiles {...tiles} {...(painter && { painter })} />;
}
