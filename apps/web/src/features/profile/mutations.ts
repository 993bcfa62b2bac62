import { contract } from '@recto/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callWithMessage } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { storeAttributes } from '#lib/session.ts';
import { leaveAfter } from '#lib/session-end.ts';
import { useSingleMutation } from '#lib/use-single-mutation.ts';
import { toast } from '#ui/toast.tsx';
import type { Proof } from './proof.tsx';
import { identitiesQuery, sessionsQuery, settingsQuery } from './queries.ts';

/** The attribute that holds the last name; the first is `name`. */
export const LAST_NAME = 'custom:lastName';

export const useRename = () =>
  useSingleMutation({
    mutationFn: ({ name, lastName }: { name: string; lastName: string }) => {
      const attributes = [
        { Name: 'name', Value: name },
        { Name: LAST_NAME, Value: lastName },
      ];
      return call(contract.ownAccount.updateAttributes, { body: { attributes } });
    },
    onSuccess: ({ UserAttributes }) => {
      storeAttributes(UserAttributes);
      toast.success('Your name was changed');
    },
    onError: (error) => toastFailure(error),
  });

export function useChangeSettings() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: { sendOutside: boolean }) => call(contract.ownAccount.changeSettings, { body }),
    onSuccess: (settings) => {
      client.setQueryData(settingsQuery.queryKey, settings);
    },
    onError: (error) => toastFailure(error),
  });
}

/** The archive comes as a download, so the page stays where it is. */
export const useExport = () =>
  useMutation({
    gcTime: 0,
    mutationFn: () => call(contract.ownAccount.exportData, {}),
    onSuccess: ({ archive }) => window.location.assign(archive.url),
    onError: (error) => toastFailure(error),
  });

export const useDeleteAccount = () =>
  useSingleMutation({
    gcTime: 0,
    mutationFn: (proof: Proof) =>
      leaveAfter(
        async () =>
          (await callWithMessage(contract.ownAccount.deleteAccount, { body: { ...proof } })).message,
      ),
  });

export const useSignOutEverywhere = () =>
  useMutation({
    mutationFn: () =>
      leaveAfter(async () => (await callWithMessage(contract.ownAccount.endAllSessions, {})).message),
    onError: (error) => toastFailure(error),
  });

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(contract.ownAccount.endSession, { params: { id } }),
    // One that has ended meanwhile is as good as ended now.
    onError: (error) => {
      const isGone = error instanceof ApiError && error.status === 404;
      if (!isGone) toastFailure(error);
    },
    onSettled: () => client.invalidateQueries(sessionsQuery),
  });
}

/** Goes to the provider, without a proof where the login is fresh; `onError` is told what the proof was. */
export const useStartLinking = (onError: (error: Error, proof: Proof | null) => void) =>
  useSingleMutation({
    gcTime: 0,
    mutationFn: (proof: Proof | null) => call(contract.sso.startLinking, { body: { ...proof } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error, proof) => onError(error, proof),
  });

export function useUnlink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(contract.sso.unlink, { params: { id } }),
    onSuccess: () => toast.success('The identity is unlinked'),
    onError: (error) => toastFailure(error),
    onSettled: () => client.invalidateQueries(identitiesQuery),
  });
}
