import { BackupError } from '#adapters/backup/manifest.ts';
import { CommandError, type CommandOutput } from '#kernel/command-output.ts';

/** How often whoever waits is told how far the work is. */
const TELL_EVERY_MS = 2_000;

/** What is wrong with data becomes a sentence of the command. */
export async function inSentences<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BackupError ? new CommandError(error.message, error) : error;
  }
}

/** Tells whoever waits now and then how far the work is; throws where nobody waits any more. */
export function tellSometimes(out: CommandOutput, signal: AbortSignal): (name: string) => void {
  let told = Date.now();
  return (name) => {
    signal.throwIfAborted();
    if (Date.now() - told < TELL_EVERY_MS) return;
    told = Date.now();
    out.progress(name);
  };
}
