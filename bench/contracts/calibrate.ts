import type { KindNumbers, Line } from '@recto/core/clauses';
import { type Case, fitLogistic } from '../answers/fit/logistic.ts';
import type { Sample } from './samples.ts';

/** A contract and the scores of its passages, by weights that have not seen it. */
export interface Judged {
  readonly sample: Sample;
  /** Of each passage, by kind. */
  readonly scores: readonly Float32Array[];
}

/** Passages of a kind that are looked at in a contract: the others are all alike. */
const LOOKED_AT = 15;
/** Rare kinds lean on all together, which count as so many cases. */
const SHARED_CASES = 20;
const SHRUNK = 1e-4;
/** Of what is called an answer so much is to be right, and so much at most of contracts without one may be called. */
const RIGHT = 0.92;
const FALSELY = 0.04;
/** A kind starts from so many cases that are right as often as wanted. */
const ASSUMED = 2;

/** The first passage of a kind in a contract. */
interface TopAnswer {
  readonly score: number;
  readonly isRight: boolean;
  readonly isThere: boolean;
}

interface KindCases {
  readonly passages: readonly Case[];
  readonly presence: readonly Case[];
  readonly topAnswers: readonly TopAnswer[];
}

export function calibrate(
  judged: readonly Judged[],
  kinds: number,
): Pick<KindNumbers, 'passage' | 'presence' | 'sure'>[] {
  const cases = Array.from({ length: kinds }, (_, kind) => casesOf(judged, kind));
  const shared = {
    passages: cases.flatMap(({ passages }) => passages),
    presence: cases.flatMap(({ presence }) => presence),
  };
  return cases.map(({ passages, presence, topAnswers }) => ({
    passage: fitLine(passages, shared.passages),
    presence: fitLine(presence, shared.presence),
    sure: findSure(topAnswers),
  }));
}

function casesOf(judged: readonly Judged[], kind: number): KindCases {
  const passages: Case[] = [];
  const presence: Case[] = [];
  const topAnswers: TopAnswer[] = [];
  for (const { sample, scores } of judged) {
    const marked = sample.marked[kind] ?? new Set<number>();
    const best = scores
      .map((own, at) => ({ score: own[kind] ?? 0, isRight: marked.has(at) }))
      .toSorted((left, right) => right.score - left.score)
      .slice(0, LOOKED_AT);
    const [topAnswer] = best;
    if (topAnswer === undefined) continue;
    for (const { score, isRight } of best) passages.push({ features: [score], isTrue: isRight, weight: 1 });
    presence.push({ features: [topAnswer.score], isTrue: marked.size > 0, weight: 1 });
    topAnswers.push({ ...topAnswer, isThere: marked.size > 0 });
  }
  return { passages, presence, topAnswers };
}

function fitLine(own: readonly Case[], shared: readonly Case[]): Line {
  const weight = SHARED_CASES / shared.length;
  const { constant, weights } = fitLogistic([...own, ...shared.map((each) => ({ ...each, weight }))], {
    l2: SHRUNK,
  });
  return { slope: weights[0] ?? 0, constant };
}

/** The lowest score from which on first passages are right as often as wanted, and contracts without one seldom called. */
function findSure(topAnswers: readonly TopAnswer[]): number {
  const sorted = topAnswers.toSorted((left, right) => right.score - left.score);
  const allowed = Math.round(FALSELY * topAnswers.filter(({ isThere }) => !isThere).length);
  let right = 0;
  let called = 0;
  let falsely = 0;
  let sure = Number.POSITIVE_INFINITY;
  for (const { score, isRight, isThere } of sorted) {
    if (isThere) called++;
    else falsely++;
    if (isRight) right++;
    if (falsely > allowed) break;
    if ((right + ASSUMED * RIGHT) / (called + ASSUMED) >= RIGHT && isRight) sure = score;
  }
  return sure;
}
