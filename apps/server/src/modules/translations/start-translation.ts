import { randomUUID } from 'node:crypto';
import type { Language } from '@recto/contract/languages';
import { TRANSLATED_TEXT_MAX_LENGTH } from '@recto/contract/limits';
import { NO_PROVIDER, type TranslationRequest } from '@recto/contract/translations';
import { violates } from '#kernel/database.ts';
import { notFound } from '#kernel/errors.ts';
import type { GuardedTranslation } from '#kernel/guard-model.ts';
import type { FileRow } from '#modules/library/index.ts';
import type { TranslationsDeps } from '#modules/translations/deps.ts';
import { translateDocument } from '#modules/translations/jobs.ts';
import * as store from '#modules/translations/store.ts';
import type { TranslationRow } from '#modules/translations/store.ts';
import { recogniseLanguage } from '#modules/translations/tasks/recognise-language.ts';
import type { Terminologies } from '#modules/translations/terminology/terminologies.ts';
import * as errors from '#modules/translations/translations.errors.ts';

interface StartDeps extends TranslationsDeps {
  readonly terminologies: Pick<Terminologies, 'listPairs'>;
}

/** Begins to translate a text, or a file that is Complete. */
export function makeStartTranslation(deps: StartDeps) {
  const { database, jobs, meter, library, pages, tasks, clock, findTranslation, terminologies } = deps;

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

  const insert = async (
    accountId: string,
    request: TranslationRequest,
    { file, translation }: { readonly file: FileRow | null; readonly translation: GuardedTranslation | null },
  ) => {
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

  return async (accountId: string, request: TranslationRequest): Promise<TranslationRow> => {
    const { text = '', fileId } = request;
    if (text.length > TRANSLATED_TEXT_MAX_LENGTH) throw errors.textTooLong(text.length);
    const file = fileId === undefined ? null : await getFile(accountId, fileId);
    const source = request.source ?? file?.lang ?? (await recognise(accountId, text));
    if (source === request.target) throw errors.sameLanguage();
    const translation = await findTranslation();
    const refusal = await translation?.findRefusal({ userId: accountId, fileIds: file ? [file.id] : [] });
    if (refusal) throw errors.egressRefused(refusal);
    return insert(accountId, { ...request, source }, { file, translation }).catch((error: unknown) => {
      // Deleted since they were looked for.
      if (violates(error, 'translation_file_id_fkey')) throw notFound('File');
      throw violates(error, 'translation_terminology_id_fkey') ? notFound('Terminology') : error;
    });
  };
}
