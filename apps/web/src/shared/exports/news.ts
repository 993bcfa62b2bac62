/** Who waits for news of an export, by its id. */
const waiting = new Map<string, () => void>();

/** Resolves with the next news of an export, or after so many milliseconds: news can be missed. */
export const waitForNews = (exportId: string, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      waiting.delete(exportId);
      resolve();
    };
    const timer = setTimeout(done, ms);
    waiting.set(exportId, done);
  });

export const tellOfExport = (exportId: string): void => waiting.get(exportId)?.();
