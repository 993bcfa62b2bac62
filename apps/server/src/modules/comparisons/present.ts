import type { Comparison, ComparisonChange, ComparisonItem } from '@recto/contract/comparisons';
import { notFound } from '#kernel/errors.ts';
import { type FileRow, type Library, toFileItem } from '#modules/library/index.ts';
import type { Realtime } from '#modules/realtime/index.ts';
import type { ChangeRecord, ComparisonRecord } from '#modules/comparisons/store.ts';
import type { WrittenChangeRecord } from '#modules/comparisons/tables.ts';

interface PresenterDeps {
  readonly library: Pick<Library, 'mapFiles'>;
  readonly realtime: Pick<Realtime, 'publish' | 'drop'>;
}

/** Comparisons as clients see them, and the news of them. */
export function makePresenter({ library, realtime }: PresenterDeps) {
  const subjectOf = (id: string) => `comparison:${id}`;
  const smartSubjectOf = (id: string) => `comparison-smart:${id}`;

  /** As clients see them; those of a file that is deleted meanwhile go too. */
  const present = async (accountId: string, rows: readonly ComparisonRecord[]): Promise<ComparisonItem[]> => {
    const files = await library.mapFiles(
      accountId,
      rows.flatMap(({ left_file_id, right_file_id }) => [left_file_id, right_file_id]),
    );
    return rows.flatMap((row) => {
      const [master, child] = [files.get(row.left_file_id), files.get(row.right_file_id)];
      return master && child ? [toItem(row, master, child)] : [];
    });
  };

  const presentOne = async (row: ComparisonRecord): Promise<ComparisonItem> => {
    const [item] = await present(row.account_id, [row]);
    if (!item) throw notFound('Comparison');
    return item;
  };

  const publish = async (row: ComparisonRecord): Promise<void> => {
    const [compare] = await present(row.account_id, [row]);
    if (!compare) return;
    const completed = row.status === 'complete';
    realtime.publish(row.account_id, subjectOf(row.id), {
      type: 'COMPARE_RESPONSE',
      body: { compare, completed },
    });
    if (!completed) return;
    publishSummary(row);
  };

  const publishSummary = (row: ComparisonRecord): void => {
    const { id: comparisonId, generation } = row;
    const summary = row.written?.globalSummary ?? row.global_summary;
    realtime.publish(row.account_id, smartSubjectOf(row.id), {
      type: 'SMART_COMPARE_RESPONSE',
      body: { comparisonId, generation, ...(summary !== null && { smartSummary: summary }) },
    });
  };

  return {
    present,
    presentOne,
    publish,
    publishSummary,
    /** Of a comparison that is deleted nothing more is told. */
    drop(id: string): void {
      realtime.drop(subjectOf(id));
      realtime.drop(smartSubjectOf(id));
    },
  };
}

function toItem(row: ComparisonRecord, master: FileRow, child: FileRow): ComparisonItem {
  return {
    comparisonId: row.id,
    status: row.status,
    progress: row.progress,
    cutOff: row.is_cut_off,
    options: {},
    masterFile: toFileItem(master),
    childFile: toFileItem(child),
    rowsTotal: row.row_count,
    changesTotal: row.change_count,
    generation: row.generation,
    ...(row.error !== null && { error: row.error }),
    createdAt: row.created_at.toISOString(),
  };
}

/** A complete comparison's summary: what a language model has worded where it has, and the rest from the changes alone. */
export function toSmartSummary(
  { written: writing, global_summary: standing }: Pick<ComparisonRecord, 'written' | 'global_summary'>,
  changes: readonly Pick<ChangeRecord, 'change' | 'review' | 'written'>[],
): NonNullable<Comparison['smartSummary']> {
  const { roundId, by, globalSummary, lines, usage } = writing ?? {};
  const items = changes.map(({ change, review, written }) => ({
    ...change,
    ...(written && toWritten(change, written)),
    ...(review && { review }),
  }));
  return {
    globalSummary: globalSummary ?? standing ?? '',
    completed: roundId === undefined,
    items,
    ...(lines && { written: lines }),
    ...(by !== undefined && { writtenBy: by }),
    ...(usage && { usage }),
  };
}

/** What the change is called stays before what the model says of it. */
function toWritten(
  { changes, place }: Pick<ComparisonChange, 'changes' | 'place'>,
  { summary, ...judged }: WrittenChangeRecord,
) {
  // The name of a sheet or of a row may have a colon too.
  const from = place === undefined ? 0 : changes.indexOf(place) + place.length;
  return { changes: `${changes.slice(0, changes.indexOf(': ', from))}: ${summary}`, written: judged };
}
