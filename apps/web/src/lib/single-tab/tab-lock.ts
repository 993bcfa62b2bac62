import { wait } from '#lib/wait.ts';

/**
 * What only one living tab can hold. The record in the cookie alone would not do: a tab in the background refreshes it
 * late, and two tabs that open at once both find none.
 */
export interface TabLock {
  /** Takes the lock if it is free. */
  take(): Promise<boolean>;
  leave(): void;
}

const NAME = 'single-tab';

/** The browser's own locks: never throttled, and free the moment a tab dies. */
export function makeNativeTabLock(locks: LockManager): TabLock {
  let leave: () => void = () => undefined;
  return {
    take: () =>
      new Promise((resolve) => {
        const hold = (lock: Lock | null) => {
          resolve(lock !== null);
          return lock ? new Promise<void>((done) => (leave = done)) : null;
        };
        // Where locks are forbidden, as without cookies, the record has to do.
        locks.request(NAME, { ifAvailable: true }, hold).catch(() => resolve(true));
      }),
    leave: () => leave(),
  };
}

/** Longer than a tab in the background needs to answer. */
const ANSWERED_WITHIN_MS = 150;

interface Message {
  readonly says: 'may I?' | 'after me' | 'taken';
  readonly from: string;
}

/**
 * For pages that came over plain HTTP, where browsers have no locks: whoever wants the lock asks all other tabs, and who
 * holds it answers. Of two that ask at once the lower name wins; `onLost` tells the other, should both have taken it.
 */
export function makeChannelTabLock(me: string, onLost: () => void): TabLock {
  const channel = new BroadcastChannel(NAME);
  let state: 'away' | 'asking' | 'held' = 'away';
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  const send = (says: Message['says']) => channel.postMessage({ says, from: me } satisfies Message);
  const stepBack = () => {
    const wasHeld = state === 'held';
    state = 'away';
    if (wasHeld) onLost();
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const comesFirst = me < data.from;
    if (data.says === 'may I?') {
      if (state === 'held') send('taken');
      else if (state === 'asking' && comesFirst) send('after me');
    } else if (state === 'asking') {
      if (data.says === 'taken' || !comesFirst) stepBack();
    } else if (state === 'held' && data.says === 'taken') {
      if (comesFirst) send('taken');
      else stepBack();
    }
  };
  return {
    async take() {
      state = 'asking';
      send('may I?');
      await wait(ANSWERED_WITHIN_MS);
      if ((state as string) !== 'asking') return false;
      state = 'held';
      send('taken');
      return true;
    },
    leave() {
      state = 'away';
    },
  };
}
