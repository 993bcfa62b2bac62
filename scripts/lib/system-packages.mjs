// Programs that the tests use beside Node: installed where we may, skipped aloud where we may not.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { run } from './child.mjs';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const needs = [
  {
    debian: 'chromium-headless-shell',
    for: 'browser tests',
    isThere: () => hasHeadlessShell(),
    // Where nothing may be installed.
    isEnough: () => Boolean(chromium()),
  },
  { debian: 'postgresql', for: 'server tests on PostgreSQL', isThere: hasPostgres },
  { debian: 'poppler-utils', for: 'comparing with pdftotext', isThere: () => hasProgram('pdftotext', '-v') },
  { debian: 'qpdf', for: 'changed and encrypted PDFs', isThere: () => hasProgram('qpdf', '--version') },
  { debian: 'fonts-noto-core', for: 'pictures in all scripts', isThere: () => hasFont('Noto Sans') },
  {
    debian: 'fonts-noto-cjk',
    for: 'pictures in Chinese and Japanese',
    isThere: () => hasFont('Noto Sans CJK JP'),
  },
  {
    debian: 'tesseract-ocr-rus',
    for: 'reading Russian scans',
    // As `packages/readers/src/ocr/language-data.ts` looks for it.
    isThere: () =>
      [
        '/usr/share/tesseract-ocr/5/tessdata',
        '/usr/share/tesseract-ocr/4.00/tessdata',
        '/usr/share/tessdata',
      ].some((folder) => existsSync(`${folder}/rus.traineddata`)),
  },
];

const lists = '/var/lib/apt/lists';

/**
 * Installs what is missing when this is Debian and we are root.
 * @returns {Promise<{ name: string, reason: string }[]>} what is still missing
 */
export async function ensureSystemPackages() {
  const missing = needs.filter((need) => !need.isThere());
  if (missing.length > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    await aptInstall(missing.map((need) => need.debian));
  }
  return missing
    .filter(({ isThere, isEnough = isThere }) => !isEnough())
    .map((need) => ({ name: need.debian, reason: `not installed; needed for ${need.for}` }));
}

/** The whole Chromium sets texts a little wider, which pictures are compared by; who names a browser wants that one. */
export function hasHeadlessShell({ env = process.env, exists = existsSync } = {}) {
  return exists(env['CHROMIUM'] || HEADLESS_SHELL);
}

/** The browser for the tests, as `e2e/support/browser.ts` looks for it. */
export function chromium() {
  return [process.env['CHROMIUM'], HEADLESS_SHELL, '/usr/bin/chromium'].find(
    (candidate) => candidate && existsSync(candidate),
  );
}

async function aptInstall(packages) {
  console.log(`apt-get install ${packages.join(' ')}`);
  // A server that starts by itself would be one more thing to stop; the tests start their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const steps = [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
  ];
  for (const args of steps) {
    const { code, output, timedOut } = await run('apt-get', args, { limitSeconds: 600, env });
    if (code === 0) continue;
    console.log(
      `apt-get ${args[0]} ${timedOut ? 'was not done after ten minutes' : 'failed'}:\n${output.trim()}`,
    );
    // Old lists often do when the update cannot reach its hosts.
    if (args[0] !== 'update' || !existsSync(lists)) return;
  }
}

/** Programs of a server, as `apps/server/src/testing/postgres.ts` looks for them, or the address of one. */
export function hasPostgres() {
  const debian = '/usr/lib/postgresql';
  if (process.env['TEST_DATABASE_URL']) return true;
  if (
    existsSync(debian) &&
    readdirSync(debian).some((version) => existsSync(`${debian}/${version}/bin/initdb`))
  )
    return true;
  return hasProgram('initdb', '--version');
}

function hasProgram(name, versionFlag) {
  return spawnSync(name, [versionFlag], { stdio: 'ignore', timeout: 10_000 }).error === undefined;
}

function hasFont(family) {
  const { stdout } = spawnSync('fc-list', [family, 'family'], { encoding: 'utf8', timeout: 20_000 });
  return Boolean(stdout?.trim());
}
