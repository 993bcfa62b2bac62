import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import type { AskOptions } from '#features/chat/chat-workspace.ts';
import { readDraft, setDraft, setSubject, useDraft, useSubject } from '#features/chat/drafts.ts';
import { ApiError } from '#lib/api.ts';
import { conversationQuery, type ListedQuestion, questionsOf } from '#shared/questions/queries.ts';
import { useAsk } from '#shared/questions/mutations.ts';

/** Asking one file: at once on the screen, never twice, and back in the field when it did not get through. */
export function useAsking(
  fileId: string,
  field: RefObject<HTMLTextAreaElement | null>,
  onAsked: (questionId: string) => void,
) {
  const [draft, changeDraft] = useDraft(fileId);
  const subject = useSubject(fileId);
  const { mutateAsync, isPending, variables, error, reset, isError } = useAsk(fileId);
  const client = useQueryClient();
  const { queryKey } = conversationQuery(fileId);
  const { data } = useInfiniteQuery(conversationQuery(fileId));
  const [knownIds, setKnownIds] = useState<ReadonlySet<string>>(new Set());
  const [isAnew, setAnew] = useState(false);
  // Two key presses can come before the first one shows.
  const isBusy = useRef(false);

  const ask = async (
    text: string,
    { isExact = false, followUpOf, about = null }: AskOptions = {},
  ): Promise<void> => {
    const question = text.trim();
    if (isBusy.current || question === '') return;
    isBusy.current = true;
    const listed = () => questionsIn(client.getQueryData(queryKey));
    const known = new Set(listed().map(({ _id }) => _id));
    setKnownIds(known);
    try {
      const { questions } = await mutateAsync({
        question,
        ...(isExact && { exact: true }),
        ...(followUpOf !== undefined && { followUpOf }),
        ...(about !== null && { about }),
      });
      if (questions[0]) onAsked(questions[0]._id);
    } catch {
      const arrived = findArrived(listed(), question, known);
      if (arrived) {
        // Only the receipt was lost.
        reset();
        onAsked(arrived._id);
        return;
      }
      // The sentence stands above the field; what was typed since then is kept as well.
      setDraft(fileId, [question, readDraft(fileId)].filter((part) => part.trim() !== '').join('\n'));
      if (about !== null) setSubject(fileId, about);
      setAnew(followUpOf === null);
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
    /** The words of the document that the question in the field is about. */
    subject,
    changeSubject: (about: string | null) => setSubject(fileId, about),
    dropSubject: () => {
      setSubject(fileId, null);
      field.current?.focus();
    },
    /** Whether the question in the field begins a new conversation. */
    isAnew,
    toggleAnew: () => {
      setAnew(!isAnew);
      field.current?.focus();
    },
    isSending: isPending,
    /** The question that is on its way to the server, unless a socket or a GET was quicker to show it than its receipt. */
    sending:
      isPending && !findArrived(questionsIn(data), variables.question, knownIds) ? variables.question : null,
    error: error && sentenceOf(error),
    /** Asks what is in the field, and empties it. */
    submit: () => {
      if (isBusy.current) return;
      changeDraft('');
      setSubject(fileId, null);
      setAnew(false);
      void ask(draft, { about: subject, ...(isAnew && { followUpOf: null }) });
    },
    ask: (question: string, options?: AskOptions) => {
      if (options?.followUpOf === null) setAnew(false);
      void ask(question, options);
    },
  };
}

const questionsIn = (data: Parameters<typeof questionsOf>[0] | undefined): ListedQuestion[] =>
  data ? questionsOf(data) : [];

/** The question as the server took it: of the same words, and not there before it was asked. */
const findArrived = (questions: readonly ListedQuestion[], asked: string, known: ReadonlySet<string>) =>
  questions.find(({ _id, question }) => question === asked && !known.has(_id));

function sentenceOf(error: Error): string {
  if (!(error instanceof ApiError))
    return 'The question did not reach the server. It is back in the field: ask again.';
  return error.fields['question'] ?? error.message;
}
