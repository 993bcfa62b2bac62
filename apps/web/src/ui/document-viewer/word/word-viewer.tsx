import { useState } from 'react';
import type { FlowSheet } from '#ui/document-viewer/flow/flow-page.tsx';
import { PageFlowViewport } from '#ui/document-viewer/flow/page-flow.tsx';
import { useFlowFrame } from '#ui/document-viewer/flow/use-flow-frame.ts';
import type { ReadPagesState, ViewerProps } from '#ui/document-viewer/frame/types.ts';
import { ViewerFrame } from '#ui/document-viewer/frame/viewer-frame.tsx';
import { ChangesBar } from '#ui/document-viewer/word/changes-bar.tsx';
import type { ChangesView } from '#ui/document-viewer/word/flow-parts.ts';
import { type ChangeStep, useChangeSteps } from '#ui/document-viewer/word/use-change-steps.ts';
import { WordBlocks } from '#ui/document-viewer/word/word-blocks.tsx';
import { WordPicture } from '#ui/document-viewer/word/word-picture.tsx';
import '#ui/document-viewer/word/word.css';

/** Scrolls through Word documents: headings, lists, tables, notes, comments and tracked changes, with marks on the words. */
export default function WordViewer(viewer: ViewerProps) {
  return viewer.flow ? <OpenWord viewer={viewer} pages={viewer.flow} /> : null;
}

function OpenWord({ viewer, pages }: { readonly viewer: ViewerProps; readonly pages: ReadPagesState }) {
  const [view, setView] = useState<ChangesView>('marked');
  const { flow, frame } = useFlowFrame(viewer, pages, view);
  const { step, current, stepBy } = useChangeSteps(viewer, pages, flow);
  const changeCount = pages.changes.reduce((sum, { count }) => sum + count, 0);
  const sheet: FlowSheet = {
    testId: 'word-page',
    className: 'word-sheet',
    width: 780,
    fontSize: 16,
    nameOf: (page, content) =>
      viewer.kind === 'section'
        ? `Section ${page}${content?.size ? ', a picture' : ''}`
        : `Page ${page}, as last saved in Word`,
    look: view,
    body: bodyOf(viewer, view, step),
  };
  return (
    <ViewerFrame
      viewer={viewer}
      frame={frame}
      painter="numbers"
      tools={
        changeCount > 0 && (
          <ChangesBar count={changeCount} current={current} view={view} onView={setView} onStep={stepBy} />
        )
      }
    >
      <PageFlowViewport viewer={viewer} frame={frame} pages={pages} flow={flow} sheet={sheet} />
    </ViewerFrame>
  );
}

const bodyOf =
  ({ source, lang }: ViewerProps, view: ChangesView, step: ChangeStep | null): FlowSheet['body'] =>
  (content) =>
    content.size ? (
      <WordPicture content={content} size={content.size} source={source} lang={lang} />
    ) : (
      <WordBlocks
        content={content}
        view={view}
        current={step?.page === content.page ? step.at : null}
        lang={lang}
      />
    );
