import type { Outbox } from '#modules/realtime/index.ts';

/** Writes no event, for capabilities that are tested without the socket. */
export const silentOutbox: Pick<Outbox, 'defineEvent' | 'fail' | 'notify' | 'eraseEventsAbout'> = {
  defineEvent: () => async () => {},
  fail: async () => {},
  notify: async () => {},
  eraseEventsAbout: async () => {},
};
