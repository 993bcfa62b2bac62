import { useState } from 'react';

interface CommittedFieldProps {
  readonly label: string;
  readonly value: string;
  readonly width: string;
  readonly className: string;
  readonly title?: string;
  readonly onCommit: (text: string) => void;
}

/** A short field that takes effect on Enter or when it is left; Esc puts the old value back. */
export function CommittedField({ label, value, width, className, title, onCommit }: CommittedFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft !== null && draft.trim() !== '' && draft !== value) onCommit(draft.trim());
    setDraft(null);
  };
  return (
    <input
      aria-label={label}
      title={title}
      inputMode="numeric"
      value={draft ?? value}
      style={{ width }}
      className={`h-[26px] px-1 text-center text-xs tabular-nums ${className}`}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
}
