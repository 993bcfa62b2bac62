import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useMemo } from 'react';
import { contract } from '@recto/contract';
import { call } from '#lib/api.ts';
import { ThumbnailPainter } from '#ui/document-viewer/thumbnail-painter.ts';
import type { DocumentSource } from '#ui/document-viewer/types.ts';
import { usePdf } from '#ui/document-viewer/use-pdf.ts';
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
  const { state } = usePdf(source);
  return state.status === 'ready' ? <Pictured {...tiles} pdf={state.pdf} /> : <PageTiles {...tiles} />;
}

function Pictured({ pdf, ...tiles }: Omit<PageTilesProps, 'painter'> & { pdf: PDFDocumentProxy }) {
  const painter = useMemo(() => new ThumbnailPainter(pdf, WIDTH * 2), [pdf]);
  useEffect(() => {
    painter.hold(false);
    return () => painter.hold(true);
  }, [painter]);
  return <PageTiles {...tiles} painter={painter} />;
}
