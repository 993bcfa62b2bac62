import type { FileItem, PlacedFile } from '@recto/contract/library';

/** Words of names that tell versions apart, not documents. */
const VERSION =
  /^(?:\p{L}{0,3}\d+|final|draft|copy|new|old|signed|clean|version|rev|revised|neu|alt|entwurf|kopie|fassung)$/u;

/** The words of a name that say which document it is. */
function stemOf(name: string): string[] {
  const words = name
    .replace(/\.[^.]+$/u, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return [...new Set(words.filter((word) => word !== '' && !VERSION.test(word)))];
}

/** So many of the words of two names, of all that one of them has, are in both. */
const SIMILAR = 0.6;

/** Whether two files look like versions of one document by their names. */
export function isSimilarName(one: string, other: string): boolean {
  const [own, others] = [stemOf(one), stemOf(other)];
  const shared = own.filter((word) => others.includes(word)).length;
  return shared > 0 && shared / new Set([...own, ...others]).size >= SIMILAR;
}

/** Words by which files with a similar name are searched for; no other words find less. */
export const wordsOfName = (name: string): string => stemOf(name).slice(0, 2).join(' ');

export type Likeness = 'newer version' | 'earlier version' | 'similar name';

/** What a file looks like beside another one, if it looks like a version of it. */
export function likenessOf(file: FileItem, beside: FileItem): Likeness | null {
  if (file._id === beside._id) return null;
  if (file.previousFileId === beside._id) return 'newer version';
  if (beside.previousFileId === file._id) return 'earlier version';
  return isSimilarName(file.name, beside.name) ? 'similar name' : null;
}

const ORDER: readonly (Likeness | null)[] = ['newer version', 'earlier version', 'similar name', null];

/** Files that look like versions of another one, versions of it first, then by their date; each once. */
export function findVersions(files: readonly PlacedFile[], beside: FileItem): PlacedFile[] {
  const known = new Map(files.map((each) => [each.file._id, each]));
  const rankOf = ({ file }: PlacedFile) => ORDER.indexOf(likenessOf(file, beside));
  return [...known.values()]
    .filter(({ file }) => likenessOf(file, beside) !== null)
    .toSorted(
      (one, other) => rankOf(one) - rankOf(other) || other.file.createdAt.localeCompare(one.file.createdAt),
    );
}

/** Why a file cannot be taken yet; null where it can. */
export function findObstacle({ status, progress, error_msg_customer: reason }: FileItem): string | null {
  if (status === 'complete') return null;
  if (status === 'failed') return reason ?? 'Could not be read';
  return progress ? `Still being read, page ${progress.page} of ${progress.of}` : 'Still being read';
}
