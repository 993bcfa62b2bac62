import { pagesText } from '#shared/files/page-words.ts';
import type { PageKind } from '@recto/contract/file-types';
import { LANGUAGE_NAMES } from '@recto/contract/languages';
import type { FoundFile as Found } from '@recto/contract/search';
import type { PageHit } from '@recto/contract/search-document';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { PAGE_LINK } from '#shared/files/page-link.ts';
import { type NamedPage, namePage, pageNameText } from '#shared/files/page-names.ts';
import { hitUrl } from '#shared/search/search-urls.ts';
import { foundPagesQuery } from './queries.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Snippet } from '#ui/snippet.tsx';

/** A file with its best pages; each opens with the words marked. */
export function FoundFile({
  found,
  words,
  path,
}: {
  found: Found;
  /** What is searched for. */
  words: string;
  path: string | undefined;
}) {
  const { file, pages, pageCount } = found;
  const further = useFurtherPages(found, words);
  const all = [...pages, ...further.pages];
  return (
    <li className="overflow-hidden rounded-card border border-line bg-surface shadow-low">
      <div className="flex min-h-10 items-center gap-2.5 border-line border-b ps-3.5 pe-2 text-sm">
        <FileIcon type={file.type} />
        <h3 className="min-w-0 font-medium">
          <FileName name={file.name} />
        </h3>
        <span className="min-w-0 truncate text-ink-3 text-xs max-sm:hidden">{path}</span>
        <span className="ms-auto shrink-0 rounded-[4px] bg-quiet-2 px-1.5 py-0.5 text-[11px] text-ink-2 max-sm:hidden">
          {LANGUAGE_NAMES[file.lang]}
        </span>
        <span className="shrink-0 text-ink-2 text-xs tabular-nums max-sm:hidden">
          {pagesText(file.pageKind, pageCount)}
        </span>
        <Link
          to={`/chat?file=${file._id}`}
          aria-label={`Ask ${file.name}`}
          className={buttonClass('quiet', 'sm', 'max-sm:ms-auto')}
        >
          <MessageSquareText aria-hidden="true" />
          Ask
        </Link>
      </div>
      <ul className="divide-y divide-line">
        {all.map((hit) => (
          <FoundPage key={hit.page} file={file} hit={hit} />
        ))}
      </ul>
      <MorePages further={further} left={pageCount - all.length} />
    </li>
  );
}

/** Further pages of a file that was found, once they have been asked for. */
function useFurtherPages({ file, pages, pageCount }: Found, words: string) {
  const [isOpen, setOpen] = useState(false);
  const query = useInfiniteQuery({
    ...foundPagesQuery(file._id, words, pages.length),
    enabled: isOpen && pages.length < pageCount,
  });
  const fetchMore = () => {
    if (!isOpen) setOpen(true);
    else if (query.data) void query.fetchNextPage();
    else void query.refetch();
  };
  return { pages: query.data?.pages.flatMap(({ items }) => items) ?? [], fetchMore, query };
}

interface MoreProps {
  readonly further: ReturnType<typeof useFurtherPages>;
  readonly left: number;
}

function MorePages({ further: { query, fetchMore }, left }: MoreProps) {
  const isAtEnd = query.data !== undefined && !query.hasNextPage;
  if (left <= 0 || isAtEnd) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 border-line border-t px-2 py-1.5">
      <Button variant="quiet" size="sm" loading={query.isFetching} onClick={fetchMore}>
        <ChevronDown aria-hidden="true" />
        {left === 1 ? 'Show 1 more page' : `Show ${left.toLocaleString('en-US')} more pages`}
      </Button>
      {query.isError && <span className="text-removed text-xs">They could not be loaded.</span>}
    </div>
  );
}

interface PageProps {
  readonly file: Found['file'];
  readonly hit: PageHit;
}

/** As a chip says it; what a saved page is, which is long, and names of sheets that are long are in its title. */
function PageName({ kind, named }: { kind: PageKind; named: NamedPage }) {
  const full = pageNameText(kind, named);
  return (
    <span className="min-w-0">
      <span
        title={full}
        className="inline-block h-6 max-w-full truncate rounded-[4px] bg-chip px-[7px] align-top font-medium text-chip-ink text-xs leading-6 tabular-nums"
      >
        {kind === 'saved' ? namePage(kind, named).name : full}
      </span>
    </span>
  );
}

function FoundPage({ file, hit: { page, label, range, snippet, inSnippet } }: PageProps) {
  return (
    <li>
      <Link
        to={hitUrl(file._id, page, snippet.slice(inSnippet.start, inSnippet.end))}
        state={PAGE_LINK}
        data-result=""
        className="grid gap-x-3.5 gap-y-1.5 px-3.5 py-2 hover:bg-wash focus-visible:bg-wash focus-visible:-outline-offset-2 sm:grid-cols-[132px_minmax(0,1fr)]"
      >
        <PageName kind={file.pageKind} named={{ page, label, range }} />
        <span dir="auto" lang={file.lang} className="min-w-0 font-read text-[15.5px] leading-6 break-words">
          <Snippet text={snippet} hit={inSnippet} />
        </span>
      </Link>
    </li>
  );
}
