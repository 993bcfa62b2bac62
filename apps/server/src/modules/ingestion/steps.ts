import { READ_STATES } from '@recto/core/document';
import { convertDocument } from '#modules/ingestion/convert-document.ts';
import { extractPages } from '#modules/ingestion/extract-pages.ts';
import type { Step } from '#modules/ingestion/pipeline.ts';
import { NoTextError } from '#modules/ingestion/reading-failures.ts';
import { buildIndex, saveIndex } from '#modules/ingestion/save-index.ts';
import * as store from '#modules/ingestion/store.ts';
import { describeUnconverted, NOT_CONVERTED } from '#modules/ingestion/renditions.ts';
import { readScans } from '#modules/ingestion/read-scans.ts';
import { describeUnreadPages, unreadPages } from '#modules/ingestion/unread-pages.ts';
import { PLAN_OCR } from '#modules/library/index.ts';

/**
 * Refuses a file of which no page has text, after everything that could have found some. Only pages that are drawn can
 * hold text that was not found: an empty letter or sheet is read whole, a letter may show pictures without text, and is no less
 * one for being converted. What the plan left unread may be read later.
 */
const requireText: Step['run'] = async ({ database }, { file, unreadReason }) => {
  if (unreadReason === 'plan' || file.read_as !== null) return undefined;
  const pages = await store.listPageStates(database.root, file.id);
  const isEmpty =
    file.page_kind !== 'layout' &&
    unreadReason === undefined &&
    pages.every(({ state }) => state === 'blank' || state === 'needs-ocr');
  if (!isEmpty && !pages.some(({ state }) => READ_STATES.includes(state)))
    throw new NoTextError(unreadReason);
  return undefined;
};

const analyse: Step['run'] = async (deps, run) => {
  const { file, signal } = run;
  run.index = await buildIndex(deps, file, { pageCount: file.pages ?? 0, signal });
  const { labels } = run.index;
  if (labels.size > 0) await deps.database.transaction((trx) => store.setLabels(trx, file.id, labels));
  return undefined;
};

const saveContext: Step['run'] = async (deps, { file, index }) => {
  if (!index) throw new Error('the index is saved before it is built');
  await saveIndex(deps, file, index);
  return undefined;
};

const complete: Step['run'] = async ({ database }, run) => {
  const { file, begun, index, unreadReason, conversionFailure } = run;
  const pages = await store.listPageStates(database.root, file.id);
  const ms = Math.round(performance.now() - begun);
  await store.recordExtraction(database.root, { fileId: file.id, ms, language: index?.language ?? null });
  return {
    status: 'complete',
    ...(file.lang_from === 'text' && index?.language && { lang: index.language }),
    unfinished_attempts: 0,
    error_customer: joinSentences(
      conversionFailure && describeUnconverted(conversionFailure, file.type),
      describeUnreadPages(unreadPages(pages), {
        kind: file.page_kind,
        reason: unreadReason,
      }),
    ),
    error_internal: null,
    error_code: unreadReason === 'plan' ? PLAN_OCR : conversionFailure ? NOT_CONVERTED : null,
  };
};

const joinSentences = (...sentences: readonly (string | null | undefined)[]): string | null =>
  sentences.filter(Boolean).join(' ') || null;

/**
 * From a stored file to one that can be asked, in the order of the specification's stages.
 */
export const STEPS: readonly Step[] = [
  { name: 'convert', stage: 'Extracting Document', run: convertDocument },
  { name: 'extract-pages', stage: 'Extracting Document', run: extractPages },
  { name: 'read-scans', stage: 'Extracting Document', run: readScans },
  { name: 'require-text', stage: 'Analysing Document', run: requireText },
  { name: 'analyse', stage: 'Analysing Document', run: analyse },
  { name: 'save-context', stage: 'Saving Context', run: saveContext },
  { name: 'complete', stage: 'Ready for Use', run: complete },
];
