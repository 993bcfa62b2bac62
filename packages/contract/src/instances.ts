import { z } from 'zod';
import { endpoint } from '#endpoint.ts';

/** Kinds of work on documents, which processing workers do in the background. */
export const WORK_KINDS = [
  'reading',
  'questions',
  'batches',
  'comparisons',
  'translations',
  'exports',
] as const;
export const WorkKind = z.enum(WORK_KINDS).meta({ id: 'WorkKind' });
export type WorkKind = z.infer<typeof WorkKind>;

const InstanceId = z.string().max(40).describe('As the list of workers names it; all of them without one');

/** A processing worker: a process that works on documents in the background. */
export const Instance = z
  .object({
    id: z.string(),
    state: z
      .enum(['running', 'stopping', 'stopped', 'lost'])
      .describe('`stopping`: takes no work and finishes what it has; `lost`: shows no sign of life'),
    heartbeatAt: z.iso.datetime(),
    load: z.number().min(0).max(1).describe('The share of its threads that are busy'),
    host: z.string().describe('The machine that it runs on'),
    doing: z
      .array(z.object({ kind: WorkKind, count: z.int() }))
      .describe('What it does now, without names of files: these are of customers'),
    stoppedAt: z.iso.datetime().nullable(),
    stoppedBy: z.string().nullable().describe('The administrator who has stopped it'),
  })
  .meta({ id: 'Instance' });
export type Instance = z.infer<typeof Instance>;

export const InstanceStatus = z
  .object({
    items: z.array(Instance),
    at: z.iso.datetime().describe('When it was so, by the clock that signs of life are written by'),
    waiting: z
      .array(z.object({ kind: WorkKind, count: z.int(), oldestAt: z.iso.datetime() }))
      .describe('The work that no worker has taken yet; of batches, one for each account'),
  })
  .meta({ id: 'InstanceStatus' });
export type InstanceStatus = z.infer<typeof InstanceStatus>;

const ofOneOrAll = z.object({ id: InstanceId.optional() });

/** Control of the processing workers. The specification has all of it as GET. */
export const instances = {
  start: endpoint({
    method: 'GET',
    path: '/start-instances',
    access: 'admin',
    summary: 'Let processing workers take work again',
    query: ofOneOrAll,
    result: InstanceStatus,
  }),
  stop: endpoint({
    method: 'GET',
    path: '/stop-instances',
    access: 'admin',
    summary: 'Have processing workers take no more work; what runs is finished',
    query: ofOneOrAll,
    result: InstanceStatus,
  }),
  status: endpoint({
    method: 'GET',
    path: '/get-instance-status',
    access: 'admin',
    summary: 'The processing workers',
    result: InstanceStatus,
  }),
  checkAndStart: endpoint({
    method: 'GET',
    path: '/check-and-start-server',
    access: 'admin',
    summary: 'Make sure that at least one processing worker runs',
    result: InstanceStatus,
  }),
};
