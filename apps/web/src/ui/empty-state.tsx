import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** Says what belongs here and offers the one next step. */
export const EmptyState = ({ icon, title, children, action }: EmptyStateProps) => (
  <div className="mx-auto flex max-w-90 flex-col items-center px-4 py-16 text-center">
    <span
      aria-hidden="true"
      className="mb-4 grid size-11 place-items-center rounded-card border border-line bg-surface text-ink-2 shadow-low [&_svg]:size-5"
    >
      {icon}
    </span>
    <h2 className="font-semibold text-[15px]">{title}</h2>
    <div className="mt-1 text-ink-2 text-sm">{children}</div>
    {action && <div className="mt-4">{action}</div>}
  </div>
);
