import { z } from 'zod';

const Segment = z.object({
  type: z.union([z.literal(0), z.literal(1), z.literal(2)]).describe('0 unchanged, 1 added, 2 removed'),
  value: z.string(),
  moved: z.int().min(1).optional().describe('The move of moved text: 2 on the left, 1 on the right'),
});

export const ComparisonSide = z
  .object({
    lineId: z.int().min(1).nullable().describe('From 1 on each side; null for a placeholder'),
    type: z.union([z.literal(0), z.literal(2)]).describe('2 where something on it has changed'),
    value: z.union([z.string(), z.array(Segment).readonly()]),
    page: z.int().min(1).optional(),
    moved: z.object({ id: z.int().min(1), partnerLineId: z.int().min(1) }).optional(),
    furniture: z.literal(true).optional().describe('A head or foot of a page, which is not compared'),
  })
  .meta({ id: 'ComparisonSide' });
export type ComparisonSide = z.infer<typeof ComparisonSide>;

export const ComparisonRow = z
  .object({
    index: z.int().min(0),
    left: ComparisonSide,
    right: ComparisonSide,
    changeId: z.int().min(1).optional(),
  })
  .meta({ id: 'ComparisonRow' });
export type ComparisonRow = z.infer<typeof ComparisonRow>;
