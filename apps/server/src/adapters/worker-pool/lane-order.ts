import { LANES, type Lane } from '#kernel/define-task.ts';

/** What a worker takes, and in which order. */
export interface WorkerRole {
  readonly order: readonly Lane[];
  takes(unit: { readonly lane: Lane; readonly isShort: boolean }): boolean;
}

/** The worker that is kept for questions: nothing that could hold them up for long. */
export const FOR_QUESTIONS: WorkerRole = {
  order: ['question', 'text'],
  takes: ({ lane, isShort }) => lane === 'question' || (lane === 'text' && isShort),
};

/** Started where a unit that was thought short holds up the one kept for questions. */
export const SPARE: WorkerRole = { order: ['question'], takes: ({ lane }) => lane === 'question' };

/** The others give way to the one kept for questions wherever they share a core, so they read before they answer. */
export const FOR_ALL: WorkerRole = {
  order: ['text', ...LANES.filter((lane) => lane !== 'text')],
  takes: () => true,
};
