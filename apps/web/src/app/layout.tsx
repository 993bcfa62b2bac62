import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useNavigation } from 'react-router';
import { Loading } from '#app/loading.tsx';
import { BottomBar, Sidebar } from '#app/navigation.tsx';
import { TopBar } from '#app/top-bar.tsx';
import { useFileDetails } from '#lib/file-details.ts';
import { useFileToUnlock } from '#lib/file-to-unlock.ts';
import { usePreferences } from '#lib/preferences.ts';
import { useSession } from '#lib/session.ts';
import { endExpiredSession } from '#lib/session-end.ts';
import { openSocket } from '#lib/socket.ts';
import { useGuidedTour, useWalk } from '#lib/tour.ts';

const UploadPanel = lazy(() => import('#features/files/upload-panel.tsx'));
const UnlockFile = lazy(() => import('#features/unlock-file/unlock-file.tsx'));
const FileReport = lazy(() => import('#features/file-report/file-report.tsx'));

const GuidedTour = lazy(() => import('#features/tour/guided-tour.tsx'));
const StepTour = lazy(() => import('#features/tour/step-tour.tsx'));

/** A thin line under the top bar while the next screen is on its way; late, so that quick ones show none. */
function NavigationBar() {
  const busy = useNavigation().state === 'loading';
  return busy ? (
    <div aria-hidden="true" className="absolute inset-x-0 top-0 z-30 h-0.5 overflow-hidden">
      <div className="nav-progress h-full bg-accent" />
    </div>
  ) : null;
}

/** Dialogs that any screen can ask for; their code comes when one does. */
function Dialogs() {
  const isUnlocking = useFileToUnlock(({ file }) => file !== null);
  const details = useFileDetails();
  const isTouring = useGuidedTour().topic !== null;
  const isWalking = useWalk() !== null;
  // One thing at a time asks for attention.
  const isBusy = isUnlocking || isTouring || details.fileId !== null;
  return (
    <Suspense>
      {details.fileId && <FileReport key={details.fileId} fileId={details.fileId} onClose={details.close} />}
      {isUnlocking && <UnlockFile />}
      {isTouring && <GuidedTour />}
      {isWalking && !isBusy && <StepTour />}
    </Suspense>
  );
}

/** The frame of everything behind the login. */
export function Layout() {
  const client = useQueryClient();
  const userId = useSession((session) => session.user?.userId);
  const collapsed = usePreferences((preferences) => preferences.sidebar === 'collapsed');
  useEffect(
    () => (userId === undefined ? undefined : openSocket(client, endExpiredSession)),
    [client, userId],
  );
  return (
    <div
      className="grid h-dvh grid-cols-1 grid-rows-[52px_minmax(0,1fr)_auto] overflow-hidden sm:grid-cols-[var(--side)_minmax(0,1fr)] sm:grid-rows-[52px_minmax(0,1fr)]"
      style={{ '--side': collapsed ? '70px' : '300px' } as React.CSSProperties}
    >
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-accent px-3 py-2 font-medium text-on-accent text-sm focus:translate-y-0"
      >
        Skip to content
      </a>
      <Sidebar collapsed={collapsed} />
      <TopBar />
      <main
        id="content"
        tabIndex={-1}
        className="relative min-h-0 min-w-0 overflow-hidden focus:outline-none"
      >
        <NavigationBar />
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
      <BottomBar />
      <Suspense>
        <UploadPanel />
      </Suspense>
      <Dialogs />
    </div>
  );
}
