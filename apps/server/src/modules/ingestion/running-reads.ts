/** What this process is reading, so that a file that is deleted meanwhile is read no further. */
export function makeRunningReads() {
  const running = new Map<AbortController, string>();
  return {
    /** Does `work` with a signal that is aborted with the given one or by `stop`. */
    async run<T>(fileId: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
      const controller = new AbortController();
      running.set(controller, fileId);
      try {
        return await work(AbortSignal.any([signal, controller.signal]));
      } finally {
        running.delete(controller);
      }
    },

    stop(fileId: string): void {
      for (const [controller, id] of running) if (id === fileId) controller.abort();
    },
  };
}
export type RunningReads = ReturnType<typeof makeRunningReads>;
