import { Clock3, Pencil, X } from 'lucide-react';
import { Subject, SubjectChip } from '#features/chat/subject-chip.tsx';
import type { KeptQuestion as Kept } from '#features/chat/kept-questions.ts';
import { Button } from '#ui/button.tsx';

interface KeptQuestionProps {
  readonly kept: Kept;
  /** Gets the first of its buttons. */
  readonly firstButton: (button: HTMLElement | null) => void;
  readonly onChange: () => void;
  readonly onDropSubject: () => void;
  readonly onRemove: () => void;
}

/** A question that waits for its file, where questions are typed else. */
export function KeptQuestion({ kept, firstButton, onChange, onDropSubject, onRemove }: KeptQuestionProps) {
  return (
    <section
      aria-label="Kept question"
      className="mx-auto mb-4 flex w-[calc(100%-40px)] flex-none flex-col gap-1.5 rounded-[12px] border border-control border-dashed bg-quiet pt-[11px] pr-2 pb-2 pl-3.5 max-sm:mb-2.5 max-sm:w-[calc(100%-24px)]"
    >
      {kept.about !== null && (
        <SubjectChip
          dropLabel={`Do not ask about “${kept.about}”`}
          className="-ml-1.5"
          onDrop={onDropSubject}
        >
          <Subject text={`“${kept.about}”`} />
        </SubjectChip>
      )}
      <p dir="auto" className="max-h-44 overflow-y-auto whitespace-pre-wrap break-words text-base">
        {kept.question}
      </p>
      <div className="flex flex-wrap items-center gap-1.5 text-ink-2 text-xs">
        <Clock3 size={14} aria-hidden="true" />
        <span role="status" className="font-medium">
          Asked once the file is read
        </span>
        <span className="ml-auto flex gap-1">
          <Button
            ref={firstButton}
            size="sm"
            variant="quiet"
            icon={<Pencil aria-hidden="true" />}
            onClick={onChange}
          >
            Change
          </Button>
          <Button size="sm" variant="quiet" icon={<X aria-hidden="true" />} onClick={onRemove}>
            Remove
          </Button>
        </span>
      </div>
    </section>
  );
}
