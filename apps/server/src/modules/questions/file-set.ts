import { createHash } from 'node:crypto';

/**
 * The name of a set of files, whatever their order: of one its id, of several a digest of their ids. Questions of the same
 * set stand in the same conversations.
 */
export function fileSetOf(fileIds: readonly string[]): string {
  const ids = [...new Set(fileIds)].toSorted();
  const [only = '', ...others] = ids;
  if (others.length === 0) return only;
  return `files-${createHash('sha256').update(ids.join('\n')).digest('base64url')}`;
}
