import type { CellValue } from '#columns/types.ts';
import { compareValues } from './compare-values.ts';
import { statementKey, withoutReferences } from './statement-key.ts';
import type { AnswerChange, ComparedAnswer, LookReason, Standing } from './types.ts';

const NOWHERE: Standing = { before: [], now: [] };
const CHANGED: AnswerChange = { change: 'changed' };
const SAME: AnswerChange = { change: 'same', isReworded: false };
const look = (reason: LookReason): AnswerChange => ({ change: 'look', reason });

/**
 * Whether the answer to a question says something else in a newer version of a file than in the one before: typed values
 * by what they are worth, texts by their statements, and whether there is an answer at all. Pages do not matter.
 * @param standing where statements stand in the other version too; without it an answer that differs is taken to be of a text that differs
 */
export function compareAnswers(
  before: ComparedAnswer,
  now: ComparedAnswer,
  standing: Standing = NOWHERE,
): AnswerChange {
  if (before.kind !== now.kind) return compareKinds(before, now, standing);
  if (now.kind === 'none') return SAME;
  const texts = compareStatements(before, now, standing);
  if (texts === 'same') return SAME;
  if (now.kind === 'closest') return compareClosest(before, now, texts);
  const isContradicted = before.readings.length > 0 || now.readings.length > 0;
  if (isContradicted && !areSameReadings(before, now)) return look('disagrees');
  const { value: other } = now;
  const { value } = before;
  if (value && other && value.value.type === other.value.type) return compareTyped(value, other, texts);
  if (texts === 'stands' || texts === 'reference' || texts === 'wording') return look(texts);
  return value || other ? look('unsure') : CHANGED;
}

function compareTyped(before: CellValue, now: CellValue, texts: TextRelation): AnswerChange {
  const relation = compareValues(before.value, now.value);
  // Both may say yes, and mean something else by it.
  if (relation === 'same' && now.value.type === 'yesNo') return look(texts === 'stands' ? texts : 'wording');
  if (relation === 'same') return { change: 'same', isReworded: true };
  if (!before.sure || !now.sure) return look('unsure');
  if (relation === 'near') return look('near');
  return texts === 'stands' ? look('stands') : CHANGED;
}

/** The likeliest passage tells; where it is the same, the others may be what they like. */
function compareClosest(before: ComparedAnswer, now: ComparedAnswer, texts: TextRelation): AnswerChange {
  const [first, other] = [before.statements[0] ?? '', now.statements[0] ?? ''];
  if (texts === 'stands') return SAME;
  return statementKey(first) === statementKey(other) ? { change: 'same', isReworded: true } : look('close');
}

/** An answer is a change where its text is new, or the text of the one before is gone. */
function compareKinds(before: ComparedAnswer, now: ComparedAnswer, standing: Standing): AnswerChange {
  if (before.kind !== 'answer' && now.kind !== 'answer') return look('close');
  const isThere = (answer: ComparedAnswer, stands: readonly boolean[]) =>
    answer.statements.length > 0 && answer.statements.every((_, at) => stands[at]);
  const stands = before.kind === 'answer' ? isThere(before, standing.before) : isThere(now, standing.now);
  return stands ? look('stands') : CHANGED;
}

type TextRelation = 'same' | 'stands' | 'reference' | 'wording' | 'different';

function compareStatements(before: ComparedAnswer, now: ComparedAnswer, standing: Standing): TextRelation {
  const [keys, others] = [before.statements.map(statementKey), now.statements.map(statementKey)];
  const isMissing = (from: readonly string[]) => (key: string) => !from.includes(key);
  const [left, right] = [keys.filter(isMissing(others)), others.filter(isMissing(keys))];
  if (left.length === 0 && right.length === 0) return 'same';
  const isGone = keys.some((key, at) => left.includes(key) && !standing.before[at]);
  const isNew = others.some((key, at) => right.includes(key) && !standing.now[at]);
  if (!isGone && !isNew) return 'stands';
  if (areSameSets(left.map(withoutReferences), right.map(withoutReferences))) return 'reference';
  return isLongerCut(left, right) ? 'wording' : 'different';
}

const areSameSets = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((key) => other.includes(key)) && other.every((key) => one.includes(key));

/** One statement is the other with a heading before it, or was cut at another end. */
const isLongerCut = ([one, ...more]: readonly string[], [other, ...others]: readonly string[]): boolean =>
  one !== undefined &&
  other !== undefined &&
  more.length + others.length === 0 &&
  (one.includes(other) || other.includes(one));

const areSameReadings = (before: ComparedAnswer, now: ComparedAnswer): boolean => {
  const isAmong =
    ({ readings }: ComparedAnswer) =>
    (reading: ComparedAnswer['readings'][number]) =>
      readings.some(({ value }) => compareValues(value, reading.value) === 'same');
  return before.readings.every(isAmong(now)) && now.readings.every(isAmong(before));
};
