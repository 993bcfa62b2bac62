import { contract } from '@recto/contract';
import type { Question } from '@recto/contract/questions';
import type { Review } from '@recto/contract/reviews';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { useSingleMutation } from '#lib/use-single-mutation.ts';
import { putQuestions, questionKeys, takeQuestions } from '#shared/questions/queries.ts';

export interface AskInput {
  readonly question: string;
  /** Typing errors are not put right. */
  readonly exact?: true;
  /** The question that it continues; null begins a new conversation. */
  readonly followUpOf?: string | null;
  /** Words of the document that it is about. */
  readonly about?: string;
}

/** Asks a question of one file. The answer arrives later, in the cache. */
export function useAsk(fileId: string) {
  const client = useQueryClient();
  return useMutation({
    // Without a connection it fails at once and the text comes back, rather than waiting unseen.
    networkMode: 'always',
    mutationFn: (asked: AskInput) => call(contract.questions.ask, { body: { fileId, ...asked } }),
    onSuccess: async ({ questions }) => {
      const queryKey = questionKeys.conversation(fileId);
      // A list that was fetched before the question existed must not overwrite it.
      await client.cancelQueries({ queryKey });
      putQuestions(client, questions);
      void client.invalidateQueries({ queryKey: questionKeys.overview });
      if (!client.getQueryData(queryKey)) void client.invalidateQueries({ queryKey });
    },
  });
}

export interface ReviewInput extends Omit<Review, 'mark' | 'wrongClaims'> {
  readonly mark: Review['mark'] | 'none';
}

/** Keeps what a person says of an answer, and shows the answer as it is after that. */
export function useReview(answerId: string, onReviewed: (question: Question) => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: ReviewInput) => call(contract.questions.review, { params: { answerId }, body }),
    onSuccess: ({ questions }) => {
      putQuestions(client, questions);
      void client.invalidateQueries({ queryKey: questionKeys.overview });
      if (questions[0]) onReviewed(questions[0]);
    },
    onError: (error) => toastFailure(error),
  });
}

/** Stops the language model; the answer of the document itself stands then. */
export function useStop(answerId: string) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (_: void) => call(contract.questions.stop, { params: { answerId } }),
    onSuccess: ({ questions }) => takeQuestions(client, questions),
    onError: (error) => toastFailure(error),
  });
}
