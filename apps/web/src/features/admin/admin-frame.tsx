import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useProductName } from '#lib/configuration.ts';
import { cx } from '#lib/cx.ts';
import { ADMIN_LINKS, type AdminTabId } from './tab-links.ts';

interface AdminFrameProps {
  readonly tab: AdminTabId;
  /** Buttons at the end of the head. */
  readonly actions?: ReactNode;
  /** One line below the head. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The head of every tab of the administration, with the way to the others. What is below scrolls by itself. */
export function AdminFrame({ tab, actions, lead, children }: AdminFrameProps) {
  const productName = useProductName();
  const label = ADMIN_LINKS.find(({ id }) => id === tab)?.label ?? '';
  return (
    <div className="flex h-full min-h-0 flex-col">
      <title>{`${label} · Administration · ${productName}`}</title>
      <header className="flex flex-none flex-wrap items-center gap-x-4 gap-y-2 px-6 pt-5 pb-3 max-sm:px-4">
        <h1 className="font-semibold text-[21px]/7 tracking-[-0.012em]">Administration</h1>
        <nav aria-label="Administration" className="flex rounded-control bg-quiet-2 p-0.5">
          {ADMIN_LINKS.map(({ id, label: name, to }) => (
            <Link
              key={id}
              to={to}
              aria-current={id === tab ? 'page' : undefined}
              className={cx(
                'flex h-7 items-center rounded-[6px] px-2.5 font-medium text-sm',
                id === tab ? 'bg-surface text-ink shadow-low' : 'text-ink-2 hover:text-ink',
              )}
            >
              {name}
            </Link>
          ))}
        </nav>
        {actions && <div className="ms-auto flex items-center gap-2">{actions}</div>}
        {lead && <p className="basis-full text-ink-2 text-sm">{lead}</p>}
      </header>
      {children}
    </div>
  );
}
