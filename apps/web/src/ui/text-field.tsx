import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '#lib/cx.ts';

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  /** The message beside the field; marks it as wrong. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Stands inside the field, at its end. */
  trailing?: ReactNode;
  /** Stands at the end of the label's line; comes after the input for the keyboard. */
  aside?: ReactNode;
  /** 44 px for the forms that stand alone on their page, else 36 px. */
  large?: boolean;
}

/** A labelled input. The label stays visible; hint and error are tied to the input for screen readers. */
export function TextField({
  label,
  error,
  hint,
  trailing,
  aside,
  large = false,
  className,
  id,
  ...rest
}: TextFieldProps) {
  const made = useId();
  const inputId = id ?? made;
  const noteId = `${inputId}-note`;
  const note = error ?? hint;
  return (
    <div className={cx(aside ? 'relative' : undefined, className)}>
      <label htmlFor={inputId} className="mb-1 block font-medium text-ink text-sm">
        {label}
      </label>
      <div className="relative">
        <input
          {...rest}
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          className={cx(
            'w-full border bg-surface text-ink shadow-low transition-[border-color,box-shadow] max-sm:text-lg',
            'focus:outline-none focus:ring-3',
            large ? 'h-11 rounded-field px-3 text-[15px]' : 'h-9 rounded-control px-2.5 text-base',
            error
              ? 'border-bad focus:ring-bad/20'
              : 'border-control focus:border-accent focus:ring-accent/20',
            trailing ? 'pe-11' : '',
          )}
        />
        {trailing && <div className="absolute inset-y-0 end-2 grid place-items-center">{trailing}</div>}
      </div>
      {aside && <div className="absolute end-0 top-0 text-sm">{aside}</div>}
      {note && (
        <p id={noteId} className={cx('mt-1 text-xs', error ? 'text-bad' : 'text-ink-3')}>
          {note}
        </p>
      )}
    </div>
  );
}
