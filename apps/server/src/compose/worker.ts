/** The entry of a worker thread: the table of all tasks. It loads them and what they import, and nothing else of the server. */
import { readers } from '@recto/readers';
import { serveTasks } from '#adapters/worker-pool/serve-tasks.ts';
import { buildIndex } from '#modules/ingestion/tasks/build-index.ts';
import { makeReadingTasks } from '#modules/ingestion/tasks/reading-tasks.ts';
import { readTexts } from '#modules/ingestion/tasks/read-texts.ts';
import { searchPages } from '#modules/ingestion/tasks/search-pages.ts';
import { findAnswer } from '#modules/questions/tasks/find-answer.ts';

const { readPages, checkPassword } = makeReadingTasks(readers);

serveTasks([readPages, checkPassword, buildIndex, readTexts, searchPages, findAnswer]);
