import { planOf } from '@recto/contract/catalogue';
import type { Usage } from '@recto/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatBytes, plural } from '#lib/format.ts';
import { formatCount, formatDay } from '#shared/plans/plan-words.ts';
import { usageQuery } from '#shared/plans/queries.ts';
import { type Budget, budgetOf, waitFor } from '#shared/plans/use-budget.ts';
import { BudgetBar } from '#ui/budget-bar.tsx';
import { BudgetLegend } from '#ui/budget-legend.tsx';

/** What the plan says of an upload before anything is sent. */
export interface UploadBudget {
  readonly planName: string;
  /** Of files: the tighter of those a month and those that are stored. Null where neither is limited. */
  readonly files: Budget | null;
  readonly isOfMonth: boolean;
  /** Why a file is too large for the plan; null where it is not. */
  readonly refusalOf: (size: number) => string | null;
}

export function toUploadBudget(usage: Usage | undefined): UploadBudget | null {
  if (!usage || usage.plan === 'none') return null;
  const planName = planOf(usage.plan).name;
  const [month, stored] = [budgetOf(usage, 'files'), budgetOf(usage, 'storedFiles')];
  const isOfMonth = month !== null && (stored === null || month.left <= stored.left);
  const most = budgetOf(usage, 'fileBytes')?.allowed ?? Number.POSITIVE_INFINITY;
  return {
    planName,
    files: isOfMonth ? month : stored,
    isOfMonth,
    refusalOf: (size) =>
      size > most ? `${formatBytes(size)}. ${planName} takes files up to ${most / 1_000_000} MB.` : null,
  };
}

export const useUploadBudget = (): UploadBudget | null => toUploadBudget(useQuery(usageQuery).data);

/** How far the files of the plan reach for what is chosen. */
export function UploadMeter({ budget, count }: { budget: UploadBudget; count: number }) {
  const { files, planName, isOfMonth } = budget;
  if (!files || count === 0) return null;
  const over = Math.max(0, count - files.left);
  const wait = waitFor(files);
  return (
    <div className="border-line border-t px-5 py-3.5 text-sm">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>
          <b className="font-semibold tabular-nums">
            {`${formatCount(files.used + count)} of ${formatCount(files.allowed)}`}
          </b>
          {` ${isOfMonth ? 'files this month' : 'stored files'} with ${count === 1 ? 'this one' : 'these'}`}
        </span>
        <span className="text-ink-3 text-xs leading-5">
          {files.resetsAt === null ? planName : `${planName} · starts again on ${formatDay(files.resetsAt)}`}
        </span>
      </p>
      <BudgetBar {...files} wanted={count} className="mt-2" />
      <p className="mt-1.5 flex flex-wrap gap-x-3.5 text-ink-2 text-xs">
        <BudgetLegend
          used={files.used}
          wanted={{ amount: count - over, name: 'in this upload' }}
          over={over}
          leftAfter={files.left - count}
        />
        {over > 0 && (
          <span className="sm:ms-auto">
            {`Leave out ${plural(over, 'file')}, ${wait ?? 'delete some'}, or `}
            <Link to="/subscribe" className="link">
              see the plans
            </Link>
          </span>
        )}
      </p>
    </div>
  );
}

/** Whether what is chosen fits. */
export const fitsBudget = (budget: UploadBudget | null, count: number): boolean =>
  !budget?.files || count <= budget.files.left;
