import { X } from 'lucide-react';

interface SubjectChipProps {
  readonly subject: string;
  readonly onDrop: () => void;
}

/** What the question in the field is about: words of the document, of many the first. */
export function SubjectChip({ subject, onDrop }: SubjectChipProps) {
  return (
    <p className="-ml-1.5 flex max-w-full min-w-0 items-center gap-1 self-start rounded-full border border-accent/30 bg-wash py-0.5 pr-1 pl-2.5 text-xs text-accent-ink">
      <span className="flex-none">about:</span>
      <strong dir="auto" title={subject} className="min-w-0 truncate font-semibold">
        “{subject}”
      </strong>
      {subject.endsWith('…') && <span className="flex-none max-sm:sr-only">the first words</span>}
      <button
        type="button"
        aria-label={`Do not ask about “${subject}”`}
        title="Do not ask about these words"
        className="grid size-5 flex-none place-items-center rounded-full hover:bg-accent/15 max-sm:size-7"
        onClick={onDrop}
      >
        <X size={13} aria-hidden="true" />
      </button>
    </p>
  );
}
