import { expect, test } from 'vitest';
import { answerQuestion, answerWithModel } from '#modules/questions/jobs.ts';

test('jobs of a version that knew one file to a question are still worked on', () => {
  const earlier = { questionId: 'q', fileId: 'a', accountId: 'p', isExact: true };
  for (const { payload } of [answerQuestion, answerWithModel]) {
    expect(payload.parse(earlier)).toEqual({
      questionId: 'q',
      fileIds: ['a'],
      accountId: 'p',
      isExact: true,
    });
    const present = { questionId: 'q', fileIds: ['a', 'b'], accountId: 'p' };
    expect(payload.parse(present)).toEqual(present);
    expect(payload.safeParse({ ...present, fileIds: [] }).success).toBe(false);
  }
});
