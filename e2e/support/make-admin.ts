// Run by `server.ts`, in a process of its own: Node gives threads their types, Playwright does not.
import { openDatabase } from '../../apps/server/src/adapters/database/open-database.ts';
import { silentLog } from '../../apps/server/src/testing/silent-log.ts';
import '../../apps/server/src/modules/accounts/tables.ts';

const [folder = '', email = ''] = process.argv.slice(2);
const opened = await openDatabase({ kind: 'embedded', folder }, { log: silentLog });
const accounts = opened.database.root.updateTable('account').set({ role: 'admin' });
await accounts.where('email', '=', email.toLowerCase()).execute();
await opened.close();
