import type { NoticeAbout } from '@recto/contract/events';
import type { Trx } from '#kernel/database.ts';
import type { AddEvent, DefineEvent } from '#modules/realtime/define-event.ts';

export interface Notice {
  readonly accountId: string;
  readonly about: NoticeAbout;
  readonly message: string;
}

/** What is said to a person once: that long work has ended, or has failed for good. */
export function makeNotices(defineEvent: DefineEvent) {
  const make =
    (add: AddEvent<'NOTIFY_USER'> | AddEvent<'error_response'>) =>
    (trx: Trx, { accountId, about, message }: Notice): Promise<void> => {
      const [subject = '', ...others] = Object.values(about).flat();
      return add(trx, { accountId, about: [subject, ...others], body: { message, about } });
    };
  return {
    notify: make(defineEvent({ type: 'NOTIFY_USER' })),
    fail: make(defineEvent({ type: 'error_response' })),
  };
}

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
