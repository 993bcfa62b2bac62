import {
  BookOpen,
  ChevronRight,
  CircleAlert,
  GitCompareArrows,
  LockKeyholeOpen,
  MessageSquareText,
  RotateCw,
  ScanText,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useFileDetails } from '#shared/files/file-details.ts';
import { askForPassword } from '#shared/files/file-to-unlock.ts';
import { FileName } from '#shared/files/file-name.tsx';
import { chatPath } from './file-paths.ts';
import type { NextStep } from './next-steps.ts';
import { useSample } from './mutations.ts';

const ICONS: Readonly<Record<NextStep['kind'], ReactNode>> = {
  unlock: <LockKeyholeOpen />,
  unread: <ScanText />,
  failed: <CircleAlert />,
  ask: <MessageSquareText />,
  compare: <GitCompareArrows />,
  retry: <RotateCw />,
};

interface StepProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly detail: ReactNode;
  readonly onClick: () => void;
  readonly disabled?: boolean;
}

const Step = ({ icon, title, detail, onClick, disabled = false }: StepProps) => (
  <li className="border-line border-b">
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      className="flex w-full items-center gap-3.5 py-2.5 pe-1 text-start transition-colors not-disabled:hover:bg-quiet"
    >
      <span aria-hidden="true" className="shrink-0 text-accent-ink [&_svg]:size-4.5">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-sm">{title}</span>
        <span className="block text-ink-2 text-xs">{detail}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
    </button>
  </li>
);

interface WhereToGoNextProps {
  readonly steps: readonly NextStep[];
  /** Nothing was asked so far: the sample shows how it goes. */
  readonly offersSample: boolean;
}

/** What the state of the library asks for, at most three; absent where there is nothing. */
export function WhereToGoNext({ steps, offersSample }: WhereToGoNextProps) {
  const navigate = useNavigate();
  const details = useFileDetails();
  const sample = useSample();
  const go = (step: NextStep) => {
    if (step.kind === 'retry') return void navigate(`/batch?batch=${step.batchId}`);
    const { kind, file } = step;
    if (kind === 'unlock') askForPassword(file);
    else if (kind === 'ask') void navigate(chatPath(file));
    else if (kind === 'compare')
      void navigate(`/compare-docs?first=${file.previousFileId}&second=${file._id}`);
    else details.open(file._id);
  };
  if (steps.length === 0 && !offersSample) return null;
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title" className="border-line border-b pb-2 font-semibold text-sm">
        Where to go next
      </h2>
      <ul>
        {steps.map((step) => (
          <Step
            key={step.kind}
            icon={ICONS[step.kind]}
            title={step.title}
            detail={<FileName name={step.detail} />}
            onClick={() => go(step)}
          />
        ))}
        {offersSample && (
          <Step
            icon={<BookOpen />}
            title="Try it with the sample"
            detail="A contract in two versions and a short report"
            disabled={sample.isPending}
            onClick={() => sample.mutate(null)}
          />
        )}
      </ul>
    </section>
  );
}
