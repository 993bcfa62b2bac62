import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { ChatAssistant } from '#app/chat-assistant.tsx';
import { Loading } from '#app/loading.tsx';
import { BottomBar, Sidebar } from '#app/navigation.tsx';
import { onDemand } from '#app/on-demand.tsx';
import { findScreen } from '#app/screens.ts';
import { ScreenOutlet } from '#app/screen-outlet.tsx';
import { TopBar } from '#app/top-bar.tsx';
import { watchUnsentDeletions } from '#shared/deletions/delete-files-mutations.ts';
import { catchUpInvalidations } from '#shared/events/catch-up.ts';
import { receive } from '#shared/events/receive.ts';
import { useFileDetails } from '#shared/files/file-details.ts';
import { endUnlocking, useFileToUnlock } from '#shared/files/file-to-unlock.ts';
import { keepFocus } from '#lib/keep-focus.ts';
import { closeReachedLimit, useReachedLimit } from '#shared/limits/reached-limit.ts';
import { closeOverlay, openOverlay, useOverlay } from '#shared/overlays/overlay.ts';
import { useSidebar } from '#lib/preferences.ts';
import { useSession } from '#lib/session.ts';
import { endExpiredSession } from '#lib/session-end.ts';
import { useShortcut } from '#lib/shortcuts.ts';
import type { SocketHandlers } from '#lib/connection.ts';
import { openSocket } from '#lib/socket.ts';
import { useGuidedTour, useWalk } from '#shared/tour/tour.ts';
import { endUploadRequest, useUploadRequest } from '#shared/uploads/upload-request.ts';
import { useCloseOnBack } from '#lib/use-close-on-back.ts';

const UploadPanel = onDemand(() => import('#features/files/upload-panel.tsx'));
const UploadHere = onDemand(() => import('#features/files/upload-here.tsx'), endUploadRequest);
const UnlockFile = onDemand(() => import('#features/unlock-file/unlock-file.tsx'), endUnlocking);
const NoticeBanner = onDemand(() => import('#features/notice/notice-banner.tsx'));
const FileReport = onDemand(() => import('#features/file-report/file-report.tsx'));
const GuidedTour = onDemand(() => import('#features/tour/guided-tour.tsx'));
const StepTour = onDemand(() => import('#features/tour/step-tour.tsx'));
const LimitDialog = onDemand(() => import('#features/limits/limit-dialog.tsx'), closeReachedLimit);
const Palette = onDemand(() => import('#app/palette/palette.tsx'), closeOverlay);
const ShortcutList = onDemand(() => import('#app/shortcut-list.tsx'), closeOverlay);
const FeedbackDialog = onDemand(() => import('#features/feedback/feedback-dialog.tsx'), closeOverlay);
const CreateFolder = onDemand(async () => {
  const { CreateFolderDialog } = await import('#features/files/create-folder-dialog.tsx');
  return { default: CreateFolderDialog };
}, closeOverlay);

/** A thin line under the top bar while the next screen is on its way; late, so that quick ones show none. */
function NavigationBar() {
  const busy = useNavigation().state === 'loading';
  return busy ? (
    <div aria-hidden="true" className="absolute inset-x-0 top-0 z-30 h-0.5 overflow-hidden">
      <div className="nav-progress h-full bg-accent" />
    </div>
  ) : null;
}

