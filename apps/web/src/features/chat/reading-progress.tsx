import type { FileItem } from '@recto/contract/library';
import { Eye, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Stages } from '#features/chat/stages.tsx';
import { plural } from '#lib/format.ts';
import { StageBar } from '#shared/files/stage-bar.tsx';
import { timeLeft } from '#shared/files/time-left.ts';

/** Beside the pages of a file that is being read: how far that is, and what can be done meanwhile. */
export function ReadingProgress({ file }: { file: FileItem }) {
  const left = timeLeft(file);
  return (
    <section aria-label="Conversation" className="flex h-full min-h-0 flex-col overflow-y-auto">
      <div className="flex h-11 flex-none items-center gap-2 border-line border-b px-5 text-xs max-sm:sr-only">
        <h2 className="font-semibold text-sm">Conversation</h2>
        <span className="text-ink-3">waits for the file</span>
      </div>
      <div className="flex flex-col gap-5 px-5 py-5">
        <div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h2 className="font-read text-2xl">Reading the file</h2>
            {left && <span className="font-medium text-accent-ink text-sm tabular-nums">{left}</span>}
          </div>
          <p className="mt-1.5 text-ink-2 text-sm">You can leave; the list of files shows when it is done.</p>
        </div>
        <StageBar stages={file.stages} status={file.status} progress={file.progress} />
        <Stages file={file} />
        <ul className="divide-y divide-line rounded-card border border-line bg-surface text-sm">
          <Possibility icon={<Eye />} title={`${readText(file)} can be viewed and searched now.`} />
          <Possibility icon={<MessageSquareText />} title="Questions wait for the last page.">
            Only then can it be said that something is not in the document.
          </Possibility>
        </ul>
      </div>
    </section>
  );
}

/** Without progress its pages are read, and it is in one of the stages after that. */
const readText = ({ progress, pages }: FileItem): string =>
  progress ? plural(progress.page, 'page') : pages === 1 ? 'The page' : 'All pages';

interface PossibilityProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
}

const Possibility = ({ icon, title, children }: PossibilityProps) => (
  <li className="flex gap-3 px-4 py-3.5 text-ink-2">
    <span aria-hidden="true" className="mt-0.5 [&_svg]:size-4">
      {icon}
    </span>
    <span>
      <b className="font-semibold text-ink">{title}</b> {children}
    </span>
  </li>
);
