import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '#lib/cx.ts';

/** Pages beside the current one that are offered. */
const BESIDE = 2;

interface PageLinksProps {
  readonly page: number;
  readonly pages: number;
  readonly to: (page: number) => string;
}

/** The pages of a list: the first, the last, and those beside the current one. */
export function PageLinks({ page, pages, to }: PageLinksProps) {
  if (pages <= 1) return null;
  const numbers = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= BESIDE,
  );
  return (
    <nav aria-label="Pages" className="flex items-center gap-1">
      <Step label="Previous page" to={page > 1 ? to(page - 1) : null}>
        <ChevronLeft aria-hidden="true" className="size-4" />
      </Step>
      {numbers.map((number, at) => (
        <span key={number} className="flex items-center gap-1">
          {number - (numbers[at - 1] ?? number - 1) > 1 && <span aria-hidden="true">…</span>}
          <Link
            to={to(number)}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            className={cx(
              'grid h-8 min-w-8 place-items-center rounded-control px-1.5 font-medium',
              number === page ? 'bg-wash text-accent-ink' : 'hover:bg-quiet',
            )}
          >
            {number}
          </Link>
        </span>
      ))}
      <Step label="Next page" to={page < pages ? to(page + 1) : null}>
        <ChevronRight aria-hidden="true" className="size-4" />
      </Step>
    </nav>
  );
}

function Step({ label, to, children }: { label: string; to: string | null; children: ReactNode }) {
  const className = 'grid size-8 place-items-center rounded-control';
  if (to === null)
    return (
      <span role="link" aria-disabled="true" aria-label={label} className={cx(className, 'opacity-40')}>
        {children}
      </span>
    );
  return (
    <Link to={to} aria-label={label} className={cx(className, 'hover:bg-quiet')}>
      {children}
    </Link>
  );
}
