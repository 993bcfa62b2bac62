import type { DocumentOutline } from '@recto/contract/outline';
import { useState } from 'react';
import { cx } from '#lib/cx.ts';
import { plural } from '#lib/format.ts';
import type { PageAnchor } from '#ui/document-viewer/frame/types.ts';

type Heading = DocumentOutline['headings'][number];

/** Lower levels come with "Expand all", unless all together are few. */
const FEW_HEADINGS = 14;
const MAX_INDENT = 4;

interface ContentsProps {
  readonly headings: readonly Heading[];
  /** The heading that was chosen. */
  readonly place: PageAnchor | undefined;
  readonly lang: string;
  /** What a page is called. */
  readonly nameOf: (page: number) => string;
  readonly onChoose: (heading: Heading) => void;
}

/** The headings of a document; each leads to its place on its page. */
export function Contents({ headings, place, lang, nameOf, onChoose }: ContentsProps) {
  const [isExpanded, setExpanded] = useState(false);
  const deepest = deepestShown(headings);
  const shown = isExpanded ? headings : headings.filter(({ level }) => level <= deepest);
  const hasNumbers = shown.some(({ number }) => number !== undefined);
  return (
    <nav aria-labelledby="contents">
      <div className="flex items-baseline gap-2 border-b border-line pb-1.5">
        <h3 id="contents" className="text-sm font-semibold">
          Contents
        </h3>
        <span className="text-xs text-ink-3 tabular-nums">{plural(headings.length, 'heading')}</span>
        {headings.some(({ level }) => level > deepest) && (
          <button
            type="button"
            className="ml-auto text-xs font-medium text-accent-ink hover:underline"
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? 'Collapse' : 'Expand all'}
          </button>
        )}
      </div>
      <ol className="mt-1.5">
        {shown.map((heading, index) => (
          <li key={index}>
            <Entry
              heading={heading}
              hasNumbers={hasNumbers}
              isTop={heading.level === 1 && (shown[index + 1]?.level ?? 1) > 1}
              isChosen={place !== undefined && isAt(heading, place)}
              lang={lang}
              nameOf={nameOf}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface EntryProps extends Pick<ContentsProps, 'lang' | 'nameOf' | 'onChoose'> {
  readonly heading: Heading;
  readonly hasNumbers: boolean;
  readonly isTop: boolean;
  readonly isChosen: boolean;
}

function Entry({ heading, hasNumbers, isTop, isChosen, lang, nameOf, onChoose }: EntryProps) {
  const { text, number, level, page } = heading;
  return (
    <button
      type="button"
      aria-current={isChosen ? 'location' : undefined}
      className={cx(
        '-mx-2 flex min-h-7 w-[calc(100%+16px)] items-baseline gap-2 rounded-control px-2 py-1 text-left text-sm max-sm:min-h-10 max-sm:items-center',
        isChosen ? 'bg-wash font-medium text-accent-ink' : 'hover:bg-quiet',
        !isChosen && (isTop ? 'font-semibold' : 'text-ink-2'),
      )}
      style={{ paddingInlineStart: 8 + 14 * Math.min(level - 1, MAX_INDENT) }}
      onClick={() => onChoose(heading)}
    >
      {hasNumbers && (number !== undefined || !isTop) && (
        <span className="w-14 flex-none truncate text-xs text-ink-3 tabular-nums" dir="auto" lang={lang}>
          {number}
        </span>
      )}
      <span className="line-clamp-2 min-w-0" dir="auto" lang={lang}>
        {text}
      </span>
      <span aria-hidden="true" className="min-w-4 grow self-center border-b border-dotted border-control" />
      <span className="flex-none text-xs text-ink-3 tabular-nums">{nameOf(page)}</span>
    </button>
  );
}

/** As many of the upper levels as make a list that can be taken in at a glance; at least the first. */
function deepestShown(headings: readonly Heading[]): number {
  const levels = [...new Set(headings.map(({ level }) => level))].toSorted((a, b) => a - b);
  const least = levels[0] ?? 1;
  const fitting = levels.filter((deepest) => {
    const count = headings.filter(({ level }) => level <= deepest).length;
    return count <= FEW_HEADINGS || (deepest <= least + 1 && count <= 3 * FEW_HEADINGS);
  });
  return Math.max(least, ...fitting);
}

const isAt = (heading: Heading, { page, span }: PageAnchor): boolean =>
  heading.page === page && heading.span.start === span.start && heading.span.end === span.end;
