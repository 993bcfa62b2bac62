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
