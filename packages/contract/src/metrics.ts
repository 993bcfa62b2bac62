/** How long a count runs before it begins anew: a day of UTC, a month (of UTC, or the paid one), never, or with each single thing. */
export type MetricPeriod = 'day' | 'month' | 'total' | 'each';

interface MetricRule {
  /** What is counted, in the words of a sentence. */
  readonly label: string;
  readonly period: MetricPeriod;
}

/**
 * Everything that is counted of what an account uses, by the names that refusals (`result.limit`) and the usage of an
 * account carry; how much of each a plan allows stands in the catalogue. A metric of the period `total` is a stock:
 * deleting what was counted gives it back.
 */
export const METRICS = {
  files: { label: 'uploaded files', period: 'month' },
  questions: { label: 'questions', period: 'month' },
  storedFiles: { label: 'stored files', period: 'total' },
  storedBytes: { label: 'bytes of stored files', period: 'total' },
  pages: { label: 'pages in one file', period: 'each' },
  fileBytes: { label: 'MB in one file', period: 'each' },
  ocrFiles: { label: 'files read by OCR', period: 'month' },
  batchFiles: { label: 'files in one batch', period: 'each' },
  comparedFiles: { label: 'compared files', period: 'day' },
  translations: { label: 'translated documents', period: 'month' },
  translatedText: { label: 'characters of translated text', period: 'total' },
} as const satisfies Record<string, MetricRule>;

export type Metric = keyof typeof METRICS;

const PER: Readonly<Record<MetricPeriod, string>> = { day: ' a day', month: ' a month', total: '', each: '' };
const BYTES_PER_MB = 1_000_000;

/** A limit in the words of a sentence: "55 questions a month", "7 MB in one file". */
export function describeLimit(metric: Metric, allowed: number): string {
  const { label, period } = METRICS[metric];
  const amount = metric === 'fileBytes' ? allowed / BYTES_PER_MB : allowed;
  return `${amount.toLocaleString('en')} ${label}${PER[period]}`;
}
