import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#lib/cx.ts';

const ICONS = { bad: CircleAlert, ok: CircleCheck, plain: Info } as const;
const COLOURS = {
  bad: 'border-bad/30 bg-removed-bg text-removed',
  ok: 'border-ok/30 bg-added-bg text-added',
  plain: 'border-line bg-quiet text-ink-2',
} as const;

/** A message that stays: red for what failed, green for what went well, plain for what one should know. */
export function Notice({ tone, children }: { tone: 'bad' | 'ok' | 'plain'; children: ReactNode }) {
  const Icon = ICONS[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={cx('flex items-start gap-2.5 rounded-field border px-3 py-2.5 text-sm', COLOURS[tone])}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </div>
  );
}
