import type { FileItem } from '@recto/contract/library';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { useLocation, useSearchParams } from 'react-router';
import { type ChatUrl, readChatUrl } from '#shared/questions/chat-url.ts';
import { ChatTitle } from '#features/chat/chat-title.tsx';
import { Conversation } from '#features/chat/conversation.tsx';
import { FileBar } from '#features/chat/file-bar.tsx';
import { PagePane } from '#features/chat/page-pane.tsx';
import { ReadingProgress } from '#features/chat/reading-progress.tsx';
import { CONVERSATION_WIDTH, useReadingPreferences } from '#features/chat/reading-preferences.ts';
import { type ChatTab, ChatTabs } from '#features/chat/chat-tabs.tsx';
import { useIsNarrow } from '#lib/use-is-narrow.ts';
import { useChatWorkspace } from '#features/chat/use-chat-workspace.ts';
import { asksForPage } from '#shared/files/page-link.ts';

/** Below this the two sides would squeeze each other, so they become tabs. */
const TWO_SIDES_PX = 680;

/** The workspace: the conversation about a file on one side, its pages on the other. */
export function ChatWorkspaceView({ file }: { file: FileItem }) {
  const frame = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(frame, TWO_SIDES_PX);
  const [isPageShown, setPageShown] = useState(true);
  const [search] = useSearchParams();
  const [tab, setTab] = useState<ChatTab>(() => firstTab(readChatUrl(search)));
  const showPage = () => {
    setTab('page');
    setPageShown(true);
  };
  const isPageHidden = !isNarrow && !isPageShown;
  const { workspace, asking, field } = useChatWorkspace(file, showPage, {
    isPageHidden,
    // At once: a field that is not shown takes no focus.
    onConversation: () => flushSync(() => setTab('conversation')),
  });
  usePageLink(showPage);
  const { reading } = workspace;
  const conversation =
    file.status === 'complete' ? (
      <Conversation workspace={workspace} asking={asking} field={field} />
    ) : (
      <ReadingProgress workspace={workspace} asking={asking} field={field} />
    );
  return (
    <div ref={frame} className="flex h-full min-h-80 flex-col">
      <ChatTitle name={file.name} />
      <FileBar
        file={file}
        {...(!isNarrow && { pageToggle: { isOn: isPageShown, onToggle: () => setPageShown(!isPageShown) } })}
      />
      {isNarrow ? (
        <ChatTabs
          tab={tab}
          onTab={setTab}
          hits={reading.marks.length}
          near={reading.near}
          conversation={conversation}
          page={<PagePane workspace={workspace} isCompact />}
        />
      ) : (
        <Sides
          conversation={conversation}
          page={isPageShown ? <PagePane workspace={workspace} isCompact={false} /> : null}
        />
      )}
    </div>
  );
}

/** A link that names a hit, or nothing but a page, opens on the page; an answer that comes later is read first. */
const firstTab = ({ question, page, hit }: ChatUrl): ChatTab =>
  hit !== null || (question === null && page !== null) ? 'page' : 'conversation';

/** Follows links of the room's own file to a page while the room is open. */
function usePageLink(onPage: () => void): void {
  const { key, state } = useLocation();
  const followed = useRef(key);
  useEffect(() => {
    if (followed.current === key) return;
    followed.current = key;
    if (asksForPage(state)) onPage();
  });
}

function Sides({ conversation, page }: { conversation: React.ReactNode; page: React.ReactNode }) {
  const [width] = useState(() => useReadingPreferences.getState().conversationWidth);
  const latest = useRef(width);
  if (page === null) return <div className="min-h-0 flex-1">{conversation}</div>;
  return (
    <Group
      orientation="horizontal"
      className="min-h-0 flex-1"
      onLayoutChanged={(_, { isUserInteraction }) => {
        if (isUserInteraction) useReadingPreferences.setState({ conversationWidth: latest.current });
      }}
    >
      <Panel
        id="chat-conversation"
        defaultSize={width}
        minSize={CONVERSATION_WIDTH.least}
        maxSize={CONVERSATION_WIDTH.most}
        groupResizeBehavior="preserve-pixel-size"
        onResize={({ inPixels }) => {
          latest.current = Math.round(inPixels);
        }}
      >
        {conversation}
      </Panel>
      <Separator
        aria-label="Width of the conversation"
        className="w-px bg-line transition-colors hover:bg-accent data-[separator=active]:bg-accent focus-visible:bg-accent"
      />
      <Panel id="chat-page" minSize={280}>
        {page}
      </Panel>
    </Group>
  );
}
