import { contract } from '@recto/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { useSingleMutation } from '#lib/use-single-mutation.ts';
import { noticeQuery } from '#shared/installation/queries.ts';
import { toast } from '#ui/toast.tsx';

/** Tells everybody something; nothing, where the text is empty. */
export function useSetNotice() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (text: string) => call(contract.notice.set, { body: { text } }),
    onSuccess: ({ notice }) => {
      client.setQueryData(noticeQuery.queryKey, notice);
      // Each is an entry of the audit log.
      void client.invalidateQueries({ queryKey: ['admin', 'audit'] });
      toast.success(
        notice === null ? 'The notice was taken away' : 'Everybody sees the notice within a minute',
      );
    },
  });
}
