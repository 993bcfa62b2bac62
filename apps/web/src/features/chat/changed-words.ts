import type { DocumentPage, PageChange } from '@recto/contract/document-page';

/** What tracked changes have made of words of a page. */
export interface ChangedWords {
  readonly isInserted: boolean;
  /** What stood there before, each deletion for itself. */
  readonly deleted: readonly string[];
  /** Of the last of the changes, as the file has it. */
  readonly date: string | undefined;
}

/** The changes within a span of a page's text; null where its words are as they always were. */
export function changedWords(
  { changes = [] }: Pick<DocumentPage, 'changes'>,
  span: { readonly start: number; readonly end: number },
): ChangedWords | null {
  const within = changes.filter((change) => isWithin(change, span));
  if (within.length === 0) return null;
  return {
    isInserted: within.some(({ kind }) => kind === 'inserted'),
    deleted: within.flatMap(({ kind, text = '' }) => {
      const words = text.replace(/\s+/g, ' ').trim();
      return kind === 'deleted' && words !== '' ? [words] : [];
    }),
    date: within
      .flatMap(({ date }) => date ?? [])
      .toSorted()
      .at(-1),
  };
}

/** Deleted words take up nothing: they stand within where words of the span follow or go before. */
const isWithin = ({ kind, start, end }: PageChange, span: { start: number; end: number }): boolean =>
  kind === 'deleted' ? start > span.start && start < span.end : start < span.end && end > span.start;
