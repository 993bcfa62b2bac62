import { LANGUAGE_NAMES } from '@recto/contract/languages';
import type { Translation, TranslationDetails, TranslationSegment } from '@recto/contract/translations';
import type { Database, Trx } from '#kernel/database.ts';
import type { Clock } from '#kernel/clock.ts';
import type { FileRow, Library } from '#modules/library/index.ts';
import { counted, type Outbox } from '#modules/realtime/index.ts';
import { countSegments, type SegmentRow } from '#modules/translations/segments.store.ts';
import * as store from '#modules/translations/store.ts';
import type { TranslationRow } from '#modules/translations/store.ts';

interface PresenterDeps {
  readonly database: Database;
  readonly library: Pick<Library, 'mapFiles' | 'mapFilesIn'>;
  readonly realtime: Pick<Outbox, 'defineEvent' | 'notify' | 'fail'>;
  readonly clock: Clock;
}

/** Of a text that was typed, as its name. */
const NAME_LENGTH = 60;
/** With fewer, one slow answer would be taken for the rule. */
const MIN_DONE = 5;

/** Translations as clients see them, and the news of them. */
export function makePresenter({ database, library, realtime, clock }: PresenterDeps) {
  /** Those of a file that is deleted meanwhile are left out. */
  const presentAll = async (accountId: string, rows: readonly TranslationRow[]): Promise<Translation[]> => {
    const files = await library.mapFiles(
      accountId,
      rows.flatMap(({ file_id }) => file_id ?? []),
    );
    const now = clock();
    return rows.flatMap((row) => {
      const file = row.file_id === null ? null : files.get(row.file_id);
      return file === undefined ? [] : [toTranslation(row, file, now)];
    });
  };

  const addProgress = realtime.defineEvent({
    type: 'TRANSLATION_PROGRESS',
    async render({ accountId, id }) {
      const row = await store.findTranslation(database.root, { accountId, id });
      if (!row) return null;
      const { status, done, total } = row;
      return { translationId: id, status, done, total, eta: etaOf(row, clock()) };
    },
  });

  /** Tells the person that a translation has ended by itself. */
  const notifyEnd = async (trx: Trx, row: TranslationRow): Promise<void> => {
    const { account_id: accountId, file_id: fileId } = row;
    const files = fileId === null ? new Map() : await library.mapFilesIn(trx, accountId, [fileId]);
    const name = `“${nameOf(row, files.get(fileId))}”`;
    const notice = { accountId, about: { translationId: row.id } };
    if (row.status === 'failed')
      return realtime.fail(trx, {
        ...notice,
        message: `${name} was not translated. ${row.error ?? ''}`.trim(),
      });
    const { openPoints } = await countSegments(trx, row.id);
    const language = LANGUAGE_NAMES[row.target_language];
    const toLookAt = openPoints === 0 ? '' : `: ${counted(openPoints, 'sentence')} to look at`;
    return realtime.notify(trx, { ...notice, message: `${name} is translated into ${language}${toLookAt}.` });
  };

  return {
    presentAll,

    /** Undefined where its file is gone. */
    presentOne: async (row: TranslationRow): Promise<Translation | undefined> =>
      (await presentAll(row.account_id, [row]))[0],

    /** With figures of how it did; undefined where its file is gone. */
    async describe(row: TranslationRow): Promise<TranslationDetails | undefined> {
      const [translation] = await presentAll(row.account_id, [row]);
      const counts = await countSegments(database.root, row.id);
      return translation && { ...translation, counts: { ...counts, terms: row.terms.length } };
    },

    async publish(trx: Trx, row: TranslationRow): Promise<void> {
      const { id, account_id: accountId, status } = row;
      await addProgress(trx, { accountId, about: [id], isLast: status !== 'running' });
      // A text is waited for on the screen.
      const isTold = row.file_id !== null && (status === 'complete' || status === 'failed');
      if (isTold) await notifyEnd(trx, row);
    },
  };
}
export type Presenter = ReturnType<typeof makePresenter>;

const nameOf = (row: TranslationRow, file: FileRow | null | undefined): string => {
  if (file) return file.name;
  const text = (row.text ?? '').replace(/\s+/g, ' ').trim();
  return text.length <= NAME_LENGTH ? text : `${text.slice(0, NAME_LENGTH - 1).toWellFormed()}…`;
};

/** Seconds, as fast as it has been since the last start; null where that is too short to tell. */
export function etaOf(
  {
    status,
    done,
    total,
    pace_from: from,
    pace_done: before,
  }: Pick<TranslationRow, 'status' | 'done' | 'total' | 'pace_from' | 'pace_done'>,
  now: number,
): number | null {
  if (status !== 'running') return status === 'complete' ? 0 : null;
  const since = done - before;
  if (from === null || since < MIN_DONE || done >= total) return null;
  const msEach = Math.max(0, now - from.getTime()) / since;
  return Math.max(1, Math.round((msEach * (total - done)) / 1_000));
}

function toTranslation(row: TranslationRow, file: FileRow | null, now: number): Translation {
  return {
    _id: row.id,
    fileId: row.file_id,
    name: nameOf(row, file),
    source: row.source_language,
    target: row.target_language,
    ...(row.terminology_id !== null && { terminologyId: row.terminology_id }),
    provider: row.provider,
    status: row.status,
    done: row.done,
    total: row.total,
    eta: etaOf(row, now),
    pages: row.page_count,
    ...(row.error !== null && { error: row.error }),
    createdAt: row.created_at.toISOString(),
    ...(row.completed_at !== null && { completedAt: row.completed_at.toISOString() }),
  };
}

export function toSegment(row: SegmentRow): TranslationSegment {
  return {
    index: row.position,
    page: row.page,
    kind: row.kind,
    block: row.block,
    source: row.source,
    target: row.target ?? '',
    done: row.target !== null,
    fromMemory: row.origin === 'memory',
    terms: [...row.terms],
    checks: [...row.checks],
    corrected: row.is_corrected,
    confirmed: row.is_confirmed,
  };
}
