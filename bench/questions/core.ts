import {
  type Answer,
  answerQuestion,
  type FileIndex,
  makePassageLookup,
  verifyAnswer,
} from '@recto/core/answers';

/** The core call: ranks, chooses, verifies. */
export function answerInCore(index: FileIndex, question: string): Answer {
  return verifyAnswer(answerQuestion(index, question), makePassageLookup(index));
}

export function timed<T>(work: () => T): { value: T; ms: number } {
  const start = performance.now();
  const value = work();
  return { value, ms: performance.now() - start };
}
