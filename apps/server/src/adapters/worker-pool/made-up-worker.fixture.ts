import { MADE_UP_TASKS } from '#adapters/worker-pool/made-up-tasks.fixture.ts';
import { serveTasks } from '#adapters/worker-pool/serve-tasks.ts';

serveTasks(MADE_UP_TASKS);
