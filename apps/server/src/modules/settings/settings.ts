import type { SettingItem, SettingName, SettingTest } from '@recto/contract/admin-settings';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Db } from '#kernel/database.ts';
import { AppError, notFound } from '#kernel/errors.ts';
import type { Log } from '#kernel/log.ts';
import type { Audit } from '#modules/audit/index.ts';
import {
  type SettingDescription,
  SettingFault,
  type SettingProbe,
  type TestResult,
} from '#modules/settings/ports.ts';
import * as store from '#modules/settings/store.ts';

/** Who tests or changes a setting. */
export interface Operator {
  readonly accountId: string;
  readonly email: string;
}

export interface SettingsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Audit;
  readonly log: Pick<Log, 'error'>;
  /** Of everything that can be configured, in the order in which it is listed. */
  readonly probes: readonly SettingProbe[];
}

/** Whoever waits for a test has a limit too. */
const TEST_LIMIT_MS = 150_000;
const OUR_FAULT = 'The test failed on our side. The log says why.';

/** What is configured, and how its tests go. */
export function makeSettings({ database, clock, log, audit, probes }: SettingsDeps) {
  const list = async (): Promise<SettingItem[]> => {
    const tests = new Map((await store.listTests(database.root)).map((test) => [test.name, test]));
    const described = await Promise.all(probes.map((probe) => probe.describe()));
    return described.map((one) => toItem(one, tests.get(one.name)));
  };

  const get = async (name: SettingName): Promise<SettingItem> => {
    const found = (await list()).find((item) => item.name === name);
    if (!found) throw notFound('Setting');
    return found;
  };

  const findProbe = (name: SettingName): SettingProbe => {
    const probe = probes.find((one) => one.name === name);
    if (!probe) throw notFound('Setting');
    return probe;
  };

  /** Keeps what a test has come to. */
  const keep = async (
    db: Db,
    { name, about }: Pick<SettingDescription, 'name' | 'about'>,
    { startedAt, result }: { readonly startedAt: number; readonly result: TestResult | SettingFault },
  ): Promise<void> => {
    const at = new Date(clock());
    const hasFailed = result instanceof Error;
    await store.putTest(db, {
      name,
      about,
      at,
      outcome: hasFailed ? 'failed' : 'ok',
      text: hasFailed ? result.message : result.text,
      ms: Math.max(0, Math.round(at.getTime() - startedAt)),
      evidence: !hasFailed && result.evidence ? JSON.stringify(result.evidence) : null,
    });
  };

  return {
    list,
    get,
    keep,
    describe: (name: SettingName): Promise<SettingDescription> => findProbe(name).describe(),

    /** Tests what is configured. That it fails is told by what is answered. */
    async test(operator: Operator, name: SettingName): Promise<SettingItem> {
      const probe = findProbe(name);
      const described = await probe.describe();
      if (!described.canTest)
        throw new AppError(409, 'settings.nothing_to_test', 'This is off: there is nothing to test.');
      const startedAt = clock();
      const result = await probe.test(AbortSignal.timeout(TEST_LIMIT_MS)).catch((error: unknown) => {
        if (error instanceof SettingFault) return error;
        log.error({ err: error, setting: name }, 'a setting could not be tested');
        return new SettingFault(OUR_FAULT, error);
      });
      await database.transaction(async (trx) => {
        await keep(trx, described, { startedAt, result });
        const outcome = result instanceof Error ? 'failed' : 'ok';
        await audit.record(trx, {
          actor: operator,
          action: 'setting.test',
          subject: name,
          details: { outcome },
        });
      });
      return get(name);
    },
  };
}
export type Settings = ReturnType<typeof makeSettings>;

/** A test of what was configured before says nothing. */
function toItem({ about, ...described }: SettingDescription, row: store.TestRow | undefined): SettingItem {
  if (!row || row.about !== about || !described.canTest) return described;
  const isBroken = row.outcome === 'failed' && described.state === 'on';
  return { ...described, ...(isBroken && { state: 'error' }), lastTest: toTest(row) };
}

const toTest = ({ at, outcome, text, ms, failing_since, evidence }: store.TestRow): SettingTest => ({
  at: at.toISOString(),
  outcome,
  text,
  ms,
  ...(failing_since && { failingSince: failing_since.toISOString() }),
  ...(evidence && { evidence }),
});
