const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 100;

/**
 * Polls until `look` gives something; what it throws ends the wait. The pauses grow: what is done soon is seen soon, and
 * what takes long is not slowed down by being watched.
 */
export async function waitFor<T>(
  what: string,
  look: () => Promise<T | undefined>,
  timeoutMs = 120_000,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 1.5)) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`${what}: not there after ${timeoutMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
