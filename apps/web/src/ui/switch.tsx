import type { ComponentProps } from 'react';

/**
 * A native checkbox that is a switch for eye and screen reader. Its label stands beside it and belongs to the caller.
 * The borders show where the system sets the colours and leaves no grounds.
 */
export const Switch = ({
  checked,
  ...props
}: Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'>) => (
  <span className="relative inline-block h-5 w-9 shrink-0">
    <input
      {...props}
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      className="peer absolute inset-0 cursor-pointer appearance-none rounded-full border border-transparent bg-ink-3 transition-colors checked:bg-accent disabled:cursor-default disabled:opacity-50"
    />
    <span
      aria-hidden="true"
      className="pointer-events-none absolute top-0.5 left-0.5 size-4 rounded-full border border-transparent bg-surface transition-[translate] peer-checked:translate-x-4"
    />
  </span>
);
