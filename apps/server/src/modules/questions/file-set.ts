import { createHash } from 'node:crypto';

/** How the names of sets of several files begin, and no id does. */
const SEVERAL_FILES = 'files-';

/**
 * The name of a set of files, whatever their order: of one its id, of several a digest of their ids. Questions of the same
 * set stand in the same conversations.
 */
export function fileSetOf(fileIds: readonly string[]): string {
  const ids = [...new Set(fileIds)].toSorted();
  const [only = '', ...others] = ids;
  if (others.length === 0) return only;
  return `${SEVERAL_FILES}${createHash('sha256').update(ids.join('\n')).digest('base64url')}`;
}
