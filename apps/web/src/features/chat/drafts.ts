import { create } from 'zustand';

/** What was typed and not yet asked, by file, so that a look at another screen loses nothing. */
const useDrafts = create<Readonly<Record<string, string>>>(() => ({}));

export function useDraft(fileId: string): [draft: string, setDraft: (draft: string) => void] {
  const draft = useDrafts((drafts) => drafts[fileId] ?? '');
  return [draft, (text) => setDraft(fileId, text)];
}

export function setDraft(fileId: string, draft: string): void {
  useDrafts.setState({ [fileId]: draft });
}

/** The words of the document that the next question is about, by file. */
const useSubjects = create<Readonly<Record<string, string | null>>>(() => ({}));

export const useSubject = (fileId: string): string | null =>
  useSubjects((subjects) => subjects[fileId] ?? null);

export function setSubject(fileId: string, subject: string | null): void {
  useSubjects.setState({ [fileId]: subject });
}

export const readDraft = (fileId: string): string => useDrafts.getState()[fileId] ?? '';
