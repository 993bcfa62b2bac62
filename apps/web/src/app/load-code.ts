import { CodeError } from '#lib/api-error.ts';

/** Loads code that a screen cannot do without. */
export const loadCode = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((cause: unknown) => {
    throw new CodeError('The code of this screen could not be loaded.', { cause });
  });
