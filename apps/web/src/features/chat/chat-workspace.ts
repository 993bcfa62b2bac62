import type { FileItem } from '@recto/contract/library';
import type { PageAnchor } from '#ui/document-viewer/frame/types.ts';
import type { Reading } from '#features/chat/use-reading.ts';

export interface AskOptions {
  /** Searches for the words as they were typed. */
  readonly isExact?: boolean;
  /** The question that it continues, or asks once more, in place of the last one; null takes up nothing. */
  readonly followUpOf?: string | null;
  /** Words of the document that are searched with the question. */
  readonly about?: string | null;
}

/** What the parts of the workspace share. */
export interface ChatWorkspace {
  readonly file: FileItem;
  readonly reading: Reading;
  /** The heading that was chosen from the contents. */
  readonly place: PageAnchor | undefined;
  /** The contents and suggested questions stand in place of the questions that were asked. */
  readonly isStartShown: boolean;
  readonly showStart: (isShown: boolean) => void;
  readonly showPlace: (place: PageAnchor) => void;
  /** Numbers printed on pages, as far as answers have told them. */
  readonly labels: ReadonlyMap<number, string>;
  /** The conversation has the width of the window, and every answer shows all that it has. */
  readonly isPageHidden: boolean;
  readonly ask: (question: string, options?: AskOptions) => void;
  /** Puts a question back into the field to be changed. */
  readonly rephrase: (question: string) => void;
  /** Makes words of the document what the next question is about. */
  readonly askAbout: (words: string) => void;
  /** The following turn to the page, on phones in its own tab. */
  readonly showMark: (mark: { readonly page: number; readonly hit: number }, questionId: string) => void;
  readonly showPassage: (
    passage: { readonly page: number; readonly hit: number },
    questionId: string,
  ) => void;
  /** Brings the page into sight where it is hidden or has a tab of its own. */
  readonly showPane: () => void;
  readonly showPage: (page: number, questionId: string) => void;
}
