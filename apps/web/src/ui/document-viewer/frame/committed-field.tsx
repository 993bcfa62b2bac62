import { useState } from 'react';

interface CommittedFieldProps {
  readonly label: string;
  readonly value: string;
  readonly width: string;
  readonly className: string;
  readonly title?: string;
  /** The keyboard of phones; for digits where it is not said. */
  readonly inputMode?: 'text' | 'numeric';
  readonly onCommit: (text: string) => void;
}

/** A short field that takes effect on Enter or when it is left; Esc puts the old value back. */
export function CommittedField(props: CommittedFieldProps) {
  const { label, value, width, className, title, inputMode = 'numeric', onCommit } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft !== null && draft.trim() !== '' && draft !== value) onCommit(draft.trim());
    setDraft(null);
  };
  return (
    <input
      aria-label={label}
      title={title}
      inputMode={inputMode}
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
