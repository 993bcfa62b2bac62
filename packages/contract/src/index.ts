import { accounts } from '#accounts.ts';
import { adminSettings } from '#admin-settings.ts';
import { audit } from '#audit.ts';
import { batches } from '#batches.ts';
import { campaigns } from '#campaigns.ts';
import { comparisons } from '#comparisons.ts';
import { configuration } from '#configuration.ts';
import type { Endpoint } from '#endpoint.ts';
import { exports } from '#exports.ts';
import { feedback } from '#feedback.ts';
import { folders } from '#folders.ts';
import { history } from '#history.ts';
import { documents } from '#documents.ts';
import { instances } from '#instances.ts';
import { keyTerms } from '#key-terms.ts';
import { files } from '#library.ts';
import { notice } from '#notice.ts';
import { outline } from '#outline.ts';
import { ownAccount } from '#own-account.ts';
import { passwords } from '#passwords.ts';
import { plans } from '#plans.ts';
import { questions } from '#questions.ts';
import { search } from '#search.ts';
import { secondFactor } from '#second-factor.ts';
import { sso } from '#sso.ts';
import { templates } from '#templates.ts';
import { terminologies } from '#terminology.ts';
import { tokens } from '#tokens.ts';
import { translationExports } from '#translation-exports.ts';
import { translations } from '#translations.ts';
import { users } from '#users.ts';

export const API_BASE = '/api/v2';

/** Every call of the product by capability. Routes, typed client, OpenAPI and the access tests come from this table. */
export const contract = {
  configuration,
  accounts,
  passwords,
  secondFactor,
  ownAccount,
  sso,
  tokens,
  plans,
  folders,
  files,
  documents,
  search,
  outline,
  keyTerms,
  templates,
  questions,
  batches,
  history,
  comparisons,
  terminologies,
  translations,
  exports,
  translationExports,
  feedback,
  users,
  adminSettings,
  audit,
  campaigns,
  notice,
  instances,
} satisfies Record<string, Record<string, Endpoint>>;
