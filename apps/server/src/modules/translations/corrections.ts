import type { Correction, TranslationSegment } from '@recto/contract/translations';
import { notFound } from '#kernel/errors.ts';
import type { TranslationsDeps } from '#modules/translations/deps.ts';
import type { Inspector } from '#modules/translations/inspector.ts';
import { memoryKey } from '#modules/translations/keys.ts';
import { keepCorrection } from '#modules/translations/memory.store.ts';
import { toSegment } from '#modules/translations/present.ts';
import { findSegment, isOpen, reviewSegment } from '#modules/translations/segments.store.ts';
import * as store from '#modules/translations/store.ts';
import { notTranslatedYet } from '#modules/translations/translations.errors.ts';

type CorrectionDeps = Pick<TranslationsDeps, 'database' | 'clock'> & Pick<Inspector, 'inspect'>;

/** What people say of single segments. */
export function makeCorrections({ database, clock, inspect }: CorrectionDeps) {
  return {
    /** Keeps a correction, for this translation and for later ones, or that a segment is right as it is. */
    async correct(
      accountId: string,
      { id, index, target, confirmed }: Correction & { readonly id: string; readonly index: number },
    ): Promise<TranslationSegment> {
      const row = await store.findTranslation(database.root, { accountId, id });
      if (!row) throw notFound('Translation');
      const segment = await findSegment(database.root, id, index);
      if (!segment) throw notFound('Segment');
      // The work on it would else write over what a person has written.
      if (segment.target === null) throw notTranslatedYet();
      const written = target ?? segment.target;
      const [found] = await inspect(
        row,
        [{ source: segment.source, target: written }],
        AbortSignal.timeout(60_000),
      );
      const { terms, checks } = found ?? segment;
      const pair = { source: row.source_language, target: row.target_language };
      const kept = await database.transaction(async (trx) => {
        if (target !== undefined)
          await keepCorrection(trx, {
            account_id: accountId,
            memory_key: memoryKey(segment.source, pair),
            file_id: row.file_id,
            source_language: pair.source,
            target_language: pair.target,
            source: segment.source,
            target,
            updated_at: new Date(clock()),
          });
        return reviewSegment(
          trx,
          { translationId: id, position: index },
          {
            target: written,
            terms,
            checks,
            isOpen: confirmed !== true && isOpen({ terms, checks }),
            isCorrected: target !== undefined || segment.is_corrected,
            isConfirmed: confirmed === true,
          },
        );
      });
      if (!kept) throw notFound('Segment');
      return toSegment(kept);
    },
  };
}
