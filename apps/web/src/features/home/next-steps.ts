import type { FileItem } from '@recto/contract/library';
import { isLocked, isUnconverted } from '#shared/files/queries.ts';

/** Something that the state of the library asks for. */
export interface NextStep {
  readonly kind: 'unlock' | 'unread' | 'failed' | 'ask';
  readonly title: string;
  readonly detail: string;
  readonly file: FileItem;
}

const MOST = 3;

const newestFirst = (files: readonly FileItem[]): FileItem[] =>
  files.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));

/** What is worth doing next, from what there really is: at most three, of each kind the newest. */
export function nextSteps(files: readonly FileItem[], wasAsked: (fileId: string) => boolean): NextStep[] {
  const sorted = newestFirst(files);
  const locked = sorted.find(isLocked);
  const failed = sorted.find((file) => file.status === 'failed' && !isLocked(file));
  const unread = sorted.find(
    (file) => file.status === 'complete' && file.error_msg_customer !== null && !isUnconverted(file),
  );
  const unasked = sorted.find((file) => file.status === 'complete' && !wasAsked(file._id));
  const steps: (NextStep | undefined)[] = [
    locked && { kind: 'unlock', title: 'Enter a password', detail: locked.name, file: locked },
    failed && { kind: 'failed', title: 'See what could not be read', detail: failed.name, file: failed },
    unasked && {
      kind: 'ask',
      title: 'Ask a document for the first time',
      detail: unasked.name,
      file: unasked,
    },
    unread && { kind: 'unread', title: 'Look at unread pages', detail: unread.name, file: unread },
  ];
  return steps.filter((step) => step !== undefined).slice(0, MOST);
}
