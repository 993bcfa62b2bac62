import { randomUUID } from 'node:crypto';
import { LANGUAGES, type Language } from '@recto/contract/languages';
import {
  terminologies as endpoints,
  type Term,
  type TermTexts,
  type Terminology,
} from '@recto/contract/terminology';
import type { Term as PairedTerm } from '@recto/core/translation';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import { invalidRequest, notFound } from '#kernel/errors.ts';
import { makeRoutes } from '#kernel/http.ts';
import { readTermFile } from '#modules/translations/terminology/read-term-file.ts';
import * as store from '#modules/translations/terminology/terminology.store.ts';

interface TerminologiesDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** Terminologies of an account: what things are called in several languages. */
export function makeTerminologies({ database, clock }: TerminologiesDeps) {
  const getOwn = async (accountId: string, id: string): Promise<store.TerminologyRow> => {
    const row = await store.findTerminology(database.root, { accountId, id });
    if (!row) throw notFound('Terminology');
    return row;
  };

  const keep = async (
    accountId: string,
    {
      id,
      name,
      terms,
    }: { readonly id: string | null; readonly name: string; readonly terms: readonly TermTexts[] },
  ): Promise<Terminology> => {
    const kept = {
      accountId,
      id: id ?? randomUUID(),
      name,
      languages: languagesOf(terms),
      at: new Date(clock()),
    };
    await database.transaction(async (trx) => {
      if (id === null) await store.insertTerminology(trx, kept);
      else if (!(await store.updateTerminology(trx, kept))) throw notFound('Terminology');
      const rows = terms.map((texts) => ({ id: randomUUID(), texts }));
      await store.replaceTerms(trx, kept.id, rows);
    });
    return toTerminology(await getOwn(accountId, kept.id));
  };

  const listAll = async (accountId: string): Promise<Terminology[]> =>
    (await store.listTerminologies(database.root, accountId)).map(toTerminology);

  const listTerms = async (accountId: string, id: string): Promise<Term[]> => {
    await getOwn(accountId, id);
    return (await store.listTerms(database.root, id)).map(toTerm);
  };

  const routes = makeRoutes(endpoints, {
    create: async ({ body: { name, terms }, file, context: { caller } }) => {
      const isFile = file.name !== '';
      if (!isFile && terms === undefined)
        throw invalidRequest('Send the terms, or a file of them.', { terms: 'Send the terms.' });
      const texts = isFile ? await readTermFile(file) : (terms ?? []).map((term) => term.texts);
      const result = await keep(caller.accountId, { id: null, name, terms: texts });
      return { result, message: 'Terminology saved' };
    },
    list: async ({ context: { caller } }) => {
      const items = await listAll(caller.accountId);
      return { result: { items, page: 1, limit: items.length, total: items.length } };
    },
    terms: async ({ params, context: { caller } }) => {
      const items = await listTerms(caller.accountId, params.id);
      return { result: { items, page: 1, limit: items.length, total: items.length } };
    },
    update: async ({ params: { id }, body: { name, terms }, context: { caller } }) => {
      const result = await keep(caller.accountId, { id, name, terms: terms.map(({ texts }) => texts) });
      return { result, message: 'Terminology saved' };
    },
    delete: async ({
      params: { id },
      context: {
        caller: { accountId },
      },
    }) => {
      if (!(await store.deleteTerminology(database.root, { accountId, id }))) throw notFound('Terminology');
      return { result: null, message: 'Terminology deleted' };
    },
  });

  return {
    routes,

    /** The terms that are there in both languages. */
    async listPairs(
      accountId: string,
      id: string,
      { source, target }: { readonly source: Language; readonly target: Language },
    ): Promise<PairedTerm[]> {
      return (await listTerms(accountId, id)).flatMap(({ _id, texts }) => {
        const [from, to] = [texts[source], texts[target]];
        return from === undefined || to === undefined ? [] : [{ id: _id, source: from, target: to }];
      });
    },

    /** For whoever takes their data along. */
    exportAll: async (accountId: string) =>
      Promise.all(
        (await listAll(accountId)).map(async (one) => ({
          ...one,
          terms: await listTerms(accountId, one._id),
        })),
      ),
  };
}
export type Terminologies = ReturnType<typeof makeTerminologies>;

const languagesOf = (terms: readonly TermTexts[]): Language[] =>
  LANGUAGES.filter((language) => terms.some((texts) => texts[language] !== undefined));

const toTerm = ({ id, texts }: store.TermRow): Term => ({ _id: id, texts });

const toTerminology = ({
  id,
  name,
  languages,
  terms,
  updated_at: at,
}: store.TerminologyRow): Terminology => ({
  _id: id,
  name,
  languages: [...languages],
  terms,
  updatedAt: at.toISOString(),
});
