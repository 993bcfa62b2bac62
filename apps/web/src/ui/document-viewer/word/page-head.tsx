import type { ReactNode } from 'react';
import { cx } from '#lib/cx.ts';
import type { ChangesView } from '#ui/document-viewer/word/flow-parts.ts';

const VIEWS: readonly (readonly [ChangesView, string])[] = [
  ['original', 'Original'],
  ['marked', 'Marked'],
  ['final', 'Final'],
];

interface PageHeadProps {
  readonly name: string;
  /** How changes are shown; null on a page without any. */
  readonly view: ChangesView | null;
  readonly onView: (view: ChangesView) => void;
  /** Leads through the changes. */
  readonly steps: ReactNode;
}

/** The line above a page: what it is, and how its changes are shown. */
export function PageHead({ name, view, onView, steps }: PageHeadProps) {
  return (
    <div className="word-head">
      <span className="word-head-name">{name}</span>
      {steps}
      {view && (
        <div role="group" aria-label="Changes" className="flex flex-none rounded-md bg-quiet p-0.5">
          {VIEWS.map(([value, label]) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === view}
              onClick={() => onView(value)}
              className={cx(
                'h-6 rounded-[5px] px-2 font-medium text-xs',
                value === view
                  ? 'bg-surface text-ink shadow-sm ring-1 ring-control'
                  : 'text-ink-2 hover:text-ink',
              )}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
