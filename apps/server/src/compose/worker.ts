/** The entry of a worker thread. It loads the tasks and what they import, and nothing else of the server. */
import { readers } from '@recto/readers';
import { serveTasks } from '#adapters/worker-pool/serve-tasks.ts';
import { makeTasks } from '#compose/tasks.ts';

serveTasks(makeTasks(readers));
