import { type RefObject, useRef } from 'react';
import { readDraft, setDraft, useDraft } from '#features/chat/drafts.ts';
import { ApiError } from '#lib/api.ts';
import { useAsk } from '#lib/queries/questions.ts';

/** Asking one file: at once on the screen, never twice, and back in the field when it did not get through. */
export function useAsking(
  fileId: string,
  field: RefObject<HTMLTextAreaElement | null>,
  onAsked: (questionId: string) => void,
) {
  const [draft, changeDraft] = useDraft(fileId);
  const { mutateAsync, isPending, variables, error, reset, isError } = useAsk(fileId);
  // Two key presses can come before the first one shows.
  const isBusy = useRef(false);

  const ask = async (text: string): Promise<void> => {
    const question = text.trim();
    if (isBusy.current || question === '') return;
    isBusy.current = true;
    try {
      const { questions } = await mutateAsync(question);
      if (questions[0]) onAsked(questions[0]._id);
    } catch {
      // The sentence stands above the field; what was typed since then is kept as well.
      setDraft(fileId, [question, readDraft(fileId)].filter((part) => part.trim() !== '').join('\n'));
      field.current?.focus();
    } finally {
      isBusy.current = false;
    }
  };

  return {
    draft,
    setDraft: (text: string) => {
      changeDraft(text);
      if (isError) reset();
    },
    /** The question that is on its way to the server. */
    sending: isPending ? variables : null,
    error: error && sentenceOf(error),
    /** Asks what is in the field, and empties it. */
    submit: () => {
      if (isBusy.current) return;
      changeDraft('');
      void ask(draft);
    },
    ask: (question: string) => void ask(question),
  };
}

function sentenceOf(error: Error): string {
  if (!(error instanceof ApiError))
    return 'The question did not reach the server. It is back in the field: ask again.';
  return error.fields['question'] ?? error.message;
}
