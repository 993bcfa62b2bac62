import type { TranslationsDeps } from '#modules/translations/deps.ts';
import type { DoneSegment, SegmentRow } from '#modules/translations/segments.store.ts';
import type { TranslationRow } from '#modules/translations/store.ts';
import type { SegmentOrigin } from '#modules/translations/tables.ts';
import { type InspectedSegment, inspectSegments } from '#modules/translations/tasks/inspect-segments.ts';

/** A segment with its translation. */
export interface TranslatedSegment {
  readonly row: SegmentRow;
  /** '' where nobody translates it. */
  readonly target: string;
  readonly origin: SegmentOrigin;
}

/** Finds terms in segments, and what became of them and of numbers, dates and names, in a worker. */
export function makeInspector({ tasks }: Pick<TranslationsDeps, 'tasks'>) {
  const inspect = (
    row: TranslationRow,
    segments: readonly { readonly source: string; readonly target: string | null }[],
    signal: AbortSignal,
  ): Promise<InspectedSegment[]> =>
    tasks.run(
      inspectSegments,
      {
        source: row.source_language,
        target: row.target_language,
        terms: row.terms,
        segments: segments.map(({ source, target }) => ({ source, target })),
      },
      { account: row.account_id, signal },
    );

  return {
    inspect,

    /** Segments as they are kept. */
    async toDone(
      row: TranslationRow,
      translated: readonly TranslatedSegment[],
      signal: AbortSignal,
    ): Promise<DoneSegment[]> {
      const inspected = await inspect(
        row,
        translated.map(({ row: { source }, target }) => ({ source, target })),
        signal,
      );
      return translated.map(({ row: { position }, target, origin }, at) => ({
        position,
        target,
        origin,
        terms: inspected[at]?.terms ?? [],
        checks: inspected[at]?.checks ?? [],
      }));
    },
  };
}
export type Inspector = ReturnType<typeof makeInspector>;
