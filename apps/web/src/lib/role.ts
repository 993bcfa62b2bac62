import { attributeOf, useSession } from '#lib/session.ts';

/** The attribute that says what the account may do: 'user' or 'admin'. A change of it ends the account's sessions. */
const ROLE = 'custom:role';

/** Whether whoever is signed in is an administrator. It decides what is shown; what is allowed, the server decides. */
export const useIsAdmin = (): boolean => useSession(({ user }) => attributeOf(user, ROLE) === 'admin');
