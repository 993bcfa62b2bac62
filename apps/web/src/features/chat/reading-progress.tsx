import { pagesText, pageWord } from '#shared/files/page-words.ts';
import type { FileItem } from '@recto/contract/library';
import { Eye, MessageSquareText } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { Composer } from '#features/chat/composer.tsx';
import { KeptQuestion } from '#features/chat/kept-question.tsx';
import { keepQuestion, useKeptQuestion } from '#features/chat/kept-questions.ts';
import { PageProgress } from '#features/chat/page-progress.tsx';
import { Stages } from '#features/chat/stages.tsx';
import type { useAsking } from '#features/chat/use-asking.ts';
import { StageBar } from '#shared/files/stage-bar.tsx';
import { timeLeft } from '#shared/files/time-left.ts';

interface ReadingProgressProps {
  readonly workspace: ChatWorkspace;
  readonly asking: ReturnType<typeof useAsking>;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Beside the pages of a file that is being read: how far that is, and what can be done meanwhile. */
export function ReadingProgress({ workspace, asking, field }: ReadingProgressProps) {
  const { file } = workspace;
  const left = timeLeft(file);
  return (
    <section aria-label="Conversation" className="flex h-full min-h-0 flex-col">
      <div className="flex h-11 flex-none items-center gap-2 border-line border-b px-5 text-xs max-sm:sr-only">
        <h2 className="font-semibold text-sm">Conversation</h2>
        <span className="text-ink-3">waits for the file</span>
      </div>
      <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-5 py-5 *:flex-none">
        <div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h2 className="font-read text-2xl">Reading the file</h2>
            {left && <span className="font-medium text-accent-ink text-sm tabular-nums">{left}</span>}
          </div>
          <p className="mt-1.5 text-ink-2 text-sm">You can leave; the list of files shows when it is done.</p>
        </div>
        <StageBar stages={file.stages} status={file.status} progress={file.progress} />
        <Stages file={file} isCompact />
        <PageProgress file={file} workspace={workspace} />
        <ul className="divide-y divide-line rounded-card border border-line bg-surface text-sm">
          <Possibility icon={<Eye />} title={`${readText(file)} can be viewed and searched now.`} />
          <Possibility
            icon={<MessageSquareText />}
            title={`Questions wait for the last ${pageWord(file.pageKind)}.`}
          >
            Only then can it be said that something is not in the document.
          </Possibility>
        </ul>
      </div>
      <EarlyQuestion fileId={file._id} pageKind={file.pageKind} asking={asking} field={field} />
    </section>
  );
}

interface EarlyQuestionProps extends Pick<ReadingProgressProps, 'asking' | 'field'> {
  readonly fileId: string;
  readonly pageKind: FileItem['pageKind'];
}

/** A question that is typed before it can be asked is kept, and can be changed and removed until then. */
function EarlyQuestion({ fileId, pageKind, asking, field }: EarlyQuestionProps) {
  const kept = useKeptQuestion(fileId);
  // The field is drawn once nothing is kept; what takes its place gets the focus that it had.
  const wantsFocus = useRef(false);
  const focusIfWanted = (element: HTMLElement | null) => {
    if (element === null || !wantsFocus.current) return;
    wantsFocus.current = false;
    element.focus();
  };
  const keep = (question: typeof kept) => {
    wantsFocus.current = true;
    keepQuestion(fileId, question);
  };
  if (kept !== null)
    return (
      <KeptQuestion
        kept={kept}
        firstButton={focusIfWanted}
        onChange={() => {
          asking.setDraft([kept.question, asking.draft].filter((part) => part.trim() !== '').join('\n'));
          asking.changeSubject(kept.about);
          keep(null);
        }}
        onDropSubject={() => keep({ ...kept, about: null })}
        onRemove={() => keep(null)}
      />
    );
  return (
    <div ref={(drawn) => focusIfWanted(drawn && field.current)} className="contents">
      <Composer
        field={field}
        value={asking.draft}
        pages={null}
        pageKind={pageKind}
        waits
        isSending={false}
        error={null}
        placeholder="Ask about this document"
        onChange={asking.setDraft}
        onAsk={() => {
          keep({ question: asking.draft.trim(), about: asking.subject });
          asking.setDraft('');
          asking.changeSubject(null);
        }}
        subject={asking.subject}
        onDropSubject={asking.dropSubject}
      />
    </div>
  );
}

/** Without progress its pages are read, and it is in one of the stages after that. */
const readText = ({ progress, pages, pageKind }: FileItem): string => {
  if (progress) return pagesText(pageKind, progress.page);
  return pages === 1 ? `The ${pageWord(pageKind)}` : `All ${pageWord(pageKind)}s`;
};

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
