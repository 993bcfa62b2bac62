import type { ReachedLimit } from '@recto/contract/endpoint';
import { describeLimit, METRICS, type Metric } from '@recto/contract/metrics';
import { useRef } from 'react';
import { Link } from 'react-router';
import { closeReachedLimit, useReachedLimit } from '#shared/limits/reached-limit.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

// In UTC, as periods are: in another zone it would name another day than the usage page.
const RESET = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

const isMetric = (name: string): name is Metric => Object.hasOwn(METRICS, name);

const ruleOf = (name: string) => (isMetric(name) ? METRICS[name] : null);

/** What can be done about it, without another plan. */
function wayOut(name: string, resetsAt: string | null): string | null {
  if (resetsAt !== null) return `The count begins anew on ${RESET.format(new Date(resetsAt))}.`;
  if (ruleOf(name)?.period === 'total') return 'What you delete makes room for more.';
  return null;
}

/** The plan that would have allowed it. */
const offerOf = (name: string, { name: plan, allowed }: NonNullable<ReachedLimit['allowedBy']>): string =>
  isMetric(name) ? `${plan} allows ${describeLimit(name, allowed)}.` : `${plan} allows it.`;

/** Says which limit of the plan refused what was just done, how much is used, and when there is more. */
export default function LimitDialog() {
  const refusal = useReachedLimit((state) => state.refusal);
  const ok = useRef<HTMLButtonElement>(null);
  if (!refusal) return null;
  const { name, used, allowed, resetsAt, allowedBy } = refusal.limit;
  const rule = ruleOf(name);
  const isCounted = rule !== null && rule.period !== 'each';
  const way = wayOut(name, resetsAt);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && closeReachedLimit()}
      title="Limit of your plan"
      description={refusal.message}
      initialFocus={ok}
      width="sm"
      footer={
        <>
          {allowedBy && (
            <Link to="/subscribe" className={buttonClass('plain', 'lg')} onClick={closeReachedLimit}>
              See the plans
            </Link>
          )}
          <Button ref={ok} size="lg" variant="primary" onClick={closeReachedLimit}>
            OK
          </Button>
        </>
      }
    >
      <div className="space-y-3 px-5 pt-3 pb-5">
        {isCounted && (
          <div className="space-y-2">
            <p className="text-ink-2 text-sm">
              {`${used.toLocaleString('en')} of ${allowed.toLocaleString('en')} ${rule.label} used`}
            </p>
            <ProgressBar label={`${rule.label} used`} share={allowed > 0 ? used / allowed : 1} tone="bad" />
          </div>
        )}
        {way !== null && <p className="text-sm">{way}</p>}
        {allowedBy && <p className="text-sm">{offerOf(name, allowedBy)}</p>}
      </div>
    </Dialog>
  );
}
