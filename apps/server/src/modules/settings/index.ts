import { adminSettings, type ModelServers } from '@recto/contract/admin-settings';
import { makeRoutes } from '#kernel/http.ts';
import type { Module } from '#kernel/module.ts';
import { makeModelSetting, type ModelSetting } from '#modules/settings/model-setting.ts';
import type { SettingProbe } from '#modules/settings/ports.ts';
import { makeSettings, type Operator, type SettingsDeps } from '#modules/settings/settings.ts';
import '#modules/settings/tables.ts';

export type { ModelConnection, OpenModel, StoredModel } from '#modules/settings/model-setting.ts';
export {
  type SettingDescription,
  SettingFault,
  type SettingProbe,
  type TestResult,
} from '#modules/settings/ports.ts';

type ModelDeps = Omit<Parameters<typeof makeModelSetting>[0], 'settings'>;

interface ModuleDeps extends Omit<SettingsDeps, 'probes'>, ModelDeps {
  /** The probes, which ask for the model of the screen. */
  readonly makeProbes: (model: Pick<ModelSetting, 'findStored' | 'findOpen'>) => readonly SettingProbe[];
  /** The servers of language models on this machine. */
  readonly findModelServers: () => Promise<ModelServers>;
}

/** What operators configure: how it is, how it is tested, and the language model that is set without a restart. */
export function makeSettingsModule({ makeProbes, findModelServers, ...deps }: ModuleDeps) {
  const probes: SettingProbe[] = [];
  const settings = makeSettings({ ...deps, probes });
  const model = makeModelSetting({ ...deps, settings });
  probes.push(...makeProbes(model));
  const asOperator = ({ accountId, email }: Operator): Operator => ({ accountId, email });

  const routes = makeRoutes(adminSettings, {
    list: async () => {
      const items = await settings.list();
      return { result: { items, page: 1, limit: items.length, total: items.length } };
    },
    test: async ({ params, context: { caller } }) => ({
      result: await settings.test(asOperator(caller), params.name),
    }),
    modelServers: async () => ({ result: await findModelServers() }),
    useModel: async ({ body, context: { caller } }) => ({
      result: await model.use(asOperator(caller), body),
      message: 'The language model answers, and is used from now on.',
    }),
    removeModel: async ({ context: { caller } }) => ({
      result: await model.remove(asOperator(caller)),
      message: 'The language model is not used any more.',
    }),
  });
  return {
    name: 'settings',
    api: { findOpenModel: model.findOpen, list: settings.list },
    routes: [routes],
    open: model.renewKey,
  } satisfies Module;
}
