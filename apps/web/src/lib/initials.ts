import { attributeOf, type User } from '#lib/session.ts';

/** Two letters for the round badge: of first and last name, else of the address. */
export function initialsOf(user: User): string {
  const first = attributeOf(user, 'name')?.trim() ?? '';
  const last = attributeOf(user, 'custom:lastName')?.trim() ?? '';
  const letters =
    first && last ? [...first].slice(0, 1).concat([...last].slice(0, 1)) : [...user.email].slice(0, 2);
  return letters.join('').toLocaleUpperCase();
}
