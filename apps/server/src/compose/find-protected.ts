import type { AboutFile } from '#kernel/module.ts';
import type { FindProtected } from '#kernel/token-access.ts';
import type { Library } from '#modules/library/index.ts';

interface FindProtectedDeps {
  readonly library: Pick<Library, 'hasProtectedFolder' | 'listProtectedAmong'>;
  /** Of these ids, those that name a thing of any capability, with the files that it is about. */
  readonly findFilesOf: (accountId: string, ids: readonly string[]) => Promise<readonly AboutFile[]>;
}

/** Which ids name something in a folder marked "never send outside", as the folders stand at this moment. */
export function makeFindProtected({ library, findFilesOf }: FindProtectedDeps): FindProtected {
  return async (accountId, ids) => {
    if (!(await library.hasProtectedFolder(accountId))) return new Set();
    const about = await findFilesOf(accountId, ids);
    const files = about.map(({ fileId }) => fileId);
    const found = new Set(await library.listProtectedAmong(accountId, [...ids, ...files]));
    for (const { id, fileId } of about) if (found.has(fileId)) found.add(id);
    return found;
  };
}
