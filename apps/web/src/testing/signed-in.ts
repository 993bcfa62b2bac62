import { SIGNED_OUT, type Session, useSession } from '#lib/session.ts';

export const SIGNED_IN: Session = {
  ...SIGNED_OUT,
  email: 'ada@northwind.example',
  user: {
    email: 'ada@northwind.example',
    userName: 'Adaline',
    token: 'token-1',
    idToken: 'id-1',
    refreshToken: 'refresh-1',
    userAttributes: [{ Name: 'name', Value: 'Adaline' }],
    userId: 'user-1',
    plan: 0,
  },
};

/** Begins a session, stored as after a login. A copy, since an unchanged state would not be stored again. */
export const signIn = (): void => useSession.setState({ ...SIGNED_IN }, true);

/** A session whose account has these attributes. */
export const signedInWith = (attributes: Readonly<Record<string, string>>): Session => ({
  ...SIGNED_IN,
  user: SIGNED_IN.user && {
    ...SIGNED_IN.user,
    userAttributes: [
      ...SIGNED_IN.user.userAttributes,
      ...Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    ],
  },
});
