import type { Installation } from '#compose/server.ts';

/** Lines of the start message about how the first administrator is made; none where there is one. */
export async function describeFirstAdmin({ accounts }: Pick<Installation, 'accounts'>): Promise<string[]> {
  const admins = await accounts.administration.countUsers({ q: '', role: 'admin' });
  if (admins > 0) return [];
  return ['  Nobody administers it yet. To make an account an administrator: npx recto admin grant <email>'];
}
