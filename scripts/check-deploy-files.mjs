// Has the files of deploy/ read by the programs that they are for, as they stand: nginx, Caddy, Prometheus, systemd. What is
// not installed is named; PATH says where it is looked for. `npm run soak` runs this.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './lib/paths.mjs';

const deploy = path.join(root, 'deploy');
const scratch = mkdtempSync(path.join(tmpdir(), 'recto-deploy-'));

/** A configuration of nginx that includes the file, beside certificates under the names that it gives them. */
function wrapForNginx() {
  const folder = path.join(scratch, 'recto');
  mkdirSync(folder);
  const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
  const certificate = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=recto.example',
    ...files,
  ];
  spawnSync('openssl', certificate, { timeout: 60_000 });
  const wrapper = path.join(scratch, 'nginx.conf');
  const include = `include ${path.join(deploy, 'nginx/recto.conf')};`;
  // Where it would keep what does not fit into its memory: not there on a machine that does not run it.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${scratch}/${kind};`,
  );
  const http = `http { access_log off; ${temporary.join(' ')} ${include} }`;
  writeFileSync(wrapper, `pid ${scratch}/pid; error_log stderr; events {} ${http}`);
  return wrapper;
}

const CHECKS = [
  { program: 'nginx', args: () => ['-t', '-p', scratch, '-c', wrapForNginx()] },
  {
    program: 'caddy',
    args: () => ['validate', '--adapter', 'caddyfile', '--config', path.join(deploy, 'caddy/Caddyfile')],
  },
  { program: 'promtool', args: () => ['check', 'config', path.join(deploy, 'prometheus/prometheus.yml')] },
  { program: 'systemd-analyze', args: () => ['verify', path.join(deploy, 'systemd/recto.service')] },
];

try {
  for (const { program, args } of CHECKS) {
    const env = { ...process.env, HOME: scratch, PATH: `${process.env['PATH']}:/usr/sbin` };
    const { error, status, stdout, stderr } = spawnSync(program, args(), {
      env,
      encoding: 'utf8',
      timeout: 60_000,
    });
    if (error && 'code' in error && error.code === 'ENOENT') {
      console.log(`${program}: not installed, not checked`);
    } else if (status === 0) {
      console.log(`${program}: its file is in order`);
    } else {
      console.log(`${program}: refuses its file\n${stdout}${stderr}`);
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
