import type { PageKind } from '@recto/contract/file-types';
import { pagesText } from '#shared/files/page-words.ts';
import type { Question } from '@recto/contract/questions';

/** Unreadable pages beyond these are counted, not listed. */
const LISTED = 12;

interface SearchedPagesProps {
  readonly searched: NonNullable<Question['searched']>;
  readonly pages: number;
  readonly pageKind: PageKind;
  readonly onPage: (page: number) => void;
}

/** How much of the document was searched, and which pages could not be. */
export function SearchedPages({ searched, pages, pageKind, onPage }: SearchedPagesProps) {
  const { unread } = searched;
  return (
    <section
      className="flex flex-col gap-1.5 border-t border-line px-4 py-3 text-xs"
      aria-label="What was searched"
    >
      <div className="flex justify-between">
        <h4 className="font-semibold">What was searched</h4>
        <span className="text-ink-2 tabular-nums">
          {searched.pages} of {pagesText(pageKind, pages)}
        </span>
      </div>
      <div
        aria-hidden="true"
        className="relative h-2 overflow-hidden rounded-[2px] bg-[#b3c1ea] dark:bg-[#3a4c7c]"
      >
        {unread.map((page) => (
          <span
            key={page}
            className="absolute inset-y-0 min-w-[3px] bg-bad"
            style={{ left: `${((page - 1) / pages) * 100}%`, width: `${100 / pages}%` }}
          />
        ))}
      </div>
      {unread.length > 0 && (
        <p className="text-ink-2">
          <span aria-hidden="true" className="mr-1.5 inline-block size-2 rounded-[2px] bg-bad" />
          {pagesText(pageKind, unread.length)} could not be read:{' '}
          {unread.slice(0, LISTED).map((page, index) => (
            <span key={page}>
              {index > 0 && ', '}
              <button type="button" className="link tabular-nums" onClick={() => onPage(page)}>
                {page}
              </button>
            </span>
          ))}
          {unread.length > LISTED && ` and ${unread.length - LISTED} more`}
        </p>
      )}
    </section>
  );
}
