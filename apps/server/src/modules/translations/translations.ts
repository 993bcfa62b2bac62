import { randomUUID } from 'node:crypto';
import { TRANSLATED_TEXT_MAX_LENGTH } from '@recto/contract/limits';
import type { Language } from '@recto/contract/languages';
import {
  NO_PROVIDER,
  type Translation,
  type TranslationDetails,
  type TranslationRequest,
} from '@recto/contract/translations';
import { violates } from '#kernel/database.ts';
import { notFound } from '#kernel/errors.ts';
import type { FileRow } from '#modules/library/index.ts';
import type { TranslationsDeps } from '#modules/translations/deps.ts';
import { makeEndTranslation } from '#modules/translations/end-translation.ts';
import { translateDocument } from '#modules/translations/jobs.ts';
import type { Presenter } from '#modules/translations/present.ts';
import { listSegments, type SegmentFilter } from '#modules/translations/segments.store.ts';
import { toSegment } from '#modules/translations/present.ts';
import * as store from '#modules/translations/store.ts';
import type { TranslationRow } from '#modules/translations/store.ts';
import { recogniseLanguage } from '#modules/translations/tasks/recognise-language.ts';
import type { Terminologies } from '#modules/translations/terminology/terminologies.ts';
import { glossaryName } from '#modules/translations/translate-group.ts';
import * as errors from '#modules/translations/translations.errors.ts';

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
  const { database, jobs, meter, library, pages, realtime, idempotency, tasks, clock } = deps;
  const { translation, presenter, terminologies, abort } = deps;
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

  const getFile = async (accountId: string, fileId: string): Promise<FileRow> => {
    const file = await library.getFile(accountId, fileId);
    if (file.status !== 'complete' || (await pages.reprocessIfOutdated(file))) throw errors.fileNotComplete();
    return file;
  };

  const recognise = async (accountId: string, text: string): Promise<Language> => {
    const found = await tasks.run(recogniseLanguage, { text }, { account: accountId });
    if (found === null) throw errors.languageUnknown();
    return found;
  };

  const findTerms = async (accountId: string, { terminologyId, source, target }: TranslationRequest) => {
    if (terminologyId === undefined || source === undefined) return [];
    const terms = await terminologies.listPairs(accountId, terminologyId, { source, target });
    if (terms.length === 0) throw errors.noTermsInPair();
    return terms;
  };

  const insert = async (accountId: string, request: TranslationRequest, file: FileRow | null) => {
    const id = randomUUID();
    const { source, target, terminologyId = null, text = null } = request;
    const terms = await findTerms(accountId, request);
    return database.transaction(async (trx) => {
      const row = await store.insertTranslation(trx, {
        id,
        account_id: accountId,
        file_id: file?.id ?? null,
        text,
        source_language: source ?? target,
        target_language: target,
        terminology_id: terminologyId,
        terms: JSON.stringify(terms),
        provider: translation?.name ?? NO_PROVIDER,
        status: 'running',
        done: 0,
        total: 0,
        is_cut: false,
        page_count: file?.pages ?? 1,
        failures: 0,
        pace_from: null,
        pace_done: 0,
        error: null,
        created_at: new Date(clock()),
        completed_at: null,
      });
      // A typed text is no document, and without a provider nobody translates one.
      if (file && translation && !file.is_sample)
        await meter.take(trx, { key: id, accountId, metric: 'translations' });
      await jobs.enqueue(trx, translateDocument, { translationId: id, accountId });
      return row;
    });
  };

  return {
    /** Begins to translate a text, or a file that is Complete. */
    async start(accountId: string, request: TranslationRequest): Promise<Translation> {
      const { text = '', fileId } = request;
      if (text.length > TRANSLATED_TEXT_MAX_LENGTH) throw errors.textTooLong(text.length);
      const file = fileId === undefined ? null : await getFile(accountId, fileId);
      const source = request.source ?? file?.lang ?? (await recognise(accountId, text));
      if (source === request.target) throw errors.sameLanguage();
      const refusal = await translation?.findRefusal({ userId: accountId, fileIds: file ? [file.id] : [] });
      if (refusal) throw errors.staysInside(refusal);
      const row = await insert(accountId, { ...request, source }, file).catch((error: unknown) => {
        // Deleted since they were looked for.
        if (violates(error, 'translation_file_id_fkey')) throw notFound('File');
        throw violates(error, 'translation_terminology_id_fkey') ? notFound('Terminology') : error;
      });
      return present(row);
    },

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
      await database.transaction(async (trx) => {
        if (!(await store.deleteTranslation(trx, { accountId, id }))) throw notFound('Translation');
        await meter.drop(trx, accountId, [id]);
        await idempotency.forgetMentions(trx, accountId, [id]);
        await realtime.forgetEventsAbout(trx, accountId, [id]);
      });
      abort(id);
      // Nobody waits for the provider, which needs some time for it.
      if (terms.length > 0) void translation?.dropGlossary(glossaryName(id));
    },
  };
}
export type Translations = ReturnType<typeof makeTranslations>;
