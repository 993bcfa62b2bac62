import type { Question } from '@recto/contract/questions';
import { Languages } from 'lucide-react';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';

interface OtherLanguageProps {
  readonly question: Pick<Question, 'question' | 'languages' | 'answeredBy'>;
  readonly workspace: Pick<ChatWorkspace, 'rephrase'>;
}

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/** Says that question and document are in different languages: the document's own sentences were found by less than all words. */
export function OtherLanguage({ question, workspace }: OtherLanguageProps) {
  const { languages, answeredBy } = question;
  // A language model reads both languages.
  if (languages === undefined || answeredBy !== 'extract') return null;
  const document = NAMES.of(languages.document);
  return (
    <div className="flex items-start gap-2.5 border-b border-line bg-quiet px-4 py-2.5 text-sm text-ink-2 @3xl:px-5">
      <Languages size={15} className="mt-0.5 flex-none text-ink-3" aria-hidden="true" />
      <p className="min-w-0">
        Your question is in {NAMES.of(languages.question)}, this document is in {document}. Only names,
        figures and known terms were compared.{' '}
        <button type="button" className="link" onClick={() => workspace.rephrase(question.question)}>
          Ask in {document}
        </button>{' '}
        for a better answer.
      </p>
    </div>
  );
}
