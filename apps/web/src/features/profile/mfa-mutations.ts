import { contract } from '@recto/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { MFA_ENABLED, MFA_REGISTERED, type Session, storeAttributes, useSession } from '#lib/session.ts';
import { useSingleMutation } from '#lib/use-single-mutation.ts';
import type { Proof } from './proof.tsx';
import { sessionsQuery } from './queries.ts';

const withAttribute = ({ user }: Session, Name: string, Value: '0' | '1') => [
  ...(user?.userAttributes.filter((attribute) => attribute.Name !== Name) ?? []),
  { Name, Value },
];

/** Asks for a new secret. Secrets and codes stay in no cache. */
export const useSecret = () =>
  useSingleMutation({
    gcTime: 0,
    mutationFn: (proof: Proof | null) => call(contract.secondFactor.getQrCode, { body: { ...proof } }),
  });

/** Registers the authenticator that was given the secret; every other session ends with it. */
export function useRegisterMfa() {
  const client = useQueryClient();
  return useSingleMutation({
    gcTime: 0,
    mutationFn: (userCode: string) => call(contract.secondFactor.registerMfa, { body: { userCode } }),
    onSuccess: () => {
      useSession.setState({ mfaVerified: true });
      storeAttributes(withAttribute(useSession.getState(), MFA_REGISTERED, '1'));
      return client.invalidateQueries(sessionsQuery);
    },
  });
}

interface Switching {
  on: boolean;
  proof?: Proof;
}

/** Saves the switch: the stored attribute first, then the server's; what it refuses is put back. */
export function useSwitchMfa() {
  const client = useQueryClient();
  return useSingleMutation({
    gcTime: 0,
    onMutate: ({ on }: Switching) => {
      const before = useSession.getState();
      storeAttributes(withAttribute(before, MFA_ENABLED, on ? '1' : '0'));
      if (on) useSession.setState({ mfaVerified: true });
      return before;
    },
    mutationFn: ({ on, proof }: Switching) =>
      call(contract.secondFactor.changeMfaSetup, {
        body: { attributes: [{ Name: MFA_ENABLED, Value: on ? '1' : '0' }], ...proof },
      }),
    onSuccess: ({ UserAttributes }) => {
      storeAttributes(UserAttributes);
      return client.invalidateQueries(sessionsQuery);
    },
    onError: (_error, _switching, before) => {
      // Only what was changed here: the tokens may have been renewed meanwhile.
      storeAttributes(before?.user?.userAttributes ?? []);
      useSession.setState({ mfaVerified: before?.mfaVerified ?? false });
    },
  });
}
