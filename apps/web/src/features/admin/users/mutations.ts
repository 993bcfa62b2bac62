import { contract } from '@recto/contract';
import type { NewUser, User } from '@recto/contract/users';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { useSingleMutation } from '#lib/use-single-mutation.ts';

/** What is done to a user, and what it is called on its button. */
export type UserAct =
  | { readonly kind: 'password' | 'signOut' | 'delete' | 'disable' | 'enable' | 'role' }
  | { readonly kind: 'plan'; readonly plan: User['grantedPlan'] };

/** Answers a temporary password where there is one: it is in this result and nowhere else, so the cache keeps none. */
async function perform(user: User, act: UserAct): Promise<string | null> {
  const { userId } = user;
  switch (act.kind) {
    case 'password':
      return (await call(contract.users.changeTemporaryPassword, { body: { userId } })).temporaryPassword;
    case 'signOut':
      await call(contract.users.signOut, { body: { userId } });
      return null;
    case 'delete':
      await call(contract.users.delete, { body: { userId } });
      return null;
    case 'disable':
    case 'enable':
      await call(contract.users.update, { body: { userId, disabled: act.kind === 'disable' } });
      return null;
    case 'role':
      await call(contract.users.update, {
        body: { userId, role: user.role === 'admin' ? 'user' : 'admin' },
      });
      return null;
    case 'plan':
      await call(contract.users.update, { body: { userId, plan: act.plan } });
      return null;
  }
}

export function useActOnUser(user: User) {
  const client = useQueryClient();
  return useSingleMutation({
    gcTime: 0,
    mutationFn: (act: UserAct) => perform(user, act),
    // Users and the log of what is done to them.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}

export function useCreateUser() {
  const client = useQueryClient();
  return useSingleMutation({
    gcTime: 0,
    mutationFn: (body: NewUser) => call(contract.users.create, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
