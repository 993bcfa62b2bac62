import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';

interface ChangeStepsProps {
  /** Of the page: its changed blocks. */
  readonly count: number;
  /** From 0; null before the first step. */
  readonly current: number | null;
  readonly onStep: (next: number) => void;
}

/** How many changes the page has, and the way from one to the next. After the last comes the first. */
export function ChangeSteps({ count, current, onStep }: ChangeStepsProps) {
  return (
    <div role="group" aria-label="Tracked changes" className="flex flex-none items-center gap-0.5">
      <span role="status" className="pr-1 tabular-nums">
        {current === null
          ? `${count} ${count === 1 ? 'change' : 'changes'} on this page`
          : `Change ${current + 1} of ${count}`}
      </span>
      <IconButton
        size="sm"
        label="Previous change"
        onClick={() => onStep(((current ?? 0) - 1 + count) % count)}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        size="sm"
        label="Next change"
        onClick={() => onStep(current === null ? 0 : (current + 1) % count)}
      >
        <ArrowDown />
      </IconButton>
    </div>
  );
}
