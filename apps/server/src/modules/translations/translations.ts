import type { Translation, TranslationDetails, TranslationRequest } from '@recto/contract/translations';
import { notFound } from '#kernel/errors.ts';
import type { TranslationsDeps } from '#modules/translations/deps.ts';
import { makeEndTranslation } from '#modules/translations/end-translation.ts';
import type { Presenter } from '#modules/translations/present.ts';
import { listSegments, type SegmentFilter } from '#modules/translations/segments.store.ts';
import { toSegment } from '#modules/translations/present.ts';
import { makeStartTranslation } from '#modules/translations/start-translation.ts';
import * as store from '#modules/translations/store.ts';
import type { TranslationRow } from '#modules/translations/store.ts';
import type { Terminologies } from '#modules/translations/terminology/terminologies.ts';
import { glossaryName } from '#modules/translations/translate-group.ts';

interface UseCaseDeps extends TranslationsDeps {
  readonly presenter: Presenter;
  readonly terminologies: Pick<Terminologies, 'listPairs'>;
  /** Ends the work of this process on one of them. */
  readonly abort: (id: string) => void;
}

interface Paging {
  readonly offset: number;
  readonly limit: number;
}

/** Texts and files of an account in another language: what routes do with them. */
export function makeTranslations(deps: UseCaseDeps) {
  const { database, meter, realtime, idempotency, findTranslation, presenter, abort } = deps;
  const end = makeEndTranslation({ ...deps, publish: presenter.publish });

  const findOwn = async (accountId: string, id: string): Promise<TranslationRow> => {
    const row = await store.findTranslation(database.root, { accountId, id });
    if (!row) throw notFound('Translation');
    return row;
  };

  const present = async (row: TranslationRow): Promise<Translation> => {
    const presented = await presenter.presentOne(row);
    if (!presented) throw notFound('Translation');
    return presented;
  };

  const start = makeStartTranslation(deps);

  return {
    /** Begins to translate a text, or a file that is Complete. */
    start: async (accountId: string, request: TranslationRequest): Promise<Translation> =>
      present(await start(accountId, request)),

    async list(accountId: string, paging: Paging & { readonly fileId?: string | undefined }) {
      const { rows, total } = await store.listTranslations(database.root, { accountId, ...paging });
      return { items: await presenter.presentAll(accountId, rows), total };
    },

    async get(accountId: string, id: string): Promise<TranslationDetails> {
      const described = await presenter.describe(await findOwn(accountId, id));
      if (!described) throw notFound('Translation');
      return described;
    },

    async segments(accountId: string, id: string, filter: SegmentFilter & Paging) {
      await findOwn(accountId, id);
      const { rows, total } = await listSegments(database.root, id, filter);
      return { items: rows.map(toSegment), total };
    },

    /** Stops a translation that is running; one that has ended stays as it is. */
    async cancel(accountId: string, id: string): Promise<Translation> {
      await findOwn(accountId, id);
      await end.cancel(id);
      abort(id);
      return present(await findOwn(accountId, id));
    },

    async delete(accountId: string, id: string): Promise<void> {
      const { terms } = await findOwn(accountId, id);
      const provider = await findTranslation();
      await database.transaction(async (trx) => {
        if (!(await store.deleteTranslation(trx, { accountId, id }))) throw notFound('Translation');
        await meter.drop(trx, accountId, [id]);
        await idempotency.eraseMentions(trx, accountId, [id]);
        await realtime.eraseEventsAbout(trx, accountId, [id]);
      });
      abort(id);
      // Nobody waits for the provider, which needs some time for it.
      if (terms.length > 0) void provider?.dropGlossary(glossaryName(id));
    },
  };
}
