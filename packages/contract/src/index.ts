import { accounts } from '#accounts.ts';
import { configuration } from '#configuration.ts';
import type { Endpoint } from '#endpoint.ts';
import { history } from '#history.ts';
import { documents, files, folders } from '#library.ts';
import { questions } from '#questions.ts';

export const API_BASE = '/api/v2';

/** Every call of the product by capability. Routes, typed client, OpenAPI and the access tests come from this table. */
export const contract = {
  configuration,
  accounts,
  folders,
  files,
  documents,
  questions,
  history,
} satisfies Record<string, Record<string, Endpoint>>;
