import { type PlanMetric, planOf } from '@recto/contract/catalogue';
import type { PublicConfiguration } from '@recto/contract/configuration';
import { type EffectivePlan, type SubscriptionItem, type Usage, USAGE_METRICS } from '@recto/contract/plans';
import { vi } from 'vitest';
import { jsonAnswer } from '#testing/json-answer.ts';

/** The installation with plans and a test checkout. */
export const installation = (changes: Partial<PublicConfiguration> = {}): PublicConfiguration => ({
  productName: 'Recto',
  signup: 'open',
  sso: false,
  chatWidgetSrc: null,
  payments: 'test',
  plansEnforced: true,
  translation: null,
  notice: null,
  ocrLanguages: ['en'],
  outsideAllowed: true,
  model: null,
  ...changes,
});

const RESETS: Readonly<Partial<Record<PlanMetric, string>>> = {
  questions: '2026-12-01T00:00:00.000Z',
  files: '2026-12-01T00:00:00.000Z',
  ocrFiles: '2026-12-01T00:00:00.000Z',
  translations: '2026-12-01T00:00:00.000Z',
  comparedFiles: '2026-11-27T00:00:00.000Z',
};

/** What an account has used of a plan. */
export const makeUsage = (
  plan: EffectivePlan,
  used: Readonly<Partial<Record<PlanMetric, number>>> = {},
): Usage => ({
  plan,
  period: { start: '2026-11-01T00:00:00.000Z', end: '2026-12-01T00:00:00.000Z' },
  limits: USAGE_METRICS.map((name) => ({
    name,
    used: used[name] ?? 0,
    allowed: plan === 'none' ? null : planOf(plan).limits[name],
    resetsAt: RESETS[name] ?? null,
  })),
});

/** A subscription that costs so many cents a month. */
export const makeSubscription = (
  amount: number,
  changes: Partial<SubscriptionItem> = {},
): SubscriptionItem => ({
  id: 'sub_1',
  plan: { amount, planId: null },
  currentPeriodEnd: '2026-12-01T00:00:00.000Z',
  cancelAtPeriodEnd: false,
  ...changes,
});

export interface SentCall {
  readonly call: string;
  readonly body: unknown;
}

/** A server that answers as told; gives what was sent to it. */
export function answerCalls(
  answers: Readonly<Record<string, () => Response | Promise<Response>>>,
): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${url.replace('/api/v2', '').split('?')[0]}`;
    if (init?.body) sent.push({ call, body: JSON.parse(String(init.body)) });
    return answers[call]?.() ?? jsonAnswer(404, { code: 'none' }, `No answer for ${call}`);
  });
  return sent;
}
