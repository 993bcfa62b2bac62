// Run by `global-setup.ts`, in a process of its own: Node gives threads their types, Playwright does not.
import { makeMigratedFolder } from '../../apps/server/src/testing/migrated.ts';

await makeMigratedFolder(process.argv[2] ?? '');
