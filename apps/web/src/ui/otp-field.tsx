import { CODE_LENGTH } from '@recto/contract/limits';
import { OTPInput, REGEXP_ONLY_DIGITS, type SlotProps } from 'input-otp';
import { type Ref, useId } from 'react';
import { cx } from '#lib/cx.ts';

interface OtpFieldProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  /** For forms that read their fields by name. */
  name?: string;
  value: string;
  onChange: (value: string) => void;
  /** The message below the slots; marks them as wrong. */
  error?: string | undefined;
  /** Marks them as wrong without a message of their own. */
  invalid?: boolean;
  autoFocus?: boolean;
  /** Shows the label above the slots; else it is only said. */
  labelled?: boolean;
}

const Slot = ({ char, isActive, invalid }: SlotProps & { invalid: boolean }) => (
  <span
    className={cx(
      'grid h-14 place-items-center rounded-field border bg-surface font-medium text-[22px] tabular-nums transition-[border-color,box-shadow]',
      isActive && 'ring-3 forced-colors:outline-2',
      invalid && (isActive ? 'border-bad ring-bad/20' : 'border-bad'),
      !invalid && (isActive ? 'border-accent ring-accent/20' : 'border-control'),
    )}
  >
    {char ?? (isActive && <span className="h-[22px] w-[1.5px] bg-ink" />)}
  </span>
);

/** Six slots over one real input, so that pasting and the phone's code suggestion fill them all. */
export function OtpField({
  ref,
  label,
  name,
  value,
  onChange,
  error,
  invalid = error !== undefined,
  autoFocus = false,
  labelled = false,
}: OtpFieldProps) {
  const id = useId();
  const half = CODE_LENGTH / 2;
  return (
    <div>
      <label htmlFor={id} className={labelled ? 'mb-1 block font-medium text-ink text-sm' : 'sr-only'}>
        {label}
      </label>
      <OTPInput
        ref={ref}
        id={id}
        name={name}
        maxLength={CODE_LENGTH}
        value={value}
        onChange={onChange}
        pattern={REGEXP_ONLY_DIGITS}
        pasteTransformer={(text) => text.replace(/\D/g, '')}
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-invalid={invalid || undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        autoFocus={autoFocus}
        render={({ slots }) => (
          <div aria-hidden="true" className="grid grid-cols-[repeat(3,1fr)_10px_repeat(3,1fr)] gap-2">
            {slots.slice(0, half).map((slot, index) => (
              <Slot key={index} {...slot} invalid={invalid} />
            ))}
            <span className="my-auto h-[1.5px] w-2 bg-control" />
            {slots.slice(half).map((slot, index) => (
              <Slot key={index + half} {...slot} invalid={invalid} />
            ))}
          </div>
        )}
      />
      {error && (
        <p id={`${id}-note`} className="mt-1 text-bad text-xs">
          {error}
        </p>
      )}
    </div>
  );
}
