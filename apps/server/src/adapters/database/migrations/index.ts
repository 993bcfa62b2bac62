import type { Migration } from 'kysely/migration';
import * as usage from '#adapters/database/migrations/0001-usage.ts';
import * as accounts from '#adapters/database/migrations/0002-accounts.ts';
import * as library from '#adapters/database/migrations/0003-library.ts';
import * as pages from '#adapters/database/migrations/0004-pages.ts';
import * as questions from '#adapters/database/migrations/0005-questions.ts';
import * as installation from '#adapters/database/migrations/0006-installation.ts';
import * as pageVersion from '#adapters/database/migrations/0007-page-version.ts';
import * as secondFactor from '#adapters/database/migrations/0008-second-factor.ts';
import * as singleSignOn from '#adapters/database/migrations/0009-single-sign-on.ts';
import * as feedback from '#adapters/database/migrations/0010-feedback.ts';
import * as pageFlags from '#adapters/database/migrations/0011-page-flags.ts';
import * as unfinishedAttempts from '#adapters/database/migrations/0012-unfinished-attempts.ts';
import * as secretFingerprint from '#adapters/database/migrations/0013-secret-fingerprint.ts';
import * as indexHash from '#adapters/database/migrations/0014-index-hash.ts';
import * as cascadeIndexes from '#adapters/database/migrations/0015-cascade-indexes.ts';
import * as noAccountLock from '#adapters/database/migrations/0016-no-account-lock.ts';
import * as cleanNames from '#adapters/database/migrations/0019-clean-names.ts';
import * as endedSessions from '#adapters/database/migrations/0021-ended-sessions.ts';
import * as metricNames from '#adapters/database/migrations/0022-metric-names.ts';
import * as conversations from '#adapters/database/migrations/0023-conversations.ts';
import * as pageKind from '#adapters/database/migrations/0025-page-kind.ts';
import * as reviews from '#adapters/database/migrations/0026-reviews.ts';
import * as neverSendOutside from '#adapters/database/migrations/0028-never-send-outside.ts';
import * as modelCalls from '#adapters/database/migrations/0029-model-calls.ts';
import * as encodings from '#adapters/database/migrations/0032-encodings.ts';
import * as followUps from '#adapters/database/migrations/0033-follow-ups.ts';
import * as passageVectors from '#adapters/database/migrations/0035-passage-vectors.ts';
import * as followedQuestions from '#adapters/database/migrations/0036-followed-questions.ts';
import * as scans from '#adapters/database/migrations/0037-scans.ts';
import * as batches from '#adapters/database/migrations/0040-batches.ts';
import * as comparisons from '#adapters/database/migrations/0041-comparisons.ts';
import * as renditions from '#adapters/database/migrations/0042-renditions.ts';
import * as pageSearch from '#adapters/database/migrations/0043-page-search.ts';
import * as newerVersions from '#adapters/database/migrations/0044-newer-versions.ts';
import * as writtenSummaries from '#adapters/database/migrations/0045-written-summaries.ts';
import * as idempotencyKeys from '#adapters/database/migrations/0046-idempotency-keys.ts';
import * as personalTokens from '#adapters/database/migrations/0048-personal-tokens.ts';
import * as batchRevision from '#adapters/database/migrations/0049-batch-revision.ts';
import * as pageBlocks from '#adapters/database/migrations/0050-page-blocks.ts';
import * as languageSource from '#adapters/database/migrations/0051-language-source.ts';
import * as oneLedgerOfModelCalls from '#adapters/database/migrations/0052-one-ledger-of-model-calls.ts';
import * as outbox from '#adapters/database/migrations/0054-outbox.ts';
import * as questionFiles from '#adapters/database/migrations/0055-question-files.ts';
import * as subscriptions from '#adapters/database/migrations/0056-subscriptions.ts';
import * as sampleFiles from '#adapters/database/migrations/0057-sample-files.ts';
import * as exports from '#adapters/database/migrations/0058-exports.ts';
import * as typedColumns from '#adapters/database/migrations/0059-typed-columns.ts';
import * as comparisonOptions from '#adapters/database/migrations/0060-comparison-options.ts';
import * as comparisonReports from '#adapters/database/migrations/0061-comparison-reports.ts';
import * as translations from '#adapters/database/migrations/0062-translations.ts';
import * as translationRemarks from '#adapters/database/migrations/0064-translation-remarks.ts';
import * as administration from '#adapters/database/migrations/0065-administration.ts';
import * as settings from '#adapters/database/migrations/0066-settings.ts';
import * as operators from '#adapters/database/migrations/0070-operators.ts';
import * as keptCounts from '#adapters/database/migrations/0071-kept-counts.ts';
import * as flatLists from '#adapters/database/migrations/0072-flat-lists.ts';

/**
 * Every migration, oldest first. One that has been released is never edited, renamed or moved: what
 * changes later is a new one at the end.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-usage': usage,
  '0002-accounts': accounts,
  '0003-library': library,
  '0004-pages': pages,
  '0005-questions': questions,
  '0006-installation': installation,
  '0007-page-version': pageVersion,
  '0008-second-factor': secondFactor,
  '0009-single-sign-on': singleSignOn,
  '0010-feedback': feedback,
  '0011-page-flags': pageFlags,
  '0012-unfinished-attempts': unfinishedAttempts,
  '0013-secret-fingerprint': secretFingerprint,
  '0014-index-hash': indexHash,
  '0015-cascade-indexes': cascadeIndexes,
  '0016-no-account-lock': noAccountLock,
  '0019-clean-names': cleanNames,
  '0021-ended-sessions': endedSessions,
  '0022-metric-names': metricNames,
  '0023-conversations': conversations,
  '0025-page-kind': pageKind,
  '0026-reviews': reviews,
  '0028-never-send-outside': neverSendOutside,
  '0029-model-calls': modelCalls,
  '0032-encodings': encodings,
  '0033-follow-ups': followUps,
  '0035-passage-vectors': passageVectors,
  '0036-followed-questions': followedQuestions,
  '0037-scans': scans,
  '0040-batches': batches,
  '0041-comparisons': comparisons,
  '0042-renditions': renditions,
  '0043-page-search': pageSearch,
  '0044-newer-versions': newerVersions,
  '0045-written-summaries': writtenSummaries,
  '0046-idempotency-keys': idempotencyKeys,
  '0048-personal-tokens': personalTokens,
  '0049-batch-revision': batchRevision,
  '0050-page-blocks': pageBlocks,
  '0051-language-source': languageSource,
  '0052-one-ledger-of-model-calls': oneLedgerOfModelCalls,
  '0054-outbox': outbox,
  '0055-question-files': questionFiles,
  '0056-subscriptions': subscriptions,
  '0057-sample-files': sampleFiles,
  '0058-exports': exports,
  '0059-typed-columns': typedColumns,
  '0060-comparison-options': comparisonOptions,
  '0061-comparison-reports': comparisonReports,
  '0062-translations': translations,
  '0064-translation-remarks': translationRemarks,
  '0065-administration': administration,
  '0066-settings': settings,
  '0070-operators': operators,
  '0071-kept-counts': keptCounts,
  '0072-flat-lists': flatLists,
};
