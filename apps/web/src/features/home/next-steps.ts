import type { BatchMeta } from '@recto/contract/batches';
import type { FileItem } from '@recto/contract/library';
import { isLocked, isUnconverted } from '#shared/files/queries.ts';

interface FileStep {
  readonly kind: 'unlock' | 'unread' | 'failed' | 'ask' | 'compare';
  readonly title: string;
  /** The name of the file. */
  readonly detail: string;
  readonly file: FileItem;
}

interface BatchStep {
  readonly kind: 'retry';
  readonly title: string;
  /** The name of the template. */
  readonly detail: string;
  readonly batchId: string;
}

/** Something that the state of the library asks for. */
export type NextStep = FileStep | BatchStep;

interface Known {
  readonly files: readonly FileItem[];
  readonly batches: readonly BatchMeta[];
  readonly wasAsked: (fileId: string) => boolean;
  /** Whether a file was compared with its earlier version. */
  readonly wasCompared: (file: FileItem) => boolean;
}

const MOST = 3;

const newestFirst = (files: readonly FileItem[]): FileItem[] =>
  files.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));

/** What is worth doing next, from what there really is: at most three, of each kind the newest. */
export function nextSteps({ files, batches, wasAsked, wasCompared }: Known): NextStep[] {
  const sorted = newestFirst(files);
  const locked = sorted.find(isLocked);
  const failed = sorted.find((file) => file.status === 'failed' && !isLocked(file));
  const unread = sorted.find(
    (file) => file.status === 'complete' && file.error_msg_customer !== null && !isUnconverted(file),
  );
  const unasked = sorted.find((file) => file.status === 'complete' && !wasAsked(file._id));
  const newer = sorted.find(
    (file) => file.status === 'complete' && file.previousFileId !== undefined && !wasCompared(file),
  );
  const incomplete = batches.find(({ status, failed: count }) => status !== 'running' && count > 0);
  const steps: (NextStep | undefined)[] = [
    locked && { kind: 'unlock', title: 'Enter a password', detail: locked.name, file: locked },
    failed && { kind: 'failed', title: 'See what could not be read', detail: failed.name, file: failed },
    incomplete && {
      kind: 'retry',
      title: incomplete.failed === 1 ? 'Retry 1 failed answer' : `Retry ${incomplete.failed} failed answers`,
      detail: incomplete.templateName,
      batchId: incomplete.batchId,
    },
    newer && { kind: 'compare', title: 'Compare with the earlier version', detail: newer.name, file: newer },
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
