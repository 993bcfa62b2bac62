import { z } from 'zod';
import { endpoint } from '#endpoint.ts';

/** A page of the operator's blog, written as Markdown in the content folder. */
export const Campaign = z
  .object({
    id: z.string().describe('The name of its file'),
    title: z.string(),
    date: z.iso.date(),
    html: z.string().describe('Without scripts and without tags of its author'),
  })
  .meta({ id: 'Campaign' });
export type Campaign = z.infer<typeof Campaign>;

export const campaigns = {
  get: endpoint({
    method: 'GET',
    path: '/blogcampaign/:id',
    access: 'public',
    summary: 'One blog campaign',
    params: z.object({ id: z.string().min(1).max(100) }),
    result: Campaign,
  }),
};
