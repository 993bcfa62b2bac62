import type { NoticeAbout } from '@recto/contract/events';

/** Where files stand with how far they are. */
const FILE_LISTS = new Set(['/', '/files', '/upload']);

/** Whether the open page shows anyway what a notice is about. */
export function isShown(
  about: NoticeAbout | undefined,
  { pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location,
): boolean {
  // No page shows questions over several files.
  if (!about || 'subscriptionId' in about || 'fileIds' in about) return false;
  const names = (parameter: string, id: string) => new URLSearchParams(search).get(parameter) === id;
  if ('batchId' in about)
    return (pathname === '/batch' || pathname === '/batch-element') && names('batch', about.batchId);
  if ('comparisonId' in about)
    return pathname === '/view-comparison' && names('comparison', about.comparisonId);
  if ('translationId' in about) return pathname === '/translate' && names('translation', about.translationId);
  if (pathname === '/chat' && names('file', about.fileId)) return true;
  return !('questionId' in about) && FILE_LISTS.has(pathname);
}
