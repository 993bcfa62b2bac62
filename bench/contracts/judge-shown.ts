import type { ClauseKey, KindKey } from '@recto/core/clauses';
import { type Compared, compared, findMarked } from './label-passages.ts';
import type { Contract } from './read-contracts.ts';

/** What is shown on a question: texts, the best first, and whether the first is called the answer. */
export interface Shown {
  readonly texts: readonly string[];
  readonly isAnswer: boolean;
}

/** Whether a lawyer marked such a clause, and where among what is shown it stands. */
export interface Judgement {
  readonly key: KindKey;
  readonly isThere: boolean;
  /** From 0; -1 where it is not shown. */
  readonly place: number;
  readonly isAnswer: boolean;
}

export function judgeShown(contract: Contract, key: ClauseKey, isThere: boolean, shown: Shown): Judgement {
  return judge(key, isThere, shown, (texts) => findMarked(contract, key, texts));
}

/** `find` tells which of the texts hold what was marked. */
export function judge(
  key: KindKey,
  isThere: boolean,
  shown: Shown,
  find: (texts: readonly Compared[]) => ReadonlySet<number>,
): Judgement {
  const found = find(shown.texts.map(compared));
  return {
    key,
    isThere,
    place: isThere ? shown.texts.findIndex((_, at) => found.has(at)) : -1,
    isAnswer: shown.isAnswer,
  };
}

export interface Figures {
  readonly answerable: number;
  readonly absent: number;
  readonly first: number;
  readonly amongThree: number;
  /** Of questions that the contract answers. */
  readonly called: number;
  /** Of those called. */
  readonly calledRight: number;
  /** Of questions that it does not answer. */
  readonly calledFalsely: number;
}

const AMONG = 3;

export function countUp(judgements: readonly Judgement[]): Figures {
  const there = judgements.filter(({ isThere }) => isThere);
  const absent = judgements.filter(({ isThere }) => !isThere);
  const called = there.filter(({ isAnswer }) => isAnswer);
  const share = (part: readonly Judgement[], of: readonly Judgement[]) => part.length / (of.length || 1);
  return {
    answerable: there.length,
    absent: absent.length,
    first: share(
      there.filter(({ place }) => place === 0),
      there,
    ),
    amongThree: share(
      there.filter(({ place }) => place >= 0 && place < AMONG),
      there,
    ),
    called: share(called, there),
    calledRight: share(
      called.filter(({ place }) => place === 0),
      called,
    ),
    calledFalsely: share(
      absent.filter(({ isAnswer }) => isAnswer),
      absent,
    ),
  };
}

export function formatFigures({ first, amongThree, called, calledRight, calledFalsely }: Figures): string {
  return [first, amongThree, called, calledRight, calledFalsely]
    .map((share) => share.toFixed(3).padStart(15))
    .join('');
}
