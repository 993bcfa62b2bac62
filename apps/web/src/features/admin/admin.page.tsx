import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { AuditTab } from './audit/audit-tab.tsx';
import { SettingsTab } from './settings/settings-tab.tsx';
import { ADMIN_LINKS, type AdminTabId } from './tab-links.ts';
import { UsersTab } from './users/users-tab.tsx';

/** Each draws `AdminFrame` itself, so that its actions stand in the head. */
const TABS: Readonly<Record<AdminTabId, ComponentType>> = {
  users: UsersTab,
  settings: SettingsTab,
  audit: AuditTab,
};

/** What administrators do, tab by tab (`?tab=`). */
export default function Admin() {
  const [params] = useSearchParams();
  const { id } = ADMIN_LINKS.find((link) => link.id === params.get('tab')) ?? ADMIN_LINKS[0];
  const Tab = TABS[id];
  return <Tab />;
}
