import { useMemo } from 'react';
import { PageViewport } from '#ui/document-viewer/frame/page-viewport.tsx';
import type { ViewerProps } from '#ui/document-viewer/frame/types.ts';
import { NO_PICTURES, useFlowingPage } from '#ui/document-viewer/frame/use-flowing-page.ts';
import { ViewerFrame } from '#ui/document-viewer/frame/viewer-frame.tsx';
import { DocumentFailed, DocumentLoading } from '#ui/document-viewer/frame/viewer-states.tsx';
import { TextSheet } from '#ui/document-viewer/text/text-sheet.tsx';

const NO_LINES: readonly string[] = [];

/** Shows plain text page by page, by its lines, with marks on its words. */
export default function TextViewer(viewer: ViewerProps) {
  const { read } = viewer;
  if (!read) return null;
  if (read.status === 'failed') return <DocumentFailed onRetry={read.onRetry} />;
  if (read.status === 'loading' && !read.page) return <DocumentLoading />;
  return <OpenText viewer={viewer} read={read} />;
}

interface OpenTextProps {
  readonly viewer: ViewerProps;
  readonly read: NonNullable<ViewerProps['read']>;
}

function OpenText({ viewer: given, read }: OpenTextProps) {
  const { setSheet, content, viewer, frame, size } = useFlowingPage(given, read);
  const lines = useMemo(() => content?.text.split('\n') ?? NO_LINES, [content]);
  return (
    <ViewerFrame viewer={viewer} frame={frame} painter={NO_PICTURES}>
      <PageViewport frame={frame} status={content ? 'ready' : 'loading'} footer={viewer.footer}>
        {content && (
          <TextSheet
            key={frame.page}
            ref={setSheet}
            lines={lines}
            firstLine={content.firstLine ?? 1}
            viewer={viewer}
            frame={frame}
            size={size}
          />
        )}
      </PageViewport>
    </ViewerFrame>
  );
}
