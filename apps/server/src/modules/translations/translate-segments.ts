import type { GuardedTranslation } from '#kernel/guard-model.ts';
import type { TranslationsDeps } from '#modules/translations/deps.ts';
import { findKnown } from '#modules/translations/find-known.ts';
import { groupSegments } from '#modules/translations/group-segments.ts';
import { makeInspector, type TranslatedSegment } from '#modules/translations/inspector.ts';
import type { DoneSegment, SegmentRow } from '#modules/translations/segments.store.ts';
import type { TranslationRow } from '#modules/translations/store.ts';
import { type AskedSegment, makeTranslateGroup } from '#modules/translations/translate-group.ts';

/** Groups that are asked for at the same time. */
const GROUP_CONCURRENCY = 4;

type SegmentsDeps = Pick<TranslationsDeps, 'database' | 'tasks' | 'modelCalls' | 'modelLimits'> & {
  /** Who translates in this attempt. */
  readonly translation: GuardedTranslation | null;
};

interface Batch {
  readonly row: TranslationRow;
  readonly segments: readonly SegmentRow[];
  readonly signal: AbortSignal;
  /** Keeps segments that are done; false when nobody waits for them any more. */
  keep(segments: readonly DoneSegment[]): Promise<boolean>;
}

/**
 * Translates segments: as a person has corrected them before, as the provider has translated them before, else by the
 * provider. What is done is kept group by group.
 */
export function makeTranslateSegments({ database, tasks, translation, ...deps }: SegmentsDeps) {
  const { inspect, toDone } = makeInspector({ tasks });
  const translateGroup = translation && makeTranslateGroup({ ...deps, translation });

  /** Asks once more for segments in which terms were passed over; the better translation stays. */
  const insistOnTerms = async (
    { row, signal }: Batch,
    asked: readonly AskedSegment[],
    done: readonly DoneSegment[],
  ): Promise<readonly DoneSegment[]> => {
    const passedOver = new Set(done.filter((one) => countUnapplied(one) > 0).map(({ position }) => position));
    const segments = asked.filter((one) => passedOver.has(one.row.position));
    if (!translateGroup || segments.length === 0) return done;
    const again = await translateGroup({ row, segments, isRetry: true, signal });
    const found = segments.flatMap(({ row: segment }): TranslatedSegment[] => {
      const target = again.get(segment.position);
      return target === undefined ? [] : [{ row: segment, target, origin: 'provider' }];
    });
    const better = new Map((await toDone(row, found, signal)).map((one) => [one.position, one]));
    return done.map((one) => {
      const other = better.get(one.position);
      return other && isBetter(other, one) ? other : one;
    });
  };

  const workOnGroup = async (batch: Batch, asked: readonly AskedSegment[]): Promise<boolean> => {
    if (!translateGroup) return true;
    const { row, signal } = batch;
    // The same sentence is asked for once; tables and forms repeat many.
    const unique = [...new Map(asked.map((one) => [one.row.cache_key, one])).values()];
    const translated = await translateGroup({ row, segments: unique, isRetry: false, signal });
    const targets = new Map(unique.map((one) => [one.row.cache_key, translated.get(one.row.position)]));
    const found = asked.map(({ row: segment }): TranslatedSegment => {
      const target = targets.get(segment.cache_key);
      return { row: segment, target: target ?? '', origin: target === undefined ? 'none' : 'provider' };
    });
    return batch.keep(await insistOnTerms(batch, asked, await toDone(row, found, signal)));
  };

  return {
    /** False when nobody waits for it any more. Rejects as the provider does; what was done by then is kept. */
    async translate(batch: Batch): Promise<boolean> {
      const { row, segments, signal } = batch;
      const known = await findKnown(database, row, segments, { hasProvider: translation !== null });
      if (known.length > 0 && !(await batch.keep(await toDone(row, known, signal)))) return false;
      const isKnown = new Set(known.map((found) => found.row.position));
      const open = segments.filter(({ position }) => !isKnown.has(position));
      if (!translation || open.length === 0) return true;
      const inspected = await inspect(row, open, signal);
      const asked = open.map((segment, at) => ({
        row: segment,
        source: segment.source,
        matches: inspected[at]?.matches ?? [],
      }));
      return runAll(groupSegments(asked, translation), (group) => workOnGroup(batch, group));
    },
  };
}

/** How much one call takes. */
export const limitsOf = (translation: GuardedTranslation | null): number =>
  GROUP_CONCURRENCY * (translation?.maxTexts ?? 100);

const countUnapplied = ({ terms }: DoneSegment): number => terms.filter(({ applied }) => !applied).length;
const countLost = ({ checks }: DoneSegment): number => checks.filter(({ ok }) => !ok).length;

/** More terms are honoured, and no number, date or name is lost for it. */
const isBetter = (other: DoneSegment, one: DoneSegment): boolean =>
  countUnapplied(other) < countUnapplied(one) && countLost(other) <= countLost(one);

/** Works on some at a time and ends all of them before it rejects with what failed first. */
async function runAll<T>(items: readonly T[], work: (item: T) => Promise<boolean>): Promise<boolean> {
  const waiting = [...items];
  const failures: unknown[] = [];
  const unwanted: T[] = [];
  const worker = async (): Promise<void> => {
    for (;;) {
      const item = failures.length + unwanted.length > 0 ? undefined : waiting.shift();
      if (item === undefined) return;
      if (!(await work(item))) unwanted.push(item);
    }
  };
  const workers = Array.from({ length: GROUP_CONCURRENCY }, () =>
    worker().catch((error: unknown) => void failures.push(error)),
  );
  await Promise.all(workers);
  if (failures.length > 0) throw failures[0];
  return unwanted.length === 0;
}
