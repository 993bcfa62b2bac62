import { endpoint, Id } from '@recto/contract/endpoint';
import { z } from 'zod';

export const WordCount = z.object({ fileId: Id, words: z.number().int().nullable() });

/** The calls of a capability that the product does not have: it counts the words of a file. */
export const wordCounts = {
  count: endpoint({
    method: 'POST',
    path: '/word-counts',
    tokenScope: 'write',
    summary: 'Count the words of a file',
    body: z.object({ fileId: Id }),
    result: WordCount,
    status: [202],
  }),
  get: endpoint({
    method: 'GET',
    path: '/word-counts/:fileId',
    tokenScope: 'read',
    summary: 'How many words a file has; null until they are counted',
    params: z.object({ fileId: Id }),
    result: WordCount,
  }),
};
