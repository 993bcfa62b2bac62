import type { Metric } from '#metrics.ts';
import type { PlanId } from '#plan-ids.ts';

export { PLAN_IDS, type PlanId } from '#plan-ids.ts';
export type PaidPlanId = Exclude<PlanId, 'FREE'>;

/** What limits may differ in from plan to plan. */
export type PlanMetric = Exclude<Metric, 'translatedText' | 'storedBytes'>;

export interface CatalogueEntry {
  readonly planId: PlanId;
  readonly name: string;
  /** In dollars per user per month. */
  readonly price: number;
  readonly image_path: string;
  readonly description: string;
  readonly perks: readonly string[];
  /** What is enforced. Where the texts above say two things the decision record on plans says which. */
  readonly limits: Readonly<Record<PlanMetric, number>>;
  /** What belongs to the plan beside its limits. */
  readonly features: readonly PlanFeature[];
}

export const PLAN_FEATURES = ['sso', 'statistics'] as const;
export type PlanFeature = (typeof PLAN_FEATURES)[number];

const MB = 1_000_000;

/** The specification's table, with both readings where its text has two. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  {
    planId: 'FREE',
    name: 'Origin',
    price: 0,
    image_path: '/plans/origin.svg',
    description: 'Process 5 documents a month at no cost.',
    perks: [
      'OCR for scanned docs (10x)',
      'Retrieve from 3x docs per session',
      '70 pages per PDF',
      '7 MB per PDF (60k words or 300k chars)',
      '35 PDFs a month',
      '55 questions a month',
      'Store 500 docs',
      'MFA',
    ],
    limits: {
      files: 35,
      questions: 55,
      storedFiles: 500,
      pages: 70,
      fileBytes: 7 * MB,
      ocrFiles: 10,
      batchFiles: 3,
      comparedFiles: 2,
      translations: 1,
    },
    features: [],
  },
  {
    planId: 'PRICE_ID_10',
    name: 'Ascend',
    price: 10,
    image_path: '/plans/ascend.svg',
    description: 'Up to 1,000 PDFs a month.',
    perks: [
      '100 PDFs a month',
      'OCR up to 50x docs',
      'Compare up to 10x docs',
      'Translate up to 5x docs',
      '250 pages per PDF',
      '750 questions a month',
      'MFA',
    ],
    limits: {
      files: 100,
      questions: 750,
      storedFiles: 1_000,
      pages: 250,
      fileBytes: 15 * MB,
      ocrFiles: 50,
      batchFiles: 50,
      comparedFiles: 10,
      translations: 5,
    },
    features: [],
  },
  {
    planId: 'PRICE_ID_75',
    name: 'Vatnage',
    price: 75,
    image_path: '/plans/vatnage.svg',
    description: 'Up to 2,250 PDFs a month.',
    perks: [
      '220 PDFs a month',
      'OCR 110x',
      'Compare up to 15x docs per session',
      'Translate 10x',
      '190 pages per PDF',
      '15 MB per PDF (90k words or 500k chars)',
      '650 questions a month',
      'Store 2,500 docs',
    ],
    limits: {
      files: 220,
      questions: 650,
      storedFiles: 2_500,
      pages: 190,
      fileBytes: 15 * MB,
      ocrFiles: 110,
      batchFiles: 50,
      comparedFiles: 15,
      translations: 10,
    },
    features: [],
  },
  {
    planId: 'PRICE_ID_150',
    name: 'Summit',
    price: 150,
    image_path: '/plans/summit.svg',
    description: 'Up to 3,500 PDFs a month, $5.00/day/user.',
    perks: [
      '330 PDFs a month',
      'OCR 170x',
      'Compare up to 20x docs',
      'Translate 20x',
      '285 pages per PDF (up to 500)',
      '25 MB per PDF (110k words or 700k chars)',
      '1,100 questions a month',
      'Store 5,000 docs',
      'Statistics',
      'SSO',
    ],
    limits: {
      files: 330,
      questions: 1_100,
      storedFiles: 5_000,
      pages: 500,
      fileBytes: 25 * MB,
      ocrFiles: 170,
      batchFiles: 50,
      comparedFiles: 20,
      translations: 20,
    },
    features: ['sso', 'statistics'],
  },
];

const BY_ID = new Map(CATALOGUE.map((entry) => [entry.planId, entry]));

/** The plan with this id. */
export function planOf(planId: PlanId): CatalogueEntry {
  const entry = BY_ID.get(planId);
  if (!entry) throw new Error(`the catalogue has no plan ${planId}`);
  return entry;
}

/** The price of a plan as payment providers count it. */
export const amountInCents = (planId: PlanId): number => planOf(planId).price * 100;

/** What a subscription card shows for an amount in cents: those of the specification, and those of the catalogue. */
const KNOWN_AMOUNTS: ReadonlySet<number> = new Set([1_500, 7_500, 18_500, 25_500, 1_000, 15_000]);

/** An amount in cents as the subscription card shows it. */
export const describeAmount = (amount: number): string =>
  KNOWN_AMOUNTS.has(amount) ? `$${amount / 100}` : 'Not Subscribed';

/** The cheapest plan that allows so much of a metric; null where none does. */
export const cheapestPlanFor = (metric: PlanMetric, amount: number): CatalogueEntry | null =>
  CATALOGUE.find(({ limits }) => limits[metric] >= amount) ?? null;
