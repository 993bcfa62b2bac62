import type { Question } from '@recto/contract/questions';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { Subject, SubjectChip } from '#features/chat/subject-chip.tsx';

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
    <SubjectChip
      dropLabel={`Ask without “${about}”`}
      onDrop={() => workspace.ask(question, { followUpOf: null })}
    >
      <Subject text={about} />
    </SubjectChip>
  );
}
