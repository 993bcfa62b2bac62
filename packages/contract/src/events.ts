import { z } from 'zod';
import { FileItem } from '#library.ts';
import { Question } from '#questions.ts';

const event = <T extends string, B extends z.ZodType>(type: T, body: B) =>
  z.object({ type: z.literal(type), body });
const Notice = z.object({ message: z.string() });

/** Messages of the server on the socket channel `events`. They are hints: the truth is always one GET away. */
export const ServerEvent = z.discriminatedUnion('type', [
  event('FILE_PROGRESS', FileItem),
  event('chat_response', z.object({ questions: z.array(Question) })),
  event('NOTIFY_USER', Notice),
  event('error_response', Notice),
]);
export type ServerEvent = z.infer<typeof ServerEvent>;

export const EVENTS_CHANNEL = 'events';
