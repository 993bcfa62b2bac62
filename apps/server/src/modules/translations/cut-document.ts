import { FILE_TYPES } from '@recto/contract/file-types';
import type { Trx } from '#kernel/database.ts';
import { type FileRow, originalKey } from '#modules/library/index.ts';
import type { TranslationsDeps } from '#modules/translations/deps.ts';
import { makeCacheKey } from '#modules/translations/keys.ts';
import * as segmentStore from '#modules/translations/segments.store.ts';
import * as store from '#modules/translations/store.ts';
import type { TranslationRow } from '#modules/translations/store.ts';
import { streamPieces } from '#modules/translations/stream-pieces.ts';
import { cutFileIntoSegments } from '#modules/translations/tasks/cut-file.ts';
import { cutTextIntoSegments } from '#modules/translations/tasks/cut-text.ts';

type CutDeps = Pick<TranslationsDeps, 'database' | 'pages' | 'tasks' | 'blobs'> & {
  readonly publish: (trx: Trx, row: TranslationRow) => Promise<void>;
};

/** Which markup the text of a file was read from; null for none, as of what was converted first. */
function originalOf({ type, read_as: readAs }: FileRow): 'word' | 'workbook' | null {
  if (readAs !== null) return null;
  const { extension } = FILE_TYPES[type];
  if (extension === FILE_TYPES.DOCX.extension) return 'word';
  return extension === FILE_TYPES.XLSX.extension ? 'workbook' : null;
}

/** Cuts what is to be translated into segments. False where a page of the file was damaged, and it is read again. */
export function makeCutDocument({ database, pages, tasks, blobs, publish }: CutDeps) {
  return async (row: TranslationRow, file: FileRow | null, signal: AbortSignal): Promise<boolean> => {
    const language = row.source_language;
    const options = { account: row.account_id, signal };
    const found = file
      ? await tasks.run(
          cutFileIntoSegments,
          { language, original: originalOf(file) },
          {
            ...options,
            input: streamPieces(pages.streamStored(file)),
            loadBytes: () => blobs.get(originalKey(file.id)),
          },
        )
      : await tasks.run(cutTextIntoSegments, { text: row.text ?? '', language }, options);
    if (file && !found) await pages.requeueCorrupt(file.id);
    if (!found) return false;
    const cacheKey = makeCacheKey({
      terms: row.terms,
      provider: row.provider,
      source: row.source_language,
      target: row.target_language,
    });
    await database.transaction(async (trx) => {
      const isRunning = await store.updateRunning(trx, row.id, {
        is_cut: true,
        total: found.length,
        page_count: file?.pages ?? 1,
      });
      const keyed = found.map((segment) => ({ ...segment, cacheKey: cacheKey(segment.text) }));
      if (isRunning) await segmentStore.insertSegments(trx, row.id, keyed);
      if (isRunning) await publish(trx, isRunning);
    });
    return true;
  };
}
