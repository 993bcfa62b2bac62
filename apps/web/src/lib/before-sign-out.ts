type Task = () => Promise<unknown>;

const tasks = new Set<Task>();
/** Longer nobody who wants out is kept. */
const WITHIN_MS = 3000;

/** Has something done while there is still a session to do it with. */
export const beforeSignOut = (task: Task): void => void tasks.add(task);

/** Does what was put off, as far as it can be done in good time. */
export const finishBeforeSignOut = (): Promise<unknown> =>
  Promise.race([
    Promise.allSettled([...tasks].map((task) => task())),
    new Promise((resolve) => setTimeout(resolve, WITHIN_MS)),
  ]);
