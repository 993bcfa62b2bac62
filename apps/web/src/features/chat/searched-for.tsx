import { SpellCheck } from 'lucide-react';
import { Fragment } from 'react';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { searchedWords } from '#features/chat/searched-words.ts';
import type { ListedQuestion } from '#shared/questions/queries.ts';

interface SearchedForProps {
  readonly question: ListedQuestion;
  readonly workspace: Pick<ChatWorkspace, 'ask'>;
}

/**
 * Which words were searched in another form: typing errors put right, and terms in the other form that the document defines for
 * them. Offers the way back to the words as they were typed.
 */
export function SearchedFor({ question, workspace }: SearchedForProps) {
  const words = searchedWords(question);
  if (words.length === 0) return null;
  const typed = words.map((each) => `“${each.typed}”`).join(', ');
  return (
    <div className="flex items-start gap-2 px-1 text-xs text-ink-3">
      <SpellCheck size={14} className="mt-0.5 flex-none" aria-hidden="true" />
      <p className="min-w-0 break-words">
        Searched for:{' '}
        {words.map(({ searched }, at) => (
          <Fragment key={`${at} ${searched}`}>
            {at > 0 && ', '}
            <strong dir="auto" className="font-semibold text-ink-2">
              {searched}
            </strong>
          </Fragment>
        ))}{' '}
        <span aria-hidden="true">·</span>{' '}
        <button
          type="button"
          aria-label={`as typed: search for ${typed} instead`}
          title={`Search for ${typed} instead`}
          className="link whitespace-nowrap max-sm:-my-1 max-sm:py-1"
          onClick={() => workspace.ask(question.question, { isExact: true, followUpOf: question._id })}
        >
          as typed
        </button>
      </p>
    </div>
  );
}
