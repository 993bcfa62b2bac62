import type { ModelCallItem } from '@recto/contract/model-calls';
import type { Module } from '#kernel/module.ts';
import { StreamedList } from '#kernel/streamed-json.ts';
import { makeModelCalls, type ModelCallsDeps } from '#modules/model-calls/model-calls.ts';
import type { BookedCall } from '#modules/model-calls/store.ts';
import '#modules/model-calls/tables.ts';

export type { CallKey } from '#modules/model-calls/store.ts';
export type { CallResult } from '#modules/model-calls/model-calls.ts';
export type { CallPurpose } from '#modules/model-calls/tables.ts';

/** Which calls of language models were made, for what, how they ended and what they used. */
export function makeModelCallsModule(deps: ModelCallsDeps) {
  const { streamAll, ...api } = makeModelCalls(deps);
  async function* listAll(accountId: string): AsyncGenerator<ModelCallItem[]> {
    for await (const rows of streamAll(accountId)) yield rows.map(toItem);
  }
  return {
    name: 'model-calls',
    api,
    exportFor: async (accountId) => ({ parts: { modelCalls: new StreamedList(listAll(accountId)) } }),
  } satisfies Module;
}

const toItem = (row: BookedCall): ModelCallItem => ({
  purpose: row.purpose,
  subjectId: row.subject_id,
  model: row.model,
  startedAt: row.started_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  outcome: row.outcome,
  inputTokens: row.input_tokens,
  outputTokens: row.output_tokens,
});
export type ModelCalls = ReturnType<typeof makeModelCallsModule>['api'];
