import { DEFAULT_COMPARISON_OPTIONS } from '@recto/contract/comparison-options';
import type {
  Comparison,
  ComparisonChange,
  ComparisonItem,
  ComparisonRow,
} from '@recto/contract/comparisons';
import { CHANGES_PER_CALL, EVENT_RESULT_MAX_BYTES } from '@recto/contract/limits';
import { cardText, severityOf } from '@recto/core/comparison';
import type { Database, Trx } from '#kernel/database.ts';
import { notFound } from '#kernel/errors.ts';
import { readRows } from '#modules/comparisons/read-rows.ts';
import * as store from '#modules/comparisons/store.ts';
import type { StoredChange } from '#modules/comparisons/tasks/to-wire.ts';
import type { GeneratedChangeRecord } from '#modules/comparisons/tables.ts';
import { type FileRow, type Library, toFileItem } from '#modules/library/index.ts';
import { counted, type Outbox } from '#modules/realtime/index.ts';

/** No row of JSON is shorter, in bytes. */
const ROW_MIN_BYTES = 100;
/** Nor any change. */
const CHANGE_MIN_BYTES = 150;

interface PresenterDeps {
  readonly database: Database;
  readonly library: Pick<Library, 'mapFiles' | 'mapFilesIn'>;
  readonly realtime: Pick<Outbox, 'defineEvent' | 'notify' | 'fail'>;
}

/** Comparisons as clients see them, and the news of them. */
export function makePresenter({ database, library, realtime }: PresenterDeps) {
  /** As clients see them; those of a file that is deleted meanwhile go too. */
  const present = async (
    accountId: string,
    rows: readonly store.ComparisonRecord[],
  ): Promise<ComparisonItem[]> => {
    const files = await library.mapFiles(
      accountId,
      rows.flatMap(({ left_file_id, right_file_id }) => [left_file_id, right_file_id]),
    );
    return rows.flatMap((row) => {
      const [master, child] = [files.get(row.left_file_id), files.get(row.right_file_id)];
      return master && child ? [toItem(row, master, child)] : [];
    });
  };

  const presentOne = async (row: store.ComparisonRecord): Promise<ComparisonItem> => {
    const [item] = await present(row.account_id, [row]);
    if (!item) throw notFound('Comparison');
    return item;
  };

  /** The rows of a complete comparison, where they fit into an event. */
  const findShortRows = async (row: store.ComparisonRecord): Promise<ComparisonRow[] | undefined> => {
    if (row.row_count * ROW_MIN_BYTES > EVENT_RESULT_MAX_BYTES) return undefined;
    const rows = await readRows(database.root, row.id, { from: 0, to: row.row_count });
    return fitsIntoEvent(rows) ? rows : undefined;
  };

  const addProgress = realtime.defineEvent({
    type: 'COMPARE_RESPONSE',
    async render({ accountId, id }) {
      const row = await store.findComparison(database.root, { accountId, id });
      const [item] = await present(accountId, row ? [row] : []);
      if (!row || !item) return null;
      const completed = row.status === 'complete';
      const rows = completed ? await findShortRows(row) : undefined;
      return { comparisonId: id, completed, compare: { ...item, ...(rows && { rows }) } };
    },
  });
  const addSummary = realtime.defineEvent({
    type: 'SMART_COMPARE_RESPONSE',
    async render({ accountId, id }) {
      const row = await store.findComparison(database.root, { accountId, id });
      if (!row) return null;
      const isShort = row.change_count * CHANGE_MIN_BYTES <= EVENT_RESULT_MAX_BYTES;
      const generation = isShort ? await findGeneration(row) : undefined;
      const smartSummary = summaryOf(row);
      return {
        comparisonId: id,
        ...(generation && fitsIntoEvent(generation) && { generation }),
        ...(smartSummary !== null && { smartSummary }),
      };
    },
  });

  const publishSummary = (trx: Trx, { id, account_id: accountId }: store.ComparisonRecord): Promise<void> =>
    addSummary(trx, { accountId, about: [id] });

  const publish = async (trx: Trx, row: store.ComparisonRecord): Promise<void> => {
    const { id, account_id: accountId, status } = row;
    // Nothing of the time before it comes after the end, nor the end after the changes.
    await addProgress(trx, { accountId, about: [id], isLast: status !== 'running' });
    if (status === 'complete') await publishSummary(trx, row);
    if (status === 'complete' || status === 'failed') await notifyEnd(trx, row);
  };

  /** Tells the person that a comparison has ended by itself. */
  const notifyEnd = async (trx: Trx, row: store.ComparisonRecord): Promise<void> => {
    const { account_id: accountId, left_file_id: left, right_file_id: right } = row;
    const named = await library.mapFilesIn(trx, accountId, [left, right]);
    const files = [left, right].map((id) => `“${named.get(id)?.name ?? ''}”`).join(' and ');
    const notice = { accountId, about: { comparisonId: row.id } };
    if (row.status === 'complete')
      return realtime.notify(trx, {
        ...notice,
        message: `${files} are compared: ${counted(row.change_count, 'change')}.`,
      });
    const message = `${files} could not be compared. ${row.error ?? ''}`.trim();
    return realtime.fail(trx, { ...notice, message });
  };

  /** All changes, or where there are very many those that weigh most. */
  const findGeneration = async ({ id, change_count: count }: store.ComparisonRecord) => {
    const found =
      count > CHANGES_PER_CALL
        ? await store.listWeightiestChanges(database.root, id, CHANGES_PER_CALL)
        : await store.listChanges(database.root, id, { from: 0, to: count });
    return found.map(toChange);
  };

  return {
    present,
    presentOne,
    /** With its changes, as far as there are some. */
    async describe(row: store.ComparisonRecord): Promise<Comparison> {
      const item = await presentOne(row);
      if (row.status !== 'complete') return { ...item, generation: [], smartSummary: null, wording: null };
      return {
        ...item,
        generation: await findGeneration(row),
        smartSummary: summaryOf(row) ?? '',
        wording: wordingOf(row),
      };
    },
    /** Its changes, from one index up to another. */
    listChanges: async (id: string, { from, to }: { readonly from: number; readonly to: number }) =>
      (await store.listChanges(database.root, id, { from, to })).map(toChange),
    publish,
    publishSummary,
  };
}
export type Presenter = ReturnType<typeof makePresenter>;

