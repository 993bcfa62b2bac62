import {
  CATALOGUE,
  type CatalogueEntry,
  type PlanId,
  type PlanMetric,
  planOf,
} from '@recto/contract/catalogue';
import type { EffectivePlan } from '@recto/contract/plans';

/** What is limited, as the head of a meter. */
export const LIMIT_TITLES: Readonly<Record<PlanMetric, string>> = {
  questions: 'Questions',
  files: 'Files uploaded',
  storedFiles: 'Stored files',
  ocrFiles: 'Files read by OCR',
  comparedFiles: 'Files compared',
  translations: 'Documents translated',
  pages: 'Pages per file',
  fileBytes: 'MB per file',
  batchFiles: 'Files per batch',
};

const BYTES_PER_MB = 1_000_000;
const NUMBER = new Intl.NumberFormat('en-US');

export const formatCount = (count: number): string => NUMBER.format(count);

/** An amount of what is limited; sizes in MB. */
export const formatAmount = (metric: PlanMetric, amount: number): string =>
  NUMBER.format(metric === 'fileBytes' ? amount / BYTES_PER_MB : amount);

// Periods are those of UTC: in another zone a month would end a day early.
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const FULL_DAY = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "Dec 1" */
export const formatDay = (iso: string): string => DAY.format(new Date(iso));

/** "Dec 1, 2026" */
export const formatFullDay = (iso: string): string => FULL_DAY.format(new Date(iso));

/** The next plan up that allows more of a metric than `allowed`; null where none does. */
export const planWithMore = (metric: PlanMetric, allowed: number): CatalogueEntry | null =>
  CATALOGUE.find(({ limits }) => limits[metric] > allowed) ?? null;

/** The plan above; null above the largest, and where no plan sets limits. */
export function nextPlan(plan: EffectivePlan): CatalogueEntry | null {
  if (plan === 'none') return null;
  return CATALOGUE[CATALOGUE.indexOf(planOf(plan)) + 1] ?? null;
}

/** The plan that costs an amount in cents; null where the catalogue has none. */
export const planOfAmount = (amount: number): CatalogueEntry | null =>
  CATALOGUE.find(({ price }) => price === amount / 100) ?? null;

/** What Origin allows, to which everybody comes back. */
export const ORIGIN: CatalogueEntry = planOf('FREE' satisfies PlanId);
