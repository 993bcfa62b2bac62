import type { Template } from '@recto/contract/templates';
import { Plus, Search } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { cx } from '#lib/cx.ts';
import { formatDate, plural } from '#lib/format.ts';
import { matchWords } from '#lib/match-words.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { NEW, toTemplate } from './template-url.ts';

/** Templates shown at once; more come as one scrolls to the end of them. */
const SLICE = 25;

interface TemplateListProps {
  readonly templates: readonly Template[];
  /** The id of the one that is open. */
  readonly open: string | null;
  /** Stands below the list. */
  readonly children: ReactNode;
}

/** All templates by name, to be found and opened. */
export function TemplateList({ templates, open, children }: TemplateListProps) {
  const [filter, setFilter] = useState('');
  const words = filter.trim();
  const found = templates.filter(({ name }) => words === '' || matchWords(name, words) !== null);
  const [count, setCount] = useState(SLICE);
  // What is open is in the list, also where it stands far down.
  const shown = found.slice(0, Math.max(count, found.findIndex(({ _id }) => _id === open) + 1));
  return (
    <>
      <header className="flex-none border-line border-b px-6 pt-4 pb-3 max-sm:px-4">
        <div className="flex items-center justify-between gap-3">
          <h1 className="font-semibold text-lg">Question templates</h1>
          <Link to={toTemplate(NEW)} className={buttonClass('primary')}>
            <Plus aria-hidden="true" />
            New
          </Link>
        </div>
        <label className="relative mt-2.5 block">
          <span className="sr-only">Find a template</span>
          <Search aria-hidden="true" className="absolute inset-y-0 start-2.5 my-auto size-4 text-ink-3" />
          <input
            type="search"
            value={filter}
            onChange={(event) => {
              setFilter(event.target.value);
              setCount(SLICE);
            }}
            placeholder="Find a template"
            className="h-8 w-full rounded-control border border-control bg-surface ps-9 pe-2 text-sm focus:border-accent focus:outline-none focus:ring-3 focus:ring-accent/20"
          />
        </label>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <ul aria-label="Templates">
          {shown.map(({ _id, name, questions, updatedAt }) => (
            <li key={_id} className="border-line border-b">
              <Link
                to={toTemplate(_id)}
                aria-current={_id === open ? 'true' : undefined}
                className={cx(
                  'block px-6 py-2.5 focus-visible:outline-offset-[-2px] max-sm:px-4',
                  _id === open ? 'bg-wash' : 'hover:bg-quiet',
                )}
              >
                <span
                  dir="auto"
                  className={cx('block truncate font-semibold text-sm', _id === open && 'text-accent-ink')}
                >
                  {name}
                </span>
                <span className="block text-ink-2 text-xs tabular-nums">
                  {`${plural(questions.length, 'question')} · Changed ${formatDate(updatedAt)}`}
                </span>
              </Link>
            </li>
          ))}
          {shown.length < found.length && (
            <More
              key={shown.length}
              text={`${shown.length} of ${found.length.toLocaleString('en-US')} templates`}
              onMore={() => setCount(shown.length + SLICE)}
            />
          )}
          {shown.length === 0 && (
            <li className="px-6 py-6 text-ink-2 text-sm max-sm:px-4">{`No template has “${words}” in its name.`}</li>
          )}
        </ul>
        {children}
      </div>
    </>
  );
}

/** The end of what is shown: coming into sight, or pressed, it shows more. */
function More({ text, onMore }: { text: string; onMore: () => void }) {
  const row = useRef<HTMLLIElement>(null);
  const showMore = useEffectEvent(onMore);
  useEffect(() => {
    if (!row.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) showMore();
    });
    observer.observe(row.current);
    return () => observer.disconnect();
  }, []);
  return (
    <li
      ref={row}
      className="flex items-center justify-between gap-3 px-6 py-3 text-ink-2 text-xs max-sm:px-4"
    >
      {text}
      <Button size="sm" onClick={onMore}>
        Show more
      </Button>
    </li>
  );
}
