import type { FileItem } from '@recto/contract/library';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long the scanned pages of a file still take, as people say it; null where nothing tells. */
export function timeLeft({ progress }: Pick<FileItem, 'progress'>): string | null {
  const seconds = progress?.eta;
  if (seconds === undefined) return null;
  if (seconds < MINUTE) return 'less than a minute left';
  if (seconds < HOUR) return `about ${Math.round(seconds / MINUTE)} min left`;
  return `about ${Math.round(seconds / HOUR)} h left`;
}
