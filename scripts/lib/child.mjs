// Child processes with an end: every one has a time limit and is ended together with all it started.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isWindows, root } from './paths.mjs';

const alive = new Set();

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ limitSeconds: number, cwd?: string, env?: NodeJS.ProcessEnv, show?: (text: string) => void, shell?: boolean }} options
 *   show: gets the output as it comes
 * @returns {Promise<{ code: number, output: string, timedOut: boolean }>}
 */
export function run(
  command,
  args,
  { limitSeconds, cwd = root, env = process.env, show = () => {}, shell = false },
) {
  return new Promise((resolve) => {
    const child = start(command, args, { cwd, env, shell });
    let output = '';
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      endTree(child.pid);
    }, limitSeconds * 1000);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
        show(text);
      });
    }
    const finish = (code) => {
      clearTimeout(timer);
      alive.delete(child);
      resolve({ code, output, timedOut });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(127);
    });
    child.on('close', (code) => finish(timedOut ? 124 : (code ?? 1)));
  });
}

/** Starts a command in a process group of its own, without input, and remembers it for `endAll`. */
export function start(command, args, { cwd = root, env = process.env, shell = false } = {}) {
  const child = spawn(command, args, {
    cwd,
    env,
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !isWindows,
    windowsHide: true,
  });
  alive.add(child);
  child.once('close', () => alive.delete(child));
  return child;
}

/** Ends a process and everything below it, also what moved into a process group of its own. */
export function endTree(pid) {
  if (!pid) return;
  if (isWindows) {
    attempt(() =>
      execFileSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore', timeout: 10_000 }),
    );
    return;
  }
  for (const member of [...descendants(pid), pid]) {
    attempt(() => process.kill(-member, 'SIGKILL'));
    attempt(() => process.kill(member, 'SIGKILL'));
  }
}

/** Ends whatever still runs when this script is told to stop; gives the function that leaves signals alone again. */
export function endChildrenWithUs() {
  const stop = (signal) => {
    for (const child of alive) endTree(child.pid);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.once(signal, stop);
  return () => {
    for (const signal of signals) process.off(signal, stop);
  };
}

/** Everything that a process has started, directly or not. */
export function descendants(pid) {
  const parents = new Map();
  attempt(() => {
    for (const [child, parent] of existsSync('/proc/self/stat') ? processesOfLinux() : processesOfPs()) {
      parents.set(child, parent);
    }
  });
  const isBelow = (candidate) => {
    for (let at = parents.get(candidate); at; at = parents.get(at)) if (at === pid) return true;
    return false;
  };
  return [...parents.keys()].filter(isBelow);
}

/** Small Linux images have no `ps`. */
function processesOfLinux() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = readOrNull(`/proc/${name}/stat`);
      // The name of the program stands in parentheses and may hold anything; the parent is the second word after it.
      return stat ? [[Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]] : [];
    });
}

function readOrNull(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function processesOfPs() {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8', timeout: 10_000 });
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
}

function attempt(action) {
  try {
    action();
  } catch {
    // Gone already: that is what was wanted.
  }
}