function onTitle(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

/** Says which screen is shown: unlike a page that is loaded, a change of the address is told to nobody. */
function ScreenName() {
  const title = useSyncExternalStore(onTitle, () => document.title);
  const isLoaded = useLocation().key === 'default';
  return (
    <p role="status" aria-label="Screen" className="sr-only">
      {isLoaded ? '' : title}
    </p>
  );
}

/** Dialogs that any screen can ask for; their code comes when one does. */
function Dialogs() {
  const isUnlocking = useFileToUnlock(({ file }) => file !== null);
  const isUploading = useUploadRequest(({ request }) => request !== null);
  const details = useFileDetails();
  const isTouring = useGuidedTour().topic !== null;
  const isWalking = useWalk() !== null;
  const isLimited = useReachedLimit(({ refusal }) => refusal !== null);
  const overlay = useOverlay((state) => state.overlay);
  const folderId = new URLSearchParams(useLocation().search).get('folder');
  useCloseOnBack(() => {
    endUnlocking();
    closeOverlay();
    closeReachedLimit();
  });
  // One thing at a time asks for attention.
  const isBusy =
    isUnlocking || isUploading || isTouring || isLimited || details.fileId !== null || overlay !== null;
  return (
    <>
      {details.fileId && <FileReport key={details.fileId} fileId={details.fileId} onClose={details.close} />}
      {isUploading && <UploadHere />}
      {isUnlocking && <UnlockFile />}
      {isLimited && <LimitDialog />}
      {isTouring && <GuidedTour />}
      {isWalking && !isBusy && <StepTour />}
      {overlay === 'palette' && <Palette />}
      {overlay === 'shortcuts' && <ShortcutList />}
      {overlay === 'feedback' && <FeedbackDialog />}
      {overlay === 'create-folder' && <CreateFolder parentFolderId={folderId} onClose={closeOverlay} />}
    </>
  );
}

/** The keys that work on every screen; a screen with a field for questions has its own `/`. */
function useFrameShortcuts(): void {
  const navigate = useNavigate();
  useShortcut({ key: 'k', mod: true, label: 'Search or jump to', group: 'Everywhere' }, () =>
    openOverlay('palette'),
  );
  useShortcut({ key: '?', label: 'List the shortcuts', group: 'Everywhere' }, () => openOverlay('shortcuts'));
  useShortcut({ key: '/', label: 'Ask a document', group: 'Everywhere' }, () => void navigate('/qna'));
}

const socketHandlers = (client: QueryClient): SocketHandlers => ({
  onMessage: (message) => receive(client, message),
  // Everything shown is asked for again.
  onMissed: () => void client.invalidateQueries(),
  onSessionOver: endExpiredSession,
});

/** The frame of everything behind the login. */
export function Layout() {
  const client = useQueryClient();
  const userId = useSession((session) => session.user?.userId);
  const room = findScreen(useLocation().pathname)?.isWide ? 'wide' : 'usual';
  const collapsed = useSidebar(room) === 'collapsed';
  useFrameShortcuts();
  useEffect(keepFocus, []);
  useEffect(() => catchUpInvalidations(client), [client]);
  useEffect(() => (userId === undefined ? undefined : openSocket(socketHandlers(client))), [client, userId]);
  useEffect(() => (userId === undefined ? undefined : watchUnsentDeletions(client)), [client, userId]);
  return (
    <div
      className="grid h-dvh grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden sm:grid-cols-[var(--side)_minmax(0,1fr)] sm:grid-rows-[auto_minmax(0,1fr)]"
      style={{ '--side': collapsed ? '70px' : '300px' } as React.CSSProperties}
    >
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-accent px-3 py-2 font-medium text-on-accent text-sm focus:translate-y-0"
      >
        Skip to content
      </a>
      <Sidebar collapsed={collapsed} room={room} />
      <div className="min-w-0">
        <TopBar />
        <NoticeBanner />
      </div>
      <main
        id="content"
        tabIndex={-1}
        // Where a page is enlarged so far that a screen has no room left, the screen is scrolled as a whole.
        className="relative min-h-0 min-w-0 overflow-hidden focus:outline-none [@media(max-height:479px)]:overflow-y-auto"
      >
        <NavigationBar />
        <Suspense fallback={<Loading />}>
          <ScreenOutlet place="frame" />
        </Suspense>
      </main>
      <BottomBar />
      <ScreenName />
      <UploadPanel />
      <Dialogs />
      <ChatAssistant />
    </div>
  );
}
