import { FILES_PER_COMPARISON } from '@recto/contract/limits';
import { Link } from 'react-router';
import { formatCount } from '#shared/plans/plan-words.ts';
import { type Budget, waitFor } from '#shared/plans/use-budget.ts';

/** How many of the files of a day are compared; where there are too few for two more, what can be done. */
export function ComparedToday({ budget }: { budget: Budget }) {
  const said = `${formatCount(budget.used)} of ${formatCount(budget.allowed)} files compared today`;
  if (budget.left >= FILES_PER_COMPARISON) return <p className="text-ink-3 text-xs">{said}</p>;
  const wait = waitFor(budget);
  return (
    <p className="text-xs">
      <span className="font-semibold text-bad">{`${said}.`}</span>{' '}
      {wait && `${wait.charAt(0).toUpperCase()}${wait.slice(1)}, or `}
      <Link to="/subscribe" className="link">
        see the plans
      </Link>
    </p>
  );
}
