import type { Language } from '@recto/contract/languages';
import type { Trx } from '#kernel/database.ts';
import type { FileRow } from '#modules/library/file-item.ts';

interface OwnedFile {
  readonly accountId: string;
  readonly fileId: string;
  readonly at: Date;
}

/** As a file is that has been stored and not been looked at. */
const WAITING = {
  status: 'waiting',
  stages_completed: 2,
  progress_page: null,
  progress_of: null,
  progress_eta: null,
  error_customer: null,
  error_internal: null,
  error_code: null,
} as const;

/** Of a Complete file with scanned pages for which the plan had no OCR left. */
export const PLAN_OCR = 'plan.ocr';

/** Puts a file back to waiting that has failed, or may be read further; undefined where there is nothing to try again. */
export async function resetRetriableFile(trx: Trx, { accountId, fileId, at }: OwnedFile) {
  return trx
    .updateTable('file')
    .set({
      ...WAITING,
      updated_at: at,
    })
    .where('id', '=', fileId)
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('status', '=', 'failed'), eb.and({ status: 'complete', error_code: PLAN_OCR })]))
    .returningAll()
    .executeTakeFirst();
}

/** How a file is to be read; what is not said stays. */
export interface WantedReading {
  readonly lang?: Language | undefined;
  /** Of the scanned pages that are read this time, and of nothing else. */
  readonly scanLang?: Language | undefined;
  readonly encoding?: string | undefined;
  /** None of its pages is read again. */
  readonly keepsPages?: boolean;
}

/** Puts a file that has been read, or could not be, back to waiting, to be read otherwise; undefined while it is under way. */
export async function resetReadFile(
  trx: Trx,
  { accountId, fileId, at, lang, encoding, keepsPages = false }: OwnedFile & Omit<WantedReading, 'scanLang'>,
) {
  return trx
    .updateTable('file')
    .set({
      ...(lang !== undefined && { lang, lang_from: 'owner' as const }),
      ...(encoding !== undefined && { encoding }),
      ...WAITING,
      ...(!keepsPages && { pages: null }),
      updated_at: at,
    })
    .where('id', '=', fileId)
    .where('account_id', '=', accountId)
    .where('status', 'in', ['complete', 'failed'])
    .returningAll()
    .executeTakeFirst();
}

/** Puts files that were Complete back to waiting; answers those that were. */
export async function resetCompleteFiles(trx: Trx, fileIds: readonly string[], at: Date): Promise<FileRow[]> {
  return trx
    .updateTable('file')
    .set({ ...WAITING, updated_at: at })
    .where('id', 'in', fileIds)
    .where('status', '=', 'complete')
    .returningAll()
    .execute();
}
