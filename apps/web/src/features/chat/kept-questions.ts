import { z } from 'zod';
import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import type { AskOptions } from '#features/chat/chat-workspace.ts';
import type { FileItem } from '@recto/contract/library';
import { readStored, store } from '#lib/storage.ts';

const KeptQuestion = z.object({ question: z.string(), about: z.string().nullable() });
export type KeptQuestion = z.infer<typeof KeptQuestion>;
const Kept = z.record(z.string(), KeptQuestion);
type Kept = z.infer<typeof Kept>;

const KEY = 'kept-questions';
/** Of so many files; the oldest goes first. */
const MAX_KEPT = 50;

function readKept(): Kept {
  try {
    return Kept.parse(JSON.parse(readStored(KEY) ?? '{}'));
  } catch {
    // Of another version, or changed by hand.
    return {};
  }
}

/**
 * Questions that wait for their file to be read, by file. They lie in the browser's storage, so that a reload loses none;
 * with everything else in it they go when somebody signs out.
 */
const useKeptQuestions = create<Kept>(readKept);

export const useKeptQuestion = (fileId: string): KeptQuestion | null =>
  useKeptQuestions((kept) => kept[fileId] ?? null);

/** Keeps a question in the place of the one that was kept for the file; null keeps none. */
export function keepQuestion(fileId: string, question: KeptQuestion | null): void {
  const { [fileId]: _before, ...others } = readKept();
  const all = Object.entries({ ...others, ...(question && { [fileId]: question }) });
  const kept = Object.fromEntries(all.slice(-MAX_KEPT));
  store(KEY, all.length > 0 ? JSON.stringify(kept) : null);
  useKeptQuestions.setState(kept, true);
}

/** Asks the question that was kept for a file once the file can be asked. */
export function useAskKept(
  { _id: fileId, status }: Pick<FileItem, '_id' | 'status'>,
  ask: (question: string, options?: AskOptions) => void,
): void {
  const kept = useKeptQuestion(fileId);
  const act = useEffectEvent(ask);
  useEffect(() => {
    // Taken out before it is sent, so that it is never asked twice; one that does not get through is back in the field.
    if (status !== 'complete' || kept === null) return;
    keepQuestion(fileId, null);
    act(kept.question, { about: kept.about });
  }, [fileId, status, kept]);
}
