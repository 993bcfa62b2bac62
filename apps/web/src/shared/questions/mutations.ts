import { contract } from '@recto/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { putQuestions, questionKeys } from '#shared/questions/queries.ts';

/** Asks a question of one file. The answer arrives later, in the cache. */
export function useAsk(fileId: string) {
  const client = useQueryClient();
  return useMutation({
    // Without a connection it fails at once and the text comes back, rather than waiting unseen.
    networkMode: 'always',
    mutationFn: (question: string) => call(contract.questions.ask, { body: { fileId, question } }),
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
