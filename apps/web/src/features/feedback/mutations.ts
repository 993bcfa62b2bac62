import { contract } from '@recto/contract';
import type { Feedback } from '@recto/contract/feedback';
import { call } from '#lib/api.ts';
import { useSingleMutation } from '#lib/use-single-mutation.ts';

/** Sends feedback to the operators; `onSent` comes when they have it. */
export const useSendFeedback = (onSent: () => void) =>
  useSingleMutation({
    mutationFn: (body: Feedback) => call(contract.feedback.send, { body }),
    onSuccess: onSent,
  });