function toItem(row: store.ComparisonRecord, master: FileRow, child: FileRow): ComparisonItem {
  return {
    comparisonId: row.id,
    status: row.status,
    progress: row.progress,
    cutOff: row.is_cut_off,
    options: row.options ?? DEFAULT_COMPARISON_OPTIONS,
    masterFile: toFileItem(master),
    childFile: toFileItem(child),
    rowsTotal: row.row_count,
    changesTotal: row.change_count,
    ...(row.error !== null && { error: row.error }),
    createdAt: row.created_at.toISOString(),
  };
}

const fitsIntoEvent = (value: object): boolean =>
  Buffer.byteLength(JSON.stringify(value)) <= EVENT_RESULT_MAX_BYTES;

const summaryOf = ({ written, global_summary: standing }: store.ComparisonRecord): string | null =>
  written?.globalSummary ?? standing;

function wordingOf({ written }: store.ComparisonRecord): NonNullable<Comparison['wording']> {
  const { roundId, by, lines, usage } = written ?? {};
  return {
    completed: roundId === undefined,
    ...(lines && { written: lines }),
    ...(by !== undefined && { writtenBy: by }),
    ...(usage && { usage }),
  };
}

/** A change as clients see it: what a language model has worded where it has, and the rest as it was found. */
function toChange({ change, review, written }: store.FoundChange): ComparisonChange {
  const { changeId, masterPage, childPage, similarity, before, after, ...same } = change;
  return {
    ...same,
    _id: changeId,
    class: change.kinds[0] ?? 'wording',
    score: similarity,
    severity: written?.severity ?? severityOf(change.kinds),
    pages: { master: masterPage, child: childPage },
    ...(before !== undefined && { old: before }),
    ...(after !== undefined && { new: after }),
    ...(change.cardParts && { card: cardText({ parts: change.cardParts }) }),
    ...(written && toGenerated(change, written)),
    ...(review && { review }),
  };
}

/** What the change is called stays before what the model says of it. */
function toGenerated(
  { changes, place }: Pick<StoredChange, 'changes' | 'place'>,
  { summary, severity: _severity, ...judged }: GeneratedChangeRecord,
) {
  // The name of a sheet or of a row may have a colon too.
  const from = place === undefined ? 0 : changes.indexOf(place) + place.length;
  return { changes: `${changes.slice(0, changes.indexOf(': ', from))}: ${summary}`, written: judged };
}
