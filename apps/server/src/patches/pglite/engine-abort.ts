import type { PGlite } from '@electric-sql/pglite';

/** How PGlite's engine leaves a statement that failed, to be called again; any other exception is its end. */
const STATEMENT_FAILED = 100;

/** The calls of the engine that execute statements. */
const CALLS = ['_PostgresMainLoopOnce', '_PostgresMainLongJmp'] as const;

/**
 * Calls `onAbort` when the engine aborts, at a PANIC or a trap of WebAssembly. PGlite swallows the exception and calls the
 * dead engine again for ever.
 */
export function watchForAbort(db: PGlite, onAbort: (cause: unknown) => never): void {
  // No types describe these calls of the Emscripten module.
  const engine = db.Module as unknown as Record<(typeof CALLS)[number], () => void>;
  for (const name of CALLS) {
    const call = engine[name];
    engine[name] = () => {
      try {
        call();
      } catch (error) {
        if ((error as { status?: unknown }).status === STATEMENT_FAILED) throw error;
        onAbort(error);
      }
    };
  }
}

/** Numbers of Emscripten's errors for a disk and a quota without room. */
const FULL_ERRNOS: readonly unknown[] = [51, 19];

/** Remembers why the engine ended: its exception says no more than that it did. */
export class EngineLog {
  #reason: string | undefined;

  /** Takes a line that the engine wrote to its standard error; true for its last one. */
  add(line: string): boolean {
    this.#reason = /(?:PANIC|FATAL): +(.*)/.exec(line)?.[1] ?? this.#reason;
    return line.startsWith('Aborted(');
  }

  describe(cause: unknown): { readonly message: string; readonly code?: string } {
    const message = this.#reason ?? (cause instanceof Error ? cause.message : String(cause));
    const errno = (cause as { errno?: unknown } | undefined)?.errno;
    const isFull =
      FULL_ERRNOS.includes(errno) || /No space left on device|Disk quota exceeded/i.test(message);
    return isFull ? { message, code: 'ENOSPC' } : { message };
  }
}
