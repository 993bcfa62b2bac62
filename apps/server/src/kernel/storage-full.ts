import { AppError } from '#kernel/errors.ts';

/** The system's codes for a disk or a quota without room, and PostgreSQL's. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether something failed since there is no room left to write, and would work with room. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  if (typeof code === 'string' && (FULL.has(code) || code === 'storage.full')) return true;
  return isStorageFull(error.cause);
}

export const storageFull = (cause?: unknown) =>
  new AppError(507, 'storage.full', 'The storage of this installation is full. Nothing was changed.', {
    cause,
  });
