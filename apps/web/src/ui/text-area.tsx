import { type ComponentProps, useId } from 'react';
import { cx } from '#lib/cx.ts';

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string;
  /** The message below the field; marks it as wrong. */
  error?: string | undefined;
}

/** A labelled field of several lines. Its error is tied to it for screen readers. */
export function TextArea({ label, error, className, ...rest }: TextAreaProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? noteId : undefined}
        className={cx(
          'w-full resize-y rounded-control border bg-surface px-2.5 py-2 text-base shadow-low max-sm:text-lg',
          'focus:outline-none focus:ring-3',
          error ? 'border-bad focus:ring-bad/20' : 'border-control focus:border-accent focus:ring-accent/20',
        )}
      />
      {error && (
        <p id={noteId} className="mt-1 text-bad text-xs">
          {error}
        </p>
      )}
    </div>
  );
}
