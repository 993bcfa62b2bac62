import { useState } from 'react';
import { cx } from '#lib/cx.ts';
import type { FlowSheet } from '#ui/document-viewer/flow/flow-page.tsx';
import { PageFlowViewport } from '#ui/document-viewer/flow/page-flow.tsx';
import { useFlowFrame } from '#ui/document-viewer/flow/use-flow-frame.ts';
import type { ReadPage, ReadPagesState, ViewerProps } from '#ui/document-viewer/frame/types.ts';
import { clampPage } from '#ui/document-viewer/frame/use-viewer-frame.ts';
import { ViewChoice } from '#ui/document-viewer/frame/view-choice.tsx';
import { ViewerFrame } from '#ui/document-viewer/frame/viewer-frame.tsx';
import { hasColumns } from '#ui/document-viewer/text/has-columns.ts';
import { TextLines } from '#ui/document-viewer/text/text-lines.tsx';

/** Letters for reading, or of one width, which keep columns that were made with spaces. */
type TextView = 'text' | 'columns';
const VIEWS = [
  ['text', 'Text'],
  ['columns', 'Columns kept'],
] as const satisfies readonly (readonly [TextView, string])[];

/** Scrolls through plain text by its lines, with marks on its words. */
export default function TextViewer(viewer: ViewerProps) {
  return viewer.flow ? <OpenText viewer={viewer} pages={viewer.flow} /> : null;
}

interface OpenTextProps {
  readonly viewer: ViewerProps;
  readonly pages: ReadPagesState;
}

function OpenText({ viewer, pages }: OpenTextProps) {
  const [chosen, setChosen] = useState<TextView | null>(null);
  const opened = pages.pageOf(clampPage(viewer.page, pages.pageCount)).content?.text;
  // Which page was opened decides once, so that letters do not change while one scrolls.
  const [suggested, setSuggested] = useState<TextView | null>(null);
  if (suggested === null && opened !== undefined) setSuggested(hasColumns(opened) ? 'columns' : 'text');
  const view = chosen ?? suggested ?? 'text';
  const { flow, frame } = useFlowFrame(viewer, pages, view);
  const sheet: FlowSheet = {
    testId: 'text-page',
    className: cx('viewer-text', view === 'columns' && 'viewer-columns'),
    width: 760,
    fontSize: view === 'columns' ? 13 : 15,
    nameOf,
    look: view,
    body: bodyIn(viewer.lang),
  };
  return (
    <ViewerFrame
      viewer={viewer}
      frame={frame}
      painter="numbers"
      tools={
        <div className="flex min-h-10 items-center border-b border-line px-3">
          <ViewChoice label="Letters" options={VIEWS} value={view} onChange={setChosen} />
        </div>
      }
    >
      <PageFlowViewport viewer={viewer} frame={frame} pages={pages} flow={flow} sheet={sheet} />
    </ViewerFrame>
  );
}

const bodyIn =
  (lang: string): FlowSheet['body'] =>
  (content) => <TextLines content={content} lang={lang} />;

function nameOf(page: number, content: ReadPage | undefined): string {
  if (content?.firstLine === undefined) return `Page ${page}`;
  const last = content.firstLine + content.text.split('\n').length - 1;
  return `Page ${page}, lines ${content.firstLine} to ${last}`;
}
