import { randomUUID } from 'node:crypto';
import { TEMPLATE_NAME_MAX_LENGTH } from '@recto/contract/limits';
import { templates as endpoints, type Template } from '@recto/contract/templates';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import { notFound } from '#kernel/errors.ts';
import { makeRoutes } from '#kernel/http.ts';
import type { Module } from '#kernel/module.ts';
import { keepChosen, toColumns } from '#modules/templates/columns.ts';
import * as store from '#modules/templates/store.ts';
import '#modules/templates/tables.ts';

export { toColumns } from '#modules/templates/columns.ts';
export type { ChosenColumn } from '#modules/templates/tables.ts';

interface TemplatesDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** Question templates: named lists of questions that an account keeps. */
export function makeTemplates({ database, clock }: TemplatesDeps) {
  const found = (row: store.TemplateRow | undefined): Template => {
    if (!row) throw notFound('Template');
    return toTemplate(row);
  };
  const now = () => new Date(clock());
  const getTemplate = async (accountId: string, id: string): Promise<Template> =>
    found(await store.findTemplate(database.root, { accountId, id }));
  /** As a batch that is started takes it over: what was guessed is guessed again. */
  const getForBatch = async (accountId: string, id: string) => {
    const row = await store.findTemplate(database.root, { accountId, id });
    if (!row) throw notFound('Template');
    return { name: row.name, questions: row.questions, columns: row.columns };
  };
  const listAll = async (accountId: string): Promise<Template[]> =>
    (await store.listTemplates(database.root, accountId)).map(toTemplate);

  const routes = makeRoutes(endpoints, {
    list: async ({ query: { page, limit }, context: { caller } }) => {
      const { accountId } = caller;
      const total = await store.countTemplates(database.root, accountId);
      const rows = await store.listTemplates(database.root, accountId, { offset: (page - 1) * limit, limit });
      return { result: { items: rows.map(toTemplate), page, limit, total } };
    },
    all: async ({ context: { caller } }) => {
      const items = await listAll(caller.accountId);
      return { result: { items, page: 1, limit: items.length, total: items.length } };
    },
    get: async ({ params, context: { caller } }) => ({
      result: await getTemplate(caller.accountId, params.id),
    }),
    create: async ({ body: { columns, ...content }, context: { caller } }) => {
      const kept = { ...content, columns: keepChosen(columns) };
      const template = { ...kept, id: randomUUID(), accountId: caller.accountId, at: now() };
      const row = await store.insertTemplate(database.root, template);
      return { result: toTemplate(row), message: 'Template saved' };
    },
    update: async ({ params, body: { columns, ...content }, context: { caller } }) => {
      const kept = { ...content, columns: keepChosen(columns) };
      const change = { ...kept, id: params.id, accountId: caller.accountId, at: now() };
      return { result: found(await store.updateTemplate(database.root, change)), message: 'Template saved' };
    },
    duplicate: async ({ params, context: { caller } }) => {
      const { name, ...content } = await getForBatch(caller.accountId, params.id);
      const copy = { name: nameOfCopy(name), ...content, id: randomUUID(), accountId: caller.accountId };
      const row = await store.insertTemplate(database.root, {
        ...copy,
        questions: [...copy.questions],
        at: now(),
      });
      return { result: toTemplate(row), message: 'Template duplicated' };
    },
    delete: async ({ params, context: { caller } }) => {
      const { accountId } = caller;
      if (!(await store.deleteTemplate(database.root, { accountId, id: params.id })))
        throw notFound('Template');
      return { result: null, message: 'Template deleted' };
    },
  });

  return {
    name: 'templates',
    api: { getForBatch },
    routes: [routes],
    exportFor: async (accountId) => ({ parts: { templates: await listAll(accountId) } }),
  } satisfies Module;
}
export type Templates = ReturnType<typeof makeTemplates>['api'];

const COPY = ' (copy)';

const nameOfCopy = (name: string): string => name.slice(0, TEMPLATE_NAME_MAX_LENGTH - COPY.length) + COPY;

const toTemplate = ({
  id,
  name,
  questions,
  columns,
  created_at,
  updated_at,
}: store.TemplateRow): Template => ({
  _id: id,
  name,
  questions: [...questions],
  columns: toColumns(questions, columns),
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
});
