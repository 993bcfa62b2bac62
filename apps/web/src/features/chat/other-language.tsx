import type { Question } from '@recto/contract/questions';
import { Languages } from 'lucide-react';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { comparedSentence, otherLanguages } from '#features/chat/other-languages.ts';

interface OtherLanguageProps {
  readonly question: Pick<Question, 'question' | 'languages' | 'answeredBy'>;
  readonly workspace: Pick<ChatWorkspace, 'rephrase'>;
}

/** Says that question and document are in different languages, and what was compared all the same. */
export function OtherLanguage({ question, workspace }: OtherLanguageProps) {
  const names = otherLanguages(question);
  if (names === undefined) return null;
  return (
    <div className="flex items-start gap-2.5 border-b border-line bg-quiet px-4 py-2.5 text-sm text-ink-2 @3xl:px-5">
      <Languages size={15} className="mt-0.5 flex-none text-ink-3" aria-hidden="true" />
      <p className="min-w-0 text-pretty">
        {comparedSentence(names)}{' '}
        <button type="button" className="link" onClick={() => workspace.rephrase(question.question)}>
          Ask in {names.document}
        </button>{' '}
        for a better answer.
      </p>
    </div>
  );
}
