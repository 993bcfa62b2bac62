import { identifyTab, mayOwn, recordOf, REFRESH_EVERY_MS, renameTab } from '#lib/single-tab/record.ts';
import { randomName } from '#lib/random-name.ts';
import { listenForHandOver, requestHandOver } from '#lib/single-tab/hand-over.ts';
import { makeChannelTabLock, makeNativeTabLock } from '#lib/single-tab/tab-lock.ts';
import { wait } from '#lib/wait.ts';

/** How often a tab with the notice looks whether the product is free. */
const LOOK_EVERY_MS = 500;
/** A tab that is loaded again leaves and comes back: so long its place is kept for it. */
const KEPT_FOR_MS = 1500;
/** The page from before a reload may hold the lock for a moment after it has gone. */
const SETTLED_WITHIN_MS = 400;
const TRY_EVERY_MS = 50;
/** Longer the owner does not need to hand the product over, unless the browser has put it to sleep. */
const HANDED_OVER_WITHIN_MS = 3000;

interface Shows {
  /** Shows the product; called once this tab owns it. */
  app(): void;
  /** Shows the notice in its place; `takeOver` brings the product here, and answers whether it came. */
  notice(takeOver: () => Promise<boolean>): void;
}

/**
 * Lets the product run in one tab at a time (specification, section 4). The tab that closes frees it for one with the
 * notice, which takes over by itself once somebody looks at it.
 */
export function keepOneTab(productName: string, show: Shows): void {
  const record = recordOf(productName);
  let tab = identifyTab();
  let state: 'beginning' | 'owner' | 'other' = 'beginning';
  let hasOwned = false;
  let freeSince: number | null = null;

  const refresh = () => {
    if (state === 'owner') record.write({ tab, timestamp: Date.now() });
  };
  const own = () => {
    state = 'owner';
    refresh();
    // What a tab held in memory before it lost the product may no longer be true.
    if (hasOwned) window.location.reload();
    else show.app();
    hasOwned = true;
  };
  const stepBack = () => {
    state = 'other';
    show.notice(takeOver);
  };
  const handOver = () => {
    if (state !== 'owner') return;
    stepBack();
    record.clear();
    tabLock.leave();
  };
  const tabLock = navigator.locks
    ? makeNativeTabLock(navigator.locks)
    : makeChannelTabLock(randomName(), stepBack);

  const claim = async (patienceMs: number, isOwnerLeaving = false): Promise<boolean> => {
    for (const until = Date.now() + patienceMs; ; await wait(TRY_EVERY_MS)) {
      const isFree = mayOwn(record.read(), tab, Date.now());
      if (!isFree && !isOwnerLeaving) return false;
      if (isFree && (await tabLock.take())) {
        // Who left the lock a moment ago may have been killed: its record has to run out.
        if (mayOwn(record.read(), tab, Date.now())) return true;
        tabLock.leave();
        return false;
      }
      if (Date.now() >= until) return false;
    }
  };
  const look = async (hasJustCome: boolean): Promise<void> => {
    if (state !== 'other' || document.visibilityState === 'hidden') return;
    freeSince = record.read() === null ? (freeSince ?? Date.now()) : null;
    const isKept = freeSince !== null && Date.now() - freeSince < KEPT_FOR_MS;
    if (isKept && !hasJustCome) return;
    state = 'beginning';
    if (await claim(0)) own();
    else state = 'other';
  };
  const takeOver = async (): Promise<boolean> => {
    if (state !== 'other') return true;
    state = 'beginning';
    requestHandOver();
    if (await claim(HANDED_OVER_WITHIN_MS, true)) {
      own();
      return true;
    }
    state = 'other';
    return false;
  };
  const begin = async (): Promise<void> => {
    if (await claim(SETTLED_WITHIN_MS)) return own();
    // Another living tab goes by this tab's name: this one is its copy.
    if (record.read()?.tab === tab) tab = renameTab();
    stepBack();
  };

  listenForHandOver(handOver);
  window.addEventListener('pagehide', () => {
    if (state !== 'owner') return;
    state = 'other';
    record.clear();
    tabLock.leave();
  });
  // Out of the browser's memory a page comes back as it was, however long ago: signed in, or the owner.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  document.addEventListener('visibilitychange', () => {
    refresh();
    void look(true);
  });
  setInterval(refresh, REFRESH_EVERY_MS);
  setInterval(() => void look(false), LOOK_EVERY_MS);
  void begin();
}
