import type { Language } from '@recto/contract/languages';
import { SEGMENTS_PER_CALL } from '@recto/contract/limits';
import type { Translation, TranslationSegment } from '@recto/contract/translations';
import type { Database } from '#kernel/database.ts';
import { listCorrections } from '#modules/translations/memory.store.ts';
import { type Presenter, toSegment } from '#modules/translations/present.ts';
import { listSegments } from '#modules/translations/segments.store.ts';
import { listTranslations } from '#modules/translations/store.ts';

/** Rows that are looked up in one statement. */
const BATCH = 50;

/** A sentence as a person has corrected it. */
export interface ExportedCorrection {
  readonly from: Language;
  readonly to: Language;
  readonly source: string;
  readonly target: string;
  readonly updatedAt: string;
}

/** Everything of an account, for whoever takes their data along. */
export function makeStreamAll({ database, presenter }: { database: Database; presenter: Presenter }) {
  const listAllSegments = async (id: string): Promise<TranslationSegment[]> => {
    const segments: TranslationSegment[] = [];
    for (let offset = 0; ; offset += SEGMENTS_PER_CALL) {
      const { rows } = await listSegments(database.root, id, { offset, limit: SEGMENTS_PER_CALL });
      segments.push(...rows.map(toSegment));
      if (rows.length < SEGMENTS_PER_CALL) return segments;
    }
  };

  return {
    /** Every translation with its segments, one at a time. */
    async *streamAll(
      accountId: string,
    ): AsyncGenerator<(Translation & { segments: TranslationSegment[] })[]> {
      for (let offset = 0; ; offset += BATCH) {
        const { rows } = await listTranslations(database.root, { accountId, offset, limit: BATCH });
        for (const translation of await presenter.presentAll(accountId, rows))
          yield [{ ...translation, segments: await listAllSegments(translation._id) }];
        if (rows.length < BATCH) return;
      }
    },

    async *streamCorrections(accountId: string): AsyncGenerator<ExportedCorrection[]> {
      for (let after = ''; ; ) {
        const rows = await listCorrections(database.root, accountId, { after, limit: SEGMENTS_PER_CALL });
        yield rows.map(({ source_language: from, target_language: to, source, target, updated_at: at }) => ({
          from,
          to,
          source,
          target,
          updatedAt: at.toISOString(),
        }));
        if (rows.length < SEGMENTS_PER_CALL) return;
        after = rows.at(-1)?.memory_key ?? '';
      }
    },
  };
}
