import type { NoticeAbout } from '@recto/contract/events';
import type { Realtime } from '#modules/realtime/realtime.ts';

interface Notice {
  readonly accountId: string;
  readonly about: NoticeAbout;
  readonly message: string;
}

/** What is said to a person once, and kept nowhere: that long work has ended, or has failed for good. */
export function makeNotices({ publish }: Pick<Realtime, 'publish'>) {
  const send = (type: 'NOTIFY_USER' | 'error_response', { accountId, about, message }: Notice) =>
    publish(accountId, `notice:${Object.values(about).join(':')}`, { type, body: { message, about } });
  return {
    notify: (notice: Notice): void => send('NOTIFY_USER', notice),
    fail: (notice: Notice): void => send('error_response', notice),
  };
}

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
