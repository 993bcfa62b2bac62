import { AppError } from '#kernel/errors.ts';

export const userExists = () => {
  const message = 'There is a user with this address.';
  return new AppError(409, 'user.exists', message, { fields: { email: message } });
};

/** What an administrator does to others, and not to the account that does it. */
export const ownAccount = () =>
  new AppError(
    409,
    'user.own_account',
    'This is your own account. Another administrator has to do this; your profile lets you change your password and delete the account.',
  );

export const unconfirmedAdmin = () =>
  new AppError(
    409,
    'user.unconfirmed',
    'This address was never confirmed, so nobody knows whose it is. It can become an administrator once it is.',
  );

/** The caller was an administrator when the call came in, and is none any more. */
export const noAdminAnyMore = () =>
  new AppError(403, 'auth.forbidden', 'You are not an administrator any more.');
