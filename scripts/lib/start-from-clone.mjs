// What a stranger does first: clone, npm start, look at the login page; then stop it and start it again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { descendants, endTree, run, start } from './child.mjs';
import { root } from './paths.mjs';
import { seconds } from './progress.mjs';

const FIRST_START_SECONDS = 600;
const SECOND_START_SECONDS = 60;
const STOP_SECONDS = 40;

/**
 * @param {(text: string) => void} show
 * @returns {Promise<import('./stages.mjs').Counts>} two checks: the first start, and the second after a build by hand
 */
export async function startFromClone(show) {
  const folder = mkdtempSync(path.join(tmpdir(), 'recto-clone-'));
  try {
    const clone = path.join(folder, 'recto');
    const cloned = await run('git', ['clone', '--quiet', root, clone], {
      limitSeconds: 120,
      env: anyOwner(),
    });
    if (cloned.code !== 0) throw new Error(`git clone failed:\n${cloned.output}`);
    const startAndShow = async (title, limitSeconds) => {
      const { took, output } = await startOnce(clone, folder, limitSeconds, title);
      show(`${title}: the login page is there after ${took}\n`);
      return output;
    };
    await startAndShow('first start', FIRST_START_SECONDS);
    await buildByHand(clone, folder);
    const output = await startAndShow('second start', SECOND_START_SECONDS);
    // A server that is installed for good may not write there.
    if (output.includes('Building')) throw new Error('npm start builds again what npm run build has built.');
    return { passed: 2, failed: 0, skipped: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Builds as whoever installs it does, where nothing says that it was built. */
async function buildByHand(clone, folder) {
  rmSync(path.join(clone, 'node_modules/.cache/recto/web-build'));
  const { code, output } = await run('npm', ['run', 'build'], {
    cwd: clone,
    env: strangerEnv(folder),
    shell: process.platform === 'win32',
    limitSeconds: FIRST_START_SECONDS,
  });
  if (code !== 0) throw new Error(`npm run build failed:\n${output}`);
}

/** Starts and stops it; gives how long the login page took, and what was said. */
async function startOnce(clone, folder, limitSeconds, title) {
  const began = Date.now();
  const child = start('npm', ['start'], {
    cwd: clone,
    env: strangerEnv(folder),
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal)));
  let family = [];
  try {
    const url = await urlIn(() => output, ended, limitSeconds);
    family = descendants(child.pid);
    await lookAtLoginPage(url);
    const took = seconds(began);
    child.kill('SIGTERM');
    const end = await Promise.race([ended, after(STOP_SECONDS, 'still running')]);
    if (end !== 0 && end !== 143 && end !== 'SIGTERM') throw new Error(`After SIGTERM it ended with: ${end}`);
    await expectSilence(url);
    return { took, output };
  } catch (error) {
    // The server has a group of its own and outlives npm when stopping it is what failed.
    for (const pid of family) endTree(pid);
    throw new Error(`${title} failed. Its output:\n${output}`, { cause: error });
  } finally {
    endTree(child.pid);
  }
}

async function urlIn(output, ended, limitSeconds) {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  for (const until = Date.now() + limitSeconds * 1000; Date.now() < until; ) {
    const url = output().match(/ready at (http:\/\/\S+)/)?.[1];
    if (url) return url;
    if (hasEnded) throw new Error('it ended before it was ready.');
    await after(0.1);
  }
  throw new Error(`it was not ready after ${limitSeconds} s.`);
}

/** The page, its script and the server behind it: a page alone could be an empty shell. */
async function lookAtLoginPage(url) {
  const page = await get(`${url}/login`, { accept: 'text/html' });
  const script = page.match(/<script type="module"[^>]+src="([^"]+\.js)"/)?.[1];
  if (!page.includes('id="root"') || !script)
    throw new Error(`/login is not the web app:\n${page.slice(0, 500)}`);
  await get(new URL(script, url).href);
  await get(`${url}/readyz`);
  const { result } = JSON.parse(await get(`${url}/api/v2/config`));
  if (!result.productName) throw new Error('/api/v2/config names no product.');
}

async function get(url, headers = {}) {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`GET ${url}: ${response.status}`);
  return response.text();
}

/** Stopped means that nothing answers any more, not only that npm went away. */
async function expectSilence(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  if (answer) throw new Error('the server still answers after npm start has ended.');
}

/** Without what this run of npm has put there: the stranger's shell knows nothing of this folder's node_modules. */
function strangerEnv(folder) {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|TEST_|RECTO_|REQUIRE_TEST_DATA$|INIT_CWD$|NODE_COMPILE_CACHE$)/i.test(name),
  );
  const paths = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((entry) => !/node_modules|node-gyp-bin/.test(entry));
  const home = { RECTO_DATA: path.join(folder, 'data'), PORT: '0' };
  return { ...Object.fromEntries(kept), PATH: paths.join(path.delimiter), ...home };
}

/** A clone of a folder that belongs to another user is refused unless git is told that it may. */
export function anyOwner() {
  return {
    ...process.env,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'safe.directory',
    GIT_CONFIG_VALUE_0: '*',
  };
}

function after(delaySeconds, value) {
  return new Promise((resolve) => setTimeout(resolve, delaySeconds * 1000, value));
}
