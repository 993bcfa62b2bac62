import type { ComparisonItem } from '@recto/contract/comparisons';
import { ArrowRight, GitCompareArrows } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate, plural } from '#lib/format.ts';
import { FileName } from '#shared/files/file-name.tsx';
import { HomeSection } from './home-section.tsx';

const SHOWN = 3;

function outcomeOf({ status, changesTotal }: ComparisonItem): string {
  if (status === 'failed') return 'Failed';
  if (status === 'cancelled') return 'Cancelled';
  return changesTotal === 0 ? 'No change in the text' : plural(changesTotal, 'change');
}

const RecentComparison = ({ comparison }: { comparison: ComparisonItem }) => (
  <li className="border-line border-b">
    <Link
      to={`/view-comparison?comparison=${comparison.comparisonId}`}
      className="flex min-h-11 gap-x-3.5 py-2 ps-1 pe-2 text-sm transition-colors hover:bg-quiet sm:items-center"
    >
      <GitCompareArrows aria-hidden="true" className="mx-1 size-4 shrink-0 text-ink-2 max-sm:mt-0.5" />
      <span className="flex min-w-0 flex-1 gap-x-3.5 max-sm:flex-col sm:items-center">
        <span className="flex min-w-0 flex-1 items-center gap-1.5 font-semibold">
          <FileName name={comparison.masterFile.name} />
          <ArrowRight role="img" aria-label="against" className="size-3.5 shrink-0 text-ink-3" />
          <FileName name={comparison.childFile.name} />
        </span>
        <span className="shrink-0 text-ink-2 text-xs tabular-nums">{outcomeOf(comparison)}</span>
      </span>
      <span className="w-12 shrink-0 text-end text-ink-2 text-xs tabular-nums max-sm:pt-0.5">
        {formatDate(comparison.createdAt)}
      </span>
    </Link>
  </li>
);

/** What was compared last; absent where nothing was. */
export function RecentComparisons({ comparisons }: { comparisons: readonly ComparisonItem[] }) {
  const ended = comparisons.filter(({ status }) => status !== 'running').slice(0, SHOWN);
  if (ended.length === 0) return null;
  return (
    <HomeSection title="Recent comparisons" link={{ to: '/compare-docs', text: 'Compare documents' }}>
      {ended.map((item) => (
        <RecentComparison key={item.comparisonId} comparison={item} />
      ))}
    </HomeSection>
  );
}
