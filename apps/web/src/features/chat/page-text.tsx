import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { numberCitations } from '#shared/questions/citations.ts';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { splitBySpans } from '#features/chat/split-by-spans.ts';
import { cx } from '#lib/cx.ts';
import { pageTextQuery } from '#shared/files/queries.ts';
import { Button } from '#ui/button.tsx';

/** The words that were read from the open page, with the quotes of the open answer marked. */
export function PageText({ workspace }: { workspace: ChatWorkspace }) {
  const { page, opened, mark, passage, passages } = workspace.reading;
  const found = useQuery(pageTextQuery(workspace.file, page));
  const text = found.data;
  const isAnswer = opened?.kind === 'answer';
  const numbers = isAnswer ? numberCitations(opened) : [];
  const spans = (opened?.citations ?? [])
    .filter((citation, at) => citation.page === page && (!isAnswer || numbers[at] !== 0))
    .map(({ span }) => span);
  const pane = useRef<HTMLElement>(null);
  const current = (mark ?? passages[passage ?? -1])?.span.start;
  useEffect(() => {
    if (!text) return;
    const find = (selector: string) => pane.current?.querySelector(selector);
    (find(`mark[data-start="${current}"]`) ?? find('mark'))?.scrollIntoView({ block: 'nearest' });
  }, [text, current]);
  return (
    <section
      ref={pane}
      aria-label={`Extracted text of page ${page}`}
      aria-busy={found.isPending}
      data-page={page}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
      tabIndex={0}
      className="@container h-full overflow-y-auto bg-surface px-6 py-5 focus-visible:outline-offset-[-2px]"
    >
      {found.isPending && <p className="h-4 w-2/3 animate-pulse rounded bg-quiet-2" aria-hidden="true" />}
      {found.isError && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-bad text-sm">
          The text could not be loaded.
          <Button size="sm" onClick={() => void found.refetch()}>
            Try again
          </Button>
        </p>
      )}
      {found.isSuccess && !text && (
        <p className="text-ink-3 text-sm">No text could be read from this page.</p>
      )}
      {text && (
        <p
          dir="auto"
          lang={workspace.file.lang}
          className="max-w-[72ch] font-read text-sm @min-[480px]:text-lg whitespace-pre-wrap break-words"
        >
          {splitBySpans(text, spans).map(({ start, words, isInside }) =>
            isInside ? (
              <mark
                key={start}
                data-start={start}
                className={cx('rounded-[2px]', isAnswer ? EVIDENCE : CLOSE)}
              >
                {spaced(words)}
              </mark>
            ) : (
              <span key={start}>{spaced(words)}</span>
            ),
          )}
        </p>
      )}
    </section>
  );
}

const EVIDENCE = 'bg-chip text-chip-ink forced-colors:bg-[Mark] forced-colors:text-[MarkText]';
/** Yellow is for evidence alone. */
const CLOSE = 'bg-transparent text-inherit outline-[1.5px] outline-near outline-dashed';

/** Tab stops fall anywhere in running text; two em spaces keep the cells of a row apart. */
const spaced = (words: string) => words.replaceAll('\t', '\u2003\u2003');
