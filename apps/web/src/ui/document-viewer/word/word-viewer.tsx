import { useEffect, useMemo, useState } from 'react';
import { PageViewport } from '#ui/document-viewer/frame/page-viewport.tsx';
import type { ReadPageState, ViewerProps } from '#ui/document-viewer/frame/types.ts';
import { NO_PICTURES, useFlowingPage } from '#ui/document-viewer/frame/use-flowing-page.ts';
import { ViewerFrame } from '#ui/document-viewer/frame/viewer-frame.tsx';
import { DocumentFailed, DocumentLoading } from '#ui/document-viewer/frame/viewer-states.tsx';
import '#ui/document-viewer/word/word.css';
import { type ChangesView, showPage } from '#ui/document-viewer/word/flow-parts.ts';
import { ChangeSteps } from '#ui/document-viewer/word/change-steps.tsx';
import { PageHead } from '#ui/document-viewer/word/page-head.tsx';
import { WordSheet } from '#ui/document-viewer/word/word-sheet.tsx';

/** Shows Word documents page by page: headings, lists, tables, notes, comments and tracked changes, with marks on the words. */
export default function WordViewer(viewer: ViewerProps) {
  const { read } = viewer;
  if (!read) return null;
  if (read.status === 'failed') return <DocumentFailed onRetry={read.onRetry} />;
  if (read.status === 'loading' && !read.page) return <DocumentLoading />;
  return <OpenWord viewer={viewer} read={read} />;
}

function OpenWord({ viewer: given, read }: { readonly viewer: ViewerProps; readonly read: ReadPageState }) {
  const [view, setView] = useState<ChangesView>('marked');
  const { setSheet, content, viewer, frame, size } = useFlowingPage(given, read, view);
  const shown = useMemo(() => content && showPage(content, view), [content, view]);
  const changed = view === 'marked' ? (shown?.blocks.filter(({ changes }) => changes.length > 0) ?? []) : [];
  // A new object with every step, which scrolls anew.
  const [step, setStep] = useState<{ readonly page: number; readonly index: number } | null>(null);
  const current = step?.page === frame.page && step.index < changed.length ? step.index : null;
  const { viewport } = frame;
  useEffect(() => {
    if (step) viewport.current?.querySelector('[data-current-change]')?.scrollIntoView({ block: 'center' });
  }, [step, viewport]);
  return (
    <ViewerFrame viewer={viewer} frame={frame} painter={NO_PICTURES}>
      <PageViewport frame={frame} status={content ? 'ready' : 'loading'} footer={viewer.footer}>
        {content && shown && (
          <>
            <PageHead
              name={
                viewer.kind === 'section'
                  ? `Section ${frame.page}`
                  : `Page ${frame.page}, as last saved in Word`
              }
              view={content.changes?.length ? view : null}
              onView={setView}
              steps={
                changed.length > 0 && (
                  <ChangeSteps
                    count={changed.length}
                    current={current}
                    onStep={(index) => setStep({ page: frame.page, index })}
                  />
                )
              }
            />
            <WordSheet
              key={frame.page}
              ref={setSheet}
              shown={shown}
              view={view}
              changed={current === null ? undefined : changed[current]}
              viewer={viewer}
              frame={frame}
              size={size}
            />
          </>
        )}
      </PageViewport>
    </ViewerFrame>
  );
}
