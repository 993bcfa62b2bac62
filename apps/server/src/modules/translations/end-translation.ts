import type { Trx } from '#kernel/database.ts';
import type { TranslationsDeps } from '#modules/translations/deps.ts';
import { countTranslated } from '#modules/translations/segments.store.ts';
import * as store from '#modules/translations/store.ts';
import type { TranslationRow } from '#modules/translations/store.ts';
import { glossaryName } from '#modules/translations/translate-group.ts';

type EndDeps = Pick<TranslationsDeps, 'database' | 'meter' | 'modelCalls' | 'clock' | 'findTranslation'> & {
  readonly publish: (trx: Trx, row: TranslationRow) => Promise<void>;
};

/** How translations end. Each of them ends once. */
export function makeEndTranslation({
  database,
  meter,
  modelCalls,
  clock,
  findTranslation,
  publish,
}: EndDeps) {
  const end = async (
    id: string,
    change: { readonly status: 'complete' | 'failed' | 'cancelled'; readonly error?: string },
    inSameTransaction: (trx: Trx, row: TranslationRow) => Promise<void> = async () => {},
  ): Promise<TranslationRow | undefined> => {
    const ended = await database.transaction(async (trx) => {
      const row = await store.updateRunning(trx, id, { ...change, completed_at: new Date(clock()) });
      if (!row) return undefined;
      await modelCalls.settle(trx, { purpose: 'translation', subjectIds: [id] });
      await inSameTransaction(trx, row);
      await publish(trx, row);
      return row;
    });
    if (ended && ended.terms.length > 0) await (await findTranslation())?.dropGlossary(glossaryName(id));
    return ended;
  };

  return {
    async complete(id: string): Promise<void> {
      await end(id, { status: 'complete' }, async (trx, { account_id: accountId }) => {
        const amount = await countTranslated(trx, id);
        if (amount > 0) await meter.take(trx, { key: id, accountId, metric: 'translatedText', amount });
      });
    },

    /** Gives back what it took of the plan: nobody has the whole of it. */
    async fail(id: string, error: string): Promise<void> {
      await end(id, { status: 'failed', error }, (trx, { account_id: accountId }) =>
        meter.giveBack(trx, { keys: [id], accountId, metric: 'translations' }),
      );
    },

    /** Undefined where it has ended before. */
    cancel: (id: string): Promise<TranslationRow | undefined> => end(id, { status: 'cancelled' }),
  };
}
