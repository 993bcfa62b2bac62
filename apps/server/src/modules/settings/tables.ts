import type { ModelEvidence } from '@recto/contract/admin-settings';
import type { ColumnType } from 'kysely';

export interface ModelSettingTable {
  /** There is one at most. */
  id: number;
  /** Another one with each change. */
  version: string;
  provider: 'openai-compatible' | 'anthropic';
  base_url: string | null;
  model: string;
  embedding_model: string | null;
  /** Null where the provider asks for none. */
  sealed_key: string | null;
  set_at: Date;
}

export interface SettingTestTable {
  name: string;
  /** What was configured then: a test of something else says nothing of what is configured now. */
  about: string;
  at: Date;
  outcome: 'ok' | 'failed';
  text: string;
  ms: number;
  failing_since: Date | null;
  evidence: ColumnType<ModelEvidence | null, string | null, string | null>;
}

declare module '#kernel/database.ts' {
  interface Tables {
    model_setting: ModelSettingTable;
    setting_test: SettingTestTable;
  }
}
