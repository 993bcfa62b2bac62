import { contract } from '@recto/contract';
import type { NewModel, SettingItem, SettingName } from '@recto/contract/admin-settings';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callWithMessage } from '#lib/api.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { useSingleMutation } from '#lib/use-single-mutation.ts';
import { installationQuery } from '#shared/installation/queries.ts';
import { toast } from '#ui/toast.tsx';
import { AUDIT_KEY } from '../audit/queries.ts';
import { adminSettingsQuery, ownSettingsQuery } from './queries.ts';

function keep(client: QueryClient, item: SettingItem): void {
  client.setQueryData(adminSettingsQuery.queryKey, (items) =>
    items?.map((one) => (one.name === item.name ? item : one)),
  );
  void client.invalidateQueries({ queryKey: AUDIT_KEY });
}

/** Other screens say which model answers. */
function keepModel(client: QueryClient, item: SettingItem): void {
  keep(client, item);
  void client.invalidateQueries({ queryKey: installationQuery.queryKey, refetchType: 'all' });
}

/** Tests a setting; several may be under way at the same time. */
export function useTestSetting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: SettingName) => call(contract.adminSettings.test, { params: { name } }),
    onSuccess: (item) => keep(client, item),
    onError: (error) => toastFailure(error),
  });
}

/** The form shows why a model was refused. */
export function useUseModel() {
  const client = useQueryClient();
  return useSingleMutation({
    gcTime: 0,
    mutationFn: (body: NewModel) => callWithMessage(contract.adminSettings.useModel, { body }),
    onSuccess: ({ result, message }) => {
      keepModel(client, result);
      toast.success(message);
    },
  });
}

export function useRemoveModel() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: () => callWithMessage(contract.adminSettings.removeModel, {}),
    onSuccess: ({ result, message }) => {
      keepModel(client, result);
      toast.success(message);
    },
    onError: (error) => toastFailure(error),
  });
}

export function useSendOutside() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (sendOutside: boolean) => call(contract.ownAccount.changeSettings, { body: { sendOutside } }),
    onSuccess: (settings) => {
      client.setQueryData(ownSettingsQuery.queryKey, settings);
    },
    onError: (error) => toastFailure(error),
  });
}
