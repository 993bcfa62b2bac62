import { useRef, useState } from 'react';
import { HitCard } from '#features/chat/hit-card.tsx';
import { PageText } from '#features/chat/page-text.tsx';
import { useReadingPreferences } from '#features/chat/reading-preferences.ts';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { SelectionToolbar } from '#features/chat/selection-toolbar.tsx';
import { useDocumentSearch } from '#features/chat/use-document-search.ts';
import { useTermWalk } from '#features/chat/use-term-walk.ts';
import { usePageNote } from '#shared/files/use-page-note.ts';
import { useReadPage } from '#shared/files/use-read-page.ts';
import { useReadPages } from '#shared/files/use-read-pages.ts';
import { useDocumentSource } from '#shared/files/use-document-source.ts';
import { DocumentViewer } from '#ui/document-viewer/document-viewer.tsx';

interface PagePaneProps {
  readonly workspace: ChatWorkspace;
  /** On phones: a card with the quote in place of the rail and the hit buttons. */
  readonly isCompact: boolean;
}

export function PagePane({ workspace, isCompact }: PagePaneProps) {
  const { reading, labels } = workspace;
  const hasThumbnails = useReadingPreferences((preferences) => preferences.hasThumbnails);
  const pane = useRef<HTMLElement>(null);
  const [isText, setIsText] = useState(false);
  const search = useDocumentSearch(workspace);
  const walk = useTermWalk(workspace);
  const source = useDocumentSource(workspace.file._id);
  const read = useReadPage(workspace.file, reading.page);
  const flow = useReadPages(workspace.file, reading.page);
  const note = usePageNote(workspace.file, reading.page);
  const current = reading.passage === null ? undefined : reading.passages[reading.passage];
  // Further passages are drawn only where one is looked at.
  const passages = reading.passages.filter((passage, at) => at < reading.near || passage === current);
  const hasCard = isCompact && !search.isOpen && reading.marks.length > 0;
  return (
    <section ref={pane} aria-label="Document" className="relative h-full min-h-0 min-w-0">
      <DocumentViewer
        kind={workspace.file.pageKind}
        source={source}
        read={read}
        flow={flow}
        lang={workspace.file.lang}
        page={reading.page}
        onPage={reading.turnTo}
        marks={reading.marks}
        currentMark={reading.mark?.number ?? null}
        onMark={reading.showMark}
        passages={passages}
        currentPassage={current === undefined ? null : passages.indexOf(current)}
        onPassage={(at) => {
          const passage = passages[at];
          if (passage) reading.showPassage(reading.passages.indexOf(passage));
        }}
        place={reading.openedId === null || workspace.isStartShown ? workspace.place : undefined}
        walk={walk}
        labels={labels}
        glow={reading.glow}
        note={note}
        isCompact={isCompact}
        hasThumbnails={hasThumbnails && !isCompact}
        onThumbnails={() => useReadingPreferences.setState({ hasThumbnails: !hasThumbnails })}
        search={search}
        text={{
          isShown: isText,
          onToggle: () => setIsText(!isText),
          pane: <PageText workspace={workspace} />,
        }}
        footer={hasCard && <HitCard workspace={workspace} />}
      />
      <SelectionToolbar workspace={workspace} pane={pane} />
    </section>
  );
}
