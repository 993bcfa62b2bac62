import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** 1 where it is all that the screen shows. */
  level?: 1 | 2;
}

/** Says what belongs here and offers the one next step. */
export function EmptyState({ icon, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="mx-auto flex max-w-90 flex-col items-center px-4 py-16 text-center">
      <span
        aria-hidden="true"
        className="mb-4 grid size-11 place-items-center rounded-card border border-line bg-surface text-ink-2 shadow-low [&_svg]:size-5"
      >
        {icon}
      </span>
      <Heading className="font-semibold text-[15px]">{title}</Heading>
      <div className="mt-1 text-ink-2 text-sm">{children}</div>
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
