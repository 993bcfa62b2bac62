import type { Metrics } from '#kernel/metrics.ts';
import type { QuestionRow } from '#modules/questions/store.ts';

/** Answers a function that counts a question which has come to its end. */
export function makeCountAnswer(metrics: Pick<Metrics, 'histogram'>) {
  const measure = metrics.histogram({
    name: 'recto_answer_duration_seconds',
    help: 'Questions of chats and batches that have ended, by how and by whom, from the asking on.',
    labels: {
      outcome: ['answer', 'closest', 'none', 'failed'],
      answerer: ['extract', 'model', 'nobody'],
    },
    buckets: [0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300],
  });
  return ({ answer, answered_by, error, created_at, completed_at }: QuestionRow): void => {
    const seconds = ((completed_at ?? created_at).getTime() - created_at.getTime()) / 1_000;
    const isFailed = error !== null || !answer;
    const by = answered_by === 'extract' ? 'extract' : 'model';
    const answerer = isFailed ? 'nobody' : by;
    const outcome = isFailed ? 'failed' : (answer.kind ?? (answer.answered ? 'answer' : 'none'));
    measure({ outcome, answerer }, Math.max(0, seconds));
  };
}
export type CountAnswer = ReturnType<typeof makeCountAnswer>;
