// Set up before each file of a run through the proxy: leaves out the tests that cannot take part, each for its reason.
import { relative } from 'node:path';
import { beforeEach } from 'vitest';
import { setLeave } from '#testing/machines/not-reached.ts';
import { noteLeftOut } from '#testing/machines/record.ts';
import { TESTS_LEFT_OUT } from '#testing/machines/taking-part.ts';
import { RECORD_FOLDER } from '#testing/machines/through-proxy.ts';

beforeEach(({ task, skip }) => {
  const file = relative(process.cwd(), task.file.filepath);
  const leave = (why: string): never => {
    const folder = process.env[RECORD_FOLDER];
    if (folder !== undefined) noteLeftOut(folder, { file, test: task.name, why });
    return skip(why);
  };
  setLeave(leave);
  const left = TESTS_LEFT_OUT.find((one) => file.endsWith(one.file) && one.name.test(task.name));
  if (left) leave(left.why);
  return () => setLeave(undefined);
});
