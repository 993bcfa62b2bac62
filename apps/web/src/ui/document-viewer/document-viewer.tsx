import type { FileItem } from '@recto/contract/library';
import { type ComponentType, lazy, Suspense } from 'react';
import type { ViewerProps } from '#ui/document-viewer/frame/types.ts';

const WordViewer = lazy(() => import('#ui/document-viewer/word/word-viewer.tsx'));

/** A viewer for each kind of pages; it comes, with what it needs to draw them, when the first such page is shown. */
const VIEWERS: Readonly<Record<FileItem['pageKind'], ComponentType<ViewerProps>>> = {
  layout: lazy(() => import('#ui/document-viewer/pdf/pdf-viewer.tsx')),
  lines: lazy(() => import('#ui/document-viewer/text/text-viewer.tsx')),
  saved: WordViewer,
  section: WordViewer,
  sheet: lazy(() => import('#ui/document-viewer/table/table-viewer.tsx')),
};

/** The pages of a document with what is marked on them. */
export function DocumentViewer({ kind, ...props }: ViewerProps & { readonly kind: FileItem['pageKind'] }) {
  const Viewer = VIEWERS[kind];
  return (
    <Suspense fallback={<div className="h-full bg-desk" />}>
      <Viewer {...props} kind={kind} />
    </Suspense>
  );
}
