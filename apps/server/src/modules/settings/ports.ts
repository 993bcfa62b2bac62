import type { ModelEvidence, SettingItem, SettingName } from '@recto/contract/admin-settings';

/** What is configured of one setting, and whether it can work; how its tests went is known to the database. */
export type SettingDescription = Omit<SettingItem, 'lastTest'> & {
  /** Of what a test is valid: changes with what is configured, and holds no secrets. */
  readonly about: string;
};

export interface TestResult {
  /** What was found, as a sentence. */
  readonly text: string;
  readonly evidence?: ModelEvidence;
}

/** One thing that operators configure, and how it is tested. */
export interface SettingProbe {
  readonly name: SettingName;
  describe(): Promise<SettingDescription>;
  /** Rejects with a `SettingFault`; anything else that is thrown is told as a fault of ours. */
  test(signal: AbortSignal): Promise<TestResult>;
}

/** What is configured does not work. The message is a sentence for operators, without secrets. */
export class SettingFault extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'SettingFault';
  }
}
