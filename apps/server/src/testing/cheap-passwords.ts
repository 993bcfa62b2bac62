import { makePasswords, type Passwords } from '#modules/accounts/index.ts';

/** As cheap as argon2 allows, for tests that are about what is around it. */
export const makeCheapPasswords = (): Passwords =>
  makePasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
