import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#lib/cx.ts';

interface SubjectChipProps {
  /** What it is about. */
  readonly children: ReactNode;
  /** What the button does. */
  readonly dropLabel: string;
  readonly className?: string;
  readonly onDrop: () => void;
}

/** What a question is about, with the button that takes it away. */
export const SubjectChip = ({ children, dropLabel, className, onDrop }: SubjectChipProps) => (
  <p
    className={cx(
      'flex max-w-full min-w-0 items-center gap-1 self-start rounded-full border border-accent/30 bg-wash py-0.5 pr-1 pl-2.5 text-xs text-accent-ink',
      className,
    )}
  >
    <span className="flex-none">about:</span>
    {children}
    <button
      type="button"
      aria-label={dropLabel}
      title={dropLabel}
      className="grid size-5 flex-none place-items-center rounded-full hover:bg-accent/15 max-sm:size-7"
      onClick={onDrop}
    >
      <X size={13} aria-hidden="true" />
    </button>
  </p>
);

export const Subject = ({ text }: { text: string }) => (
  <strong dir="auto" title={text} className="min-w-0 truncate font-semibold">
    {text}
  </strong>
);

interface SelectedSubjectProps {
  readonly subject: string;
  readonly onDrop: () => void;
}

/** What the question in the field is about: words of the document, of many the first. */
export const SelectedSubject = ({ subject, onDrop }: SelectedSubjectProps) => (
  <SubjectChip dropLabel={`Do not ask about “${subject}”`} className="-ml-1.5" onDrop={onDrop}>
    <Subject text={`“${subject}”`} />
    {subject.endsWith('…') && <span className="flex-none max-sm:sr-only">the first words</span>}
  </SubjectChip>
);
