/** The entry of worker threads that know the made-up task, and read the made-up type of document. */
import { serveTasks } from '#adapters/worker-pool/serve-tasks.ts';
import { makeTasks } from '#compose/tasks.ts';
import { readers } from '#testing/made-up/readers.ts';
import { countWords } from '#testing/made-up/word-counts/tasks/count-words.ts';

serveTasks([...makeTasks(readers), countWords]);
