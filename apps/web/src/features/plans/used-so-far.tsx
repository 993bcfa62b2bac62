import { type PlanMetric, planOf } from '@recto/contract/catalogue';
import type { Usage } from '@recto/contract/plans';
import { formatCount, formatDay } from '#shared/plans/plan-words.ts';
import { budgetOf } from '#shared/plans/use-budget.ts';
import { toneOf } from '#shared/plans/tone.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

const SHOWN: readonly (readonly [PlanMetric, string])[] = [
  ['questions', 'Questions'],
  ['files', 'Files uploaded'],
  ['ocrFiles', 'Through OCR'],
  ['translations', 'Translated'],
  ['storedFiles', 'Stored'],
];

/** What is used of the plan that the account has. */
export function UsedSoFar({ usage }: { usage: Usage }) {
  if (usage.plan === 'none') return null;
  const { name } = planOf(usage.plan);
  const meters = SHOWN.flatMap(([metric, title]) => {
    const budget = budgetOf(usage, metric);
    return budget ? [{ metric, title, budget }] : [];
  });
  const end = meters.find(({ budget }) => budget.resetsAt !== null)?.budget.resetsAt;
  return (
    <section
      aria-label="Used this month"
      className="mt-4 grid grid-cols-2 gap-x-5 gap-y-3 rounded-card border border-line bg-surface px-4 py-3.5 shadow-low @min-[760px]:grid-cols-[auto_repeat(5,minmax(0,1fr))] @min-[760px]:items-center @min-[760px]:gap-x-6"
    >
      <p className="text-ink-3 text-xs @max-[759px]:col-span-2 @max-[759px]:flex @max-[759px]:items-baseline @max-[759px]:gap-2">
        <b className="block font-semibold text-ink text-sm">{name}</b>
        {end && `until ${formatDay(end)}`}
      </p>
      {meters.map(({ metric, title, budget: { used, allowed } }) => (
        <div key={metric} className="min-w-0 text-ink-3 text-xs leading-4">
          <p className="mb-1.5 flex justify-between gap-1.5">
            <span className="truncate">{title}</span>
            <span className="whitespace-nowrap tabular-nums">
              <b className="font-semibold text-ink">{formatCount(used)}</b>
              {` of ${formatCount(allowed)}`}
            </span>
          </p>
          <ProgressBar
            label={`${title} used`}
            share={used / allowed}
            tone={toneOf(used, allowed, metric === 'questions' ? 'accent' : 'quiet')}
          />
        </div>
      ))}
    </section>
  );
}
