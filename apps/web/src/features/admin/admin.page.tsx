import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { AuditTab } from './audit/audit-tab.tsx';
import { MessagesTab } from './messages/messages-tab.tsx';
import { SettingsTab } from './settings/settings-tab.tsx';
import { ADMIN_LINKS, type AdminTabId } from './tab-links.ts';
import { UsersTab } from './users/users-tab.tsx';
import { WorkersPanel } from './workers/workers-panel.tsx';

/** Each draws `AdminFrame` itself, so that its actions stand in the head. */
const TABS: Readonly<Record<AdminTabId, ComponentType>> = {
  users: UsersTab,
  settings: SettingsTab,
  messages: MessagesTab,
  audit: AuditTab,
};

/** Below these, the processing workers. */
const WITH_WORKERS: ReadonlySet<string> = new Set(['users', 'settings', 'messages']);

/** What administrators do, tab by tab (`?tab=`). */
export default function Admin() {
  const [params] = useSearchParams();
  const { id } = ADMIN_LINKS.find((link) => link.id === params.get('tab')) ?? ADMIN_LINKS[0];
  const Tab = TABS[id];
  return (
    <div className="flex h-full min-h-0 flex-col max-sm:block max-sm:overflow-y-auto">
      <div className="min-h-0 flex-1">
        <Tab />
      </div>
      {WITH_WORKERS.has(id) && <WorkersPanel />}
    </div>
  );
}
