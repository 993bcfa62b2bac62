import { ChevronLeft, ChevronRight, EyeOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cx } from '#lib/cx.ts';
import type { SheetPart } from '#ui/document-viewer/frame/types.ts';
import { IconButton } from '#ui/icon-button.tsx';

interface SheetTabsProps {
  readonly sheets: readonly SheetPart[];
  readonly page: number;
  /** What is known of the open page; null until it is there. */
  readonly opened: { readonly rows: string; readonly isHidden: boolean } | null;
  /** Of each mark. */
  readonly markedPages: readonly number[];
  readonly onPage: (page: number) => void;
}

/** The sheets of a workbook. A long one goes on from part to part in its tab. */
export function SheetTabs({ sheets, page, opened, markedPages, onPage }: SheetTabsProps) {
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Some browsers give a promise, which must not be taken for what undoes the effect.
    void current.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [page]);
  const byName = [...Map.groupBy(sheets, ({ name }) => name)];
  return (
    <nav aria-label="Sheets" className="min-w-0 border-t border-line bg-bg">
      <ul className="flex h-9 min-w-0 overflow-x-auto [scrollbar-width:none]">
        {byName.map(([name, parts]) => {
          const open = parts.find((part) => part.page === page);
          const marked = markedPages.filter((number) => parts.some((part) => part.page === number)).length;
          const target = open ?? parts.find((part) => markedPages.includes(part.page)) ?? parts[0];
          return (
            <li
              key={name}
              ref={open && current}
              className={cx(
                'flex flex-none items-center border-r border-line text-xs',
                open ? 'bg-surface shadow-[inset_0_2px_var(--accent)]' : 'hover:bg-quiet',
              )}
            >
              <button
                type="button"
                aria-current={open ? 'page' : undefined}
                className={cx(
                  'flex h-full max-w-56 items-center gap-1.5 px-3.5 whitespace-nowrap focus-visible:outline-offset-[-2px]',
                  open ? 'font-semibold text-ink' : 'text-ink-2',
                )}
                onClick={() => target && onPage(target.page)}
              >
                <span dir="auto" className="truncate">
                  {name}
                </span>
                {open && opened?.isHidden && (
                  <span className="flex flex-none items-center gap-1 font-normal text-ink-3">
                    <EyeOff aria-hidden="true" className="size-3.5" />
                    hidden
                  </span>
                )}
                {open && opened && parts.length > 1 && (
                  <span className="font-normal text-ink-3">rows {opened.rows}</span>
                )}
                {marked > 0 && (
                  <span className="rounded-[4px] bg-chip px-1.5 font-semibold text-chip-ink tabular-nums">
                    {marked}
                    <span className="sr-only"> marked</span>
                  </span>
                )}
              </button>
              {open && parts.length > 1 && <PartTurner parts={parts} open={open} onPage={onPage} />}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface PartTurnerProps {
  readonly parts: readonly SheetPart[];
  readonly open: SheetPart;
  readonly onPage: (page: number) => void;
}

function PartTurner({ parts, open, onPage }: PartTurnerProps) {
  const at = parts.indexOf(open);
  const [before, after] = [parts[at - 1], parts[at + 1]];
  return (
    <span className="mr-1 flex">
      <IconButton
        size="sm"
        label="Earlier rows"
        disabled={!before}
        onClick={() => before && onPage(before.page)}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton size="sm" label="Later rows" disabled={!after} onClick={() => after && onPage(after.page)}>
        <ChevronRight />
      </IconButton>
    </span>
  );
}
