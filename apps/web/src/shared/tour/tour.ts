import { useLocation, useNavigate } from 'react-router';
import { create } from 'zustand';
import { useSession } from '#lib/session.ts';
import { readStored, store } from '#lib/storage.ts';

const PARAMETER = 'tour';

/** The address of a screen with the guided tour over it, at a topic or (`''`) at its beginning; `null` = without. */
export function withTour(search: string, topic: string | null): string {
  const params = new URLSearchParams(search);
  if (topic === null) params.delete(PARAMETER);
  else params.set(PARAMETER, topic);
  return params.size > 0 ? `?${params}` : '';
}

/** The topic that an address opens the tour at, `''` for its beginning; `null` = the tour is not open. */
export const readTour = (search: string): string | null => new URLSearchParams(search).get(PARAMETER);

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'tourOpened' in state;

/** The guided tour lies over whatever screen says so in its address (`tour=files-usage`, or just `tour=`). */
export function useGuidedTour() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  return {
    topic: readTour(search),
    open: (topic = '') =>
      void navigate({ search: withTour(search, topic) }, { state: { ...state, tourOpened: true } }),
    /** Another topic takes the place of the one in the address. */
    turnTo: (topic: string) => void navigate({ search: withTour(search, topic) }, { replace: true, state }),
    /** Back to the address from before; a link that led here directly leaves no step behind. */
    close: () =>
      void (isOpenedHere(state)
        ? navigate(-1)
        : navigate({ search: withTour(search, null) }, { replace: true, state })),
  };
}

/** The key of the walk in the browser's local storage: it ends with the session, when the storage is cleared. */
const WALK_KEY = 'tour';

/** The step tour over the menu. */
export interface Walk {
  /** The name of the step it is at; `null` = the first. */
  step: string | null;
  /** Put aside: only a beacon shows where it goes on. */
  paused: boolean;
}

const BEGINNING: Walk = { step: null, paused: false };

/** What is stored of a walk; anything unreadable counts as none. */
export function parseWalk(stored: string | null): Walk | null {
  try {
    const read: unknown = JSON.parse(stored ?? 'null');
    if (typeof read !== 'object' || read === null) return null;
    const { step = null, paused = false } = read as Record<string, unknown>;
    const isWalk = (step === null || typeof step === 'string') && typeof paused === 'boolean';
    return isWalk ? { step, paused } : null;
  } catch {
    return null;
  }
}

/** Where somebody is on the walk, so that it goes on there after a reload. */
export const useWalkStore = create<{ walk: Walk | null }>(() => ({
  walk: parseWalk(readStored(WALK_KEY)),
}));

useWalkStore.subscribe(({ walk }) => {
  store(WALK_KEY, walk && JSON.stringify(walk));
});

/** The walk that is on: one that was begun, or the first, which begins by itself while the session needs the tour. */
export function useWalk(): Walk | null {
  const walk = useWalkStore((state) => state.walk);
  const needed = useSession(({ needTour }) => needTour);
  return walk ?? (needed ? BEGINNING : null);
}

/** Whether a step of the walk is open: then no entry of the menu is the current one. */
export const useIsWalking = (): boolean => useWalk()?.paused === false;

export const startWalk = (): void => useWalkStore.setState({ walk: BEGINNING });
export const keepWalk = (walk: Walk): void => useWalkStore.setState({ walk });

/** Finished or skipped: it does not come by itself again. */
export function endWalk(): void {
  useWalkStore.setState({ walk: null });
  if (useSession.getState().needTour) useSession.setState({ needTour: false });
}
