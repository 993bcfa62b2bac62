/** What administration is made of, in its order. The first one is what `/admin` itself shows. */
export const ADMIN_LINKS = [
  { id: 'users', label: 'Users', to: '/admin' },
  { id: 'settings', label: 'Settings', to: '/admin?tab=settings' },
  { id: 'messages', label: 'Messages', to: '/admin?tab=messages' },
  { id: 'audit', label: 'Audit log', to: '/admin?tab=audit' },
] as const satisfies readonly { readonly id: string; readonly label: string; readonly to: string }[];

export type AdminTabId = (typeof ADMIN_LINKS)[number]['id'];
