import { describeAmount } from '@recto/contract/catalogue';
import type { SubscriptionItem } from '@recto/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { installationQuery } from '#shared/installation/queries.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useCancelSubscription } from './mutations.ts';
import { formatFullDay, ORIGIN, planOfAmount } from './plan-words.ts';

const COMMENT_MAX_LENGTH = 1_000;

interface CancelDialogProps {
  readonly subscription: SubscriptionItem;
  readonly onClose: () => void;
}

/** Asks for the reason, and says what happens: the plan continues until the end of the subscription period. */
export function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const [comment, setComment] = useState('');
  const reason = useRef<HTMLTextAreaElement>(null);
  const cancel = useCancelSubscription(onClose);
  const { amount } = subscription.plan;
  const name = planOfAmount(amount)?.name ?? `The plan for ${describeAmount(amount)}`;
  const { files, questions } = ORIGIN.limits;
  const isEnforced = useQuery(installationQuery).data?.plansEnforced ?? false;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Cancel Subscription"
      initialFocus={reason}
      width="sm"
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            Keep Subscription
          </Button>
          <Button
            size="lg"
            variant="destroy"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ subscriptionId: subscription.id, comment: comment.trim() })}
          >
            End Subscription
          </Button>
        </>
      }
    >
      <div className="space-y-4 px-5 pt-4 pb-5">
        <p className="text-ink-2 text-sm">
          {`${name} continues until the end of the subscription period, `}
          <b className="font-semibold text-ink">{formatFullDay(subscription.currentPeriodEnd)}</b>
          {'. '}
          {isEnforced &&
            `After that you are on ${ORIGIN.name}: ${files} PDFs and ${questions} questions a month. `}
          Nothing you stored is deleted.
        </p>
        <TextArea
          ref={reason}
          label="Why do you cancel?"
          rows={3}
          maxLength={COMMENT_MAX_LENGTH}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
          error={cancel.error instanceof ApiError ? cancel.error.fields['comment'] : undefined}
        />
      </div>
    </Dialog>
  );
}
