import { Check, Minus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Whether it stands for several, of which some are checked; takes the place of a `ref`. */
  isMixed?: boolean;
}

/** A native checkbox in our clothes. Its label stands beside it and belongs to the caller. */
export function Checkbox({ className, isMixed, ...rest }: CheckboxProps) {
  const Sign = isMixed ? Minus : Check;
  return (
    <span className={cx('relative inline-grid size-4 shrink-0 place-items-center', className)}>
      <input
        {...rest}
        {...(isMixed !== undefined && {
          ref: (input) => {
            if (input) input.indeterminate = isMixed;
          },
        })}
        type="checkbox"
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-[4px] border-[1.5px] border-ink-3 bg-surface transition-colors checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent aria-invalid:border-bad"
      />
      <Sign
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none relative size-3 text-on-accent opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
      />
    </span>
  );
}
