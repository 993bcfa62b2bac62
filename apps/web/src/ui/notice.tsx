import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#lib/cx.ts';

/** A message that stays: red for what failed, green for what went well. */
export function Notice({ tone, children }: { tone: 'bad' | 'ok'; children: ReactNode }) {
  const Icon = tone === 'bad' ? CircleAlert : CircleCheck;
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={cx(
        'flex items-start gap-2.5 rounded-field border px-3 py-2.5 text-sm',
        tone === 'bad' ? 'border-bad/30 bg-removed-bg text-removed' : 'border-ok/30 bg-added-bg text-added',
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </div>
  );
}
