import { useQuery } from '@tanstack/react-query';
import { type Budget, budgetOf } from '#shared/plans/use-budget.ts';
import { usageQuery } from '#shared/plans/queries.ts';

/** What the plan leaves of questions for a batch, and whether that is enough. */
export interface BatchRoom {
  /** Null where the plan sets no limit, and until it is known. */
  readonly budget: Budget | null;
  /** Questions beyond what is left. */
  readonly over: number;
  /** How many files are taken out until it fits; null where taking out does not help. */
  readonly filesToTakeOut: number | null;
  /** The most files that one batch may have, where that is fewer than are chosen. */
  readonly mostFiles: number | null;
  readonly isEnough: boolean;
}

export function toBatchRoom(
  budget: Budget | null,
  mostFiles: number | null,
  files: number,
  questions: number,
): BatchRoom {
  const over = budget ? Math.max(0, files * questions - budget.left) : 0;
  const surplus = questions > 0 ? Math.ceil(over / questions) : 0;
  const isTooMany = mostFiles !== null && files > mostFiles;
  return {
    budget,
    over,
    filesToTakeOut: surplus > 0 && surplus < files ? surplus : null,
    mostFiles: isTooMany ? mostFiles : null,
    isEnough: over === 0 && !isTooMany,
  };
}

/** Whether a batch of so many files and questions fits what the plan leaves. */
export function useBatchRoom(files: number, questions: number): BatchRoom {
  const { data: usage } = useQuery(usageQuery);
  const mostFiles = budgetOf(usage, 'batchFiles')?.allowed ?? null;
  return toBatchRoom(budgetOf(usage, 'questions'), mostFiles, files, questions);
}
