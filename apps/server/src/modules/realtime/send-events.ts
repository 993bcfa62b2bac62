import type { ServerEvent } from '@recto/contract/events';
import type { Log } from '#kernel/log.ts';
import type { OutboxEvent } from '#modules/realtime/outbox.store.ts';
import { throttleBySubject } from '#modules/realtime/throttle-events.ts';

/** At most four events a second about one subject (a file, a question). */
export const SUBJECT_INTERVAL_MS = 250;

interface SendDeps {
  readonly render: (event: OutboxEvent) => Promise<ServerEvent | null>;
  /** Sends to every connection that the account has to this process. */
  readonly emit: (accountId: string, event: ServerEvent) => void;
  readonly log: Pick<Log, 'error'>;
}

/** Thins events by their subjects, renders those that are left, and sends those of an account one after the other. */
export function makeSendEvents({ render, emit, log }: SendDeps) {
  const sending = new Map<string, Promise<void>>();
  let isStopped = false;

  const send = async (event: OutboxEvent): Promise<void> => {
    if (isStopped) return;
    try {
      const rendered = await render(event);
      if (rendered && !isStopped) emit(event.accountId, rendered);
    } catch (err) {
      // Clients whose connection outlives it hear of the next change.
      if (!isStopped) log.error({ err, type: event.type }, 'an event could not be rendered');
    }
  };

  const enqueue = (event: OutboxEvent): void => {
    const { accountId } = event;
    const sent = (sending.get(accountId) ?? Promise.resolve()).then(() => send(event));
    sending.set(accountId, sent);
    void sent.then(() => {
      if (sending.get(accountId) === sent) sending.delete(accountId);
    });
  };

  const throttled = throttleBySubject<OutboxEvent>(SUBJECT_INTERVAL_MS, (_subject, event) => enqueue(event));

  return {
    push(event: OutboxEvent): void {
      if (isStopped) return;
      const subject = [event.type, ...event.about].join(':');
      if (event.isLast) throttled.drop(subject);
      throttled.push(event.isLast ? `${subject}:last` : subject, event);
    },

    /** Sends nothing more. */
    stop(): void {
      isStopped = true;
      throttled.stop();
    },
  };
}
