import type { Column } from '@recto/contract/templates';
import { guessColumn } from '@recto/core/columns';
import type { ChosenColumn } from '#modules/templates/tables.ts';

/** The columns of questions: as they were chosen, else as the question has it. */
export const toColumns = (questions: readonly string[], chosen: readonly ChosenColumn[] | null): Column[] =>
  questions.map((question, at) => chosen?.[at] ?? { type: guessColumn(question), isGuessed: true as const });

/** What is kept of columns: a guess is made again whenever it is needed. Only a choice has answers to choose from. */
export function keepChosen(columns: readonly Column[] | undefined): readonly ChosenColumn[] | null {
  const chosen = columns?.map(({ type, choices, isGuessed }): ChosenColumn => {
    if (isGuessed) return null;
    return type === 'choice' && choices ? { type, choices: [...new Set(choices)] } : { type };
  });
  return chosen?.some((column) => column !== null) ? chosen : null;
}
