import { tooManyRequests } from '#kernel/errors.ts';

/** More than any page sends at once; who sends so many is told to come back. */
const MAX_WAITING = 200;

/** Lets work under one key go on one after the other. */
export function makeTurns() {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>();
  return {
    async take<T>(key: string, work: () => Promise<T>): Promise<T> {
      const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
      if (line.length > MAX_WAITING) throw tooManyRequests(1);
      lines.set(key, line);
      line.length += 1;
      const turn = line.last.then(work);
      line.last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        line.length -= 1;
        if (line.length === 0) lines.delete(key);
      }
    },
  };
}
