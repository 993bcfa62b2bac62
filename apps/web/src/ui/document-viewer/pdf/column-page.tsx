import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { PageBox, PageSize } from '#ui/document-viewer/frame/types.ts';
import { PageFailed } from '#ui/document-viewer/frame/viewer-states.tsx';
import { type Trim, usePageWindow } from '#ui/document-viewer/pdf/ink-window.ts';
import { usePage } from '#ui/document-viewer/pdf/use-page.ts';
import { usePageCanvas } from '#ui/document-viewer/pdf/use-page-canvas.ts';
import { useTextLayer } from '#ui/document-viewer/pdf/use-text-layer.ts';

/** Of A4, until a page is there. */
export const RATIO = 297 / 210;

interface ShownPageProps {
  /** In CSS pixels, of what is shown of it. */
  readonly width: number;
  readonly trim: Trim;
  readonly lang: string;
  /** Lies over a page that is drawn. */
  readonly renderOverlay: (page: number, size: PageSize) => ReactNode;
  /** What of it is shown. */
  readonly onWindow: (page: number, window: PageBox) => void;
}

interface ColumnPageProps extends ShownPageProps {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
}

/** A page of a document in a column of pages. */
export function ColumnPage({ pdf, number, ...shown }: ColumnPageProps) {
  const loaded = usePage(pdf, number);
  if (loaded.status === 'ready') return <LoadedPage page={loaded.page} {...shown} />;
  return (
    <Placeholder width={shown.width} isBusy={loaded.status === 'loading'}>
      {loaded.status === 'failed' && <PageFailed page={number} />}
    </Placeholder>
  );
}

interface PlaceholderProps {
  readonly width: number;
  readonly isBusy: boolean;
  readonly children?: ReactNode;
}

const Placeholder = ({ width, isBusy, children }: PlaceholderProps) => (
  <div className="viewer-sheet" style={{ width, height: width * RATIO }} aria-busy={isBusy}>
    {children}
  </div>
);

function LoadedPage({ page, ...shown }: ShownPageProps & { readonly page: PDFPageProxy }) {
  const part = usePageWindow(page, shown.trim);
  if (!part) return <Placeholder width={shown.width} isBusy />;
  return <DrawnPage page={page} part={part} {...shown} />;
}

interface DrawnPageProps extends ShownPageProps {
  readonly page: PDFPageProxy;
  readonly part: PageBox;
}

function DrawnPage({ page, part, width, lang, renderOverlay, onWindow }: DrawnPageProps) {
  const picture = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const size = useMemo(() => page.getViewport({ scale: 1 }), [page]);
  const scale = width / (size.width * part.width);
  const viewport = useMemo(() => page.getViewport({ scale }), [page, scale]);
  const drawing = usePageCanvas(picture, page, viewport);
  useTextLayer(words, page, viewport, drawing === 'drawn');
  const { y, height } = part;
  useEffect(() => {
    onWindow(page.pageNumber, part);
    // oxlint-disable-next-line react/exhaustive-deps -- anew where another part is shown
  }, [page, y, height]);
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    width: viewport.width,
    height: viewport.height,
    left: -part.x * viewport.width,
    top: -part.y * viewport.height,
    '--total-scale-factor': viewport.scale,
    '--scale-factor': viewport.scale,
  };
  return (
    <div className="viewer-sheet overflow-clip" style={{ width, height: part.height * viewport.height }}>
      <div
        role="group"
        className="absolute"
        style={style}
        aria-label={`Page ${page.pageNumber}`}
        aria-busy={drawing === 'waiting'}
        data-testid="pdf-page"
        data-page={page.pageNumber}
      >
        <div ref={picture} className="viewer-picture" />
        <div ref={words} className="textLayer" dir="auto" lang={lang} />
        {drawing === 'drawn' && renderOverlay(page.pageNumber, size)}
        {drawing === 'failed' && (
          <div className="viewer-page-failed">
            <PageFailed page={page.pageNumber} />
          </div>
        )}
      </div>
    </div>
  );
}
