import { contract } from '@recto/contract';
import { useMemo, useState } from 'react';
import { HitCard } from '#features/chat/hit-card.tsx';
import { PageText } from '#features/chat/page-text.tsx';
import { useReadingPreferences } from '#features/chat/reading-preferences.ts';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { useDocumentSearch } from '#features/chat/use-document-search.ts';
import { call } from '#lib/api.ts';
import { DocumentViewer } from '#ui/document-viewer/document-viewer.tsx';
import type { DocumentSource } from '#ui/document-viewer/frame/types.ts';

interface PagePaneProps {
  readonly workspace: ChatWorkspace;
  /** On phones: a card with the quote in place of the rail and the hit buttons. */
  readonly isCompact: boolean;
}

export function PagePane({ workspace, isCompact }: PagePaneProps) {
  const { reading, labels } = workspace;
  const hasThumbnails = useReadingPreferences((preferences) => preferences.hasThumbnails);
  const [isText, setIsText] = useState(false);
  const search = useDocumentSearch(workspace);
  const fileId = workspace.file._id;
  const source = useMemo<DocumentSource>(
    () => ({
      key: fileId,
      getUrl: async (signal) => (await call(contract.files.originalUrl, { body: { fileId }, signal })).url,
    }),
    [fileId],
  );
  const hasCard = isCompact && !search.isOpen && reading.marks.length > 0;
  return (
    <section aria-label="Document" className="h-full min-h-0 min-w-0">
      <DocumentViewer
        kind={workspace.file.pageKind}
        source={source}
        lang={workspace.file.lang}
        page={reading.page}
        onPage={reading.turnTo}
        marks={reading.marks}
        currentMark={reading.mark?.number ?? null}
        onMark={reading.showMark}
        passages={reading.passages}
        currentPassage={reading.passage}
        onPassage={reading.showPassage}
        labels={labels}
        glow={reading.glow}
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
    </section>
  );
}
