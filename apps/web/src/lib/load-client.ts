import { CodeError } from '#lib/api-error.ts';

/**
 * The typed client and the contract behind it, for the screens before login. Their first view must stay light, so
 * the schemas come when somebody begins to type.
 */
export const loadClient = (): Promise<typeof import('#lib/client.ts')> =>
  import('#lib/client.ts').catch((cause: unknown) => {
    throw new CodeError('The client could not be loaded.', { cause });
  });
