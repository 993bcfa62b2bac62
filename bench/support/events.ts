import { EVENTS_CHANNEL, type ServerEvent } from '@recto/contract/events';
import type { FileItem } from '@recto/contract/library';
import { ask } from '@recto/testing/api';
import { io } from 'socket.io-client';
import type { Client } from './client.ts';

export interface ReceivedEvent {
  readonly event: ServerEvent;
  /** Milliseconds since 1970, on the clock that the server reads as well. */
  readonly arrived: number;
}

export interface Listener {
  readonly heard: readonly ReceivedEvent[];
  /** Resolves with the first event, heard already or still to come, that fits. */
  wait(fits: (event: ServerEvent) => boolean): Promise<ReceivedEvent>;
  close(): void;
}

const GIVE_UP_MS = 300_000;

/** Joins the socket channel of an account as a page does. */
export async function listen({ url, api: { token } }: Client): Promise<Listener> {
  const socket = io(url, { auth: { token }, transports: ['websocket'], reconnection: false });
  const heard: ReceivedEvent[] = [];
  const waiting = new Set<(received: ReceivedEvent) => void>();
  socket.on(EVENTS_CHANNEL, (event: ServerEvent) => {
    const received = { event, arrived: Date.now() };
    heard.push(received);
    for (const look of waiting) look(received);
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  return {
    heard,
    wait(fits) {
      const there = heard.find(({ event }) => fits(event));
      if (there) return Promise.resolve(there);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('the event never came')), GIVE_UP_MS);
        const look = (received: ReceivedEvent) => {
          if (!fits(received.event)) return;
          waiting.delete(look);
          clearTimeout(timer);
          resolve(received);
        };
        waiting.add(look);
      });
    },
    close: () => void socket.close(),
  };
}

/** Waits for the event that says a file is Complete; gives when it came. */
export async function hearComplete(listener: Listener, fileId: string): Promise<number> {
  const { event, arrived } = await listener.wait(
    ({ type, body }) => type === 'FILE_PROGRESS' && body._id === fileId && isSettled(body),
  );
  if (event.type === 'FILE_PROGRESS' && event.body.status === 'failed')
    throw new Error(`${event.body.name}: ${event.body.error_msg_customer}`);
  return arrived;
}

const isSettled = ({ status }: FileItem) => status === 'complete' || status === 'failed';

/** Asks, and gives the milliseconds until the event with the answer. */
export async function askAndListen(
  { api }: Client,
  listener: Listener,
  asked: { readonly fileId: string; readonly question: string },
): Promise<number> {
  const start = Date.now();
  const { _id: id } = await ask(api, asked.fileId, asked.question);
  const { event, arrived } = await listener.wait(
    ({ type, body }) => type === 'chat_response' && body.questions.some((each) => each._id === id),
  );
  const error = event.type === 'chat_response' ? event.body.questions[0]?.error : undefined;
  if (error) throw new Error(`${asked.question}: ${error}`);
  return arrived - start;
}
