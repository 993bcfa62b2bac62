// Runs long-lived children in the foreground: signals go on to them once, their exit code becomes ours.
import { spawn } from 'node:child_process';
import { isWindows, root } from './paths.mjs';

/** A terminal's Ctrl-C reaches a script twice, from the terminal and from npm; a person's second one takes longer. */
const ECHO_MS = 500;

const PARENT_WATCH_MS = 250;

/**
 * @param {{ command: string, args: string[], cwd?: string, env?: NodeJS.ProcessEnv }[]} commands
 * @returns {Promise<number>} the exit code of the first that ended; the others are stopped then
 */
export async function runForeground(commands) {
  const children = commands.map(({ command, args, cwd = root, env = process.env }) =>
    // A group of its own: otherwise Ctrl-C reaches the server beside our own signal, and a second signal means "at once".
    // Nothing is said on the channel: its end tells a child that we were killed, and could pass no signal on.
    spawn(command, args, {
      cwd,
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: !isWindows,
    }),
  );
  const sendToAll = (signal) => {
    for (const child of children)
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  };
  let last = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      const isEcho = Date.now() - last < ECHO_MS;
      last = Date.now();
      // A console on Windows delivers Ctrl-C to every process itself.
      if (!isEcho && !isWindows) sendToAll(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  const watch = whenNpmIsGone(() => sendToAll('SIGTERM'));
  const ends = children.map(
    (child) =>
      new Promise((resolve) => {
        child.once('error', (error) => {
          console.error(error.message);
          resolve(127);
        });
        child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
      }),
  );
  const code = await Promise.race(ends);
  sendToAll('SIGTERM');
  await Promise.all(ends);
  clearInterval(watch);
  return code;
}

/**
 * npm passes a signal to its shell only, and a shell that does not hand over its process dies of it without passing it on.
 * So when npm started us and our parent is another one now, npm was told to stop.
 */
function whenNpmIsGone(stop) {
  if (isWindows || !process.env['npm_lifecycle_event']) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, PARENT_WATCH_MS);
  return watch;
}
