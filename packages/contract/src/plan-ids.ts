/** Plans by their ids, from the smallest to the largest. Apart from the catalogue, whose texts few pages need. */
export const PLAN_IDS = ['FREE', 'PRICE_ID_10', 'PRICE_ID_75', 'PRICE_ID_150'] as const;
export type PlanId = (typeof PLAN_IDS)[number];
