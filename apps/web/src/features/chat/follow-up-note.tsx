import type { Question } from '@recto/contract/questions';
import { X } from 'lucide-react';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';

interface FollowUpNoteProps {
  readonly question: Pick<Question, 'question' | 'about' | 'standsAlone'>;
  readonly workspace: Pick<ChatWorkspace, 'ask'>;
}

/** What a follow-up was taken to be about, and the way to ask it without that; or that it could not follow anything. */
export function FollowUpNote({ question: { question, about, standsAlone }, workspace }: FollowUpNoteProps) {
  if (standsAlone)
    return (
      <p className="px-1 text-xs text-pretty text-ink-3">
        Each question stands alone: there was nothing for this one to follow. Say what it is about.
      </p>
    );
  if (about === undefined) return null;
  return (
    <p className="flex max-w-full min-w-0 items-center gap-1 self-start rounded-full border border-accent/30 bg-wash py-0.5 pr-1 pl-2.5 text-xs text-accent-ink">
      <span className="flex-none">about:</span>
      <strong dir="auto" title={about} className="min-w-0 truncate font-semibold">
        {about}
      </strong>
      <button
        type="button"
        aria-label={`Ask without “${about}”`}
        title={`Ask without “${about}”`}
        className="grid size-5 flex-none place-items-center rounded-full hover:bg-accent/15 max-sm:size-7"
        onClick={() => workspace.ask(question, { followUpOf: null })}
      >
        <X size={13} aria-hidden="true" />
      </button>
    </p>
  );
}
