import { waiting } from '#shared/exports/events.ts';

/** Resolves with the next event about an export, or after so many milliseconds: events can be missed. */
export const waitForProgress = (exportId: string, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      waiting.delete(exportId);
      resolve();
    };
    const timer = setTimeout(done, ms);
    waiting.set(exportId, done);
  });
