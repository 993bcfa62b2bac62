import { contract } from '@recto/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { ApiError, NetworkError, sentenceOf } from '#lib/api-error.ts';
import { putFile } from '#shared/files/queries.ts';
import { useSingleMutation } from '#lib/use-single-mutation.ts';

/** Sends the password of a protected file. */
export function useUnlockFile(fileId: string) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (password: string) =>
      call(contract.documents.unlock, { params: { id: fileId }, body: { password } }),
    onSuccess: (file) => putFile(client, file),
    // The cache would remember the password for minutes after the dialog has gone.
    gcTime: 0,
  });
}

/** What to say beside the field; an unreachable server is told by a toast. */
export function fieldErrorOf(error: unknown): string | undefined {
  if (!error || error instanceof NetworkError) return undefined;
  return (error instanceof ApiError && error.fields['password']) || sentenceOf(error);
}
