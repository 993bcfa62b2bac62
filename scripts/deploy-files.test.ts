import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FILE_MAX_BYTES } from '@recto/contract/limits';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../apps/server/src/config.ts';
import { SETTINGS } from '../apps/server/src/config-table.ts';

const folder = path.resolve(import.meta.dirname, '../deploy');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
/** Without its comments. */
const readLines = (name: string) =>
  read(name)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

const { port, host } = readConfig({});
const address = `${host}:${port}`;

/** The settings of the environment file; those that are commented out too. */
function parseEnvironment(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^#?([A-Z][A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

describe('the files of deploy/', () => {
  test('reach the server where it listens by itself', () => {
    expect(readLines('nginx/recto.conf')).toContain(`server ${address};`);
    expect(readLines('caddy/Caddyfile')).toContain(`reverse_proxy ${address}`);
    expect(read('prometheus/prometheus.yml')).toContain(`targets: ["${address}"]`);
  });

  test('nginx lets the largest file through, WebSockets and the address of the client, and keeps figures to itself', () => {
    const lines = readLines('nginx/recto.conf');
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(lines.join('\n')) ?? [];
    // A megabyte of nginx is a little larger; the form around the file needs some of that.
    expect(Number(megabytes) * 2 ** 20).toBeGreaterThan(FILE_MAX_BYTES + 1_000_000);
    expect(lines).toEqual(
      expect.arrayContaining([
        'proxy_http_version 1.1;',
        'proxy_set_header Upgrade $http_upgrade;',
        'proxy_set_header Connection $recto_connection;',
        // Set, not added to: what a client claims to be is not passed on.
        'proxy_set_header X-Forwarded-For $remote_addr;',
        'proxy_request_buffering off;',
        'location = /metrics {',
      ]),
    );
    // An answer of a question may take as long as a model; a call is never held longer.
    const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(lines.join('\n')) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(120);
  });

  test('Caddy sets no limit of its own and keeps figures to itself', () => {
    const lines = readLines('caddy/Caddyfile');
    expect(lines.join('\n')).not.toContain('request_body');
    expect(lines).toContain('respond /metrics 404');
  });

  test('the environment is a valid configuration once the secret stands in it', () => {
    const given = parseEnvironment(read('systemd/recto.env'));
    const known = new Set<string>([...Object.values(SETTINGS).map(({ variable }) => variable), 'NODE_ENV']);
    expect(Object.keys(given).filter((name) => !known.has(name))).toEqual([]);
    const needed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
    expect(() => readConfig(needed)).toThrow('APP_SECRET: required');
    const config = readConfig({ ...needed, APP_SECRET: 'a'.repeat(64) });
    expect(config).toMatchObject({ production: true, host, port, trustProxy: '127.0.0.1' });
  });

  test('the unit starts what `npm start` starts, and may write its data only', () => {
    const lines = readLines('systemd/recto.service');
    expect(lines).toContain('ExecStart=/usr/bin/node scripts/start.mjs');
    expect(lines).toContain('Environment=RECTO_DATA=/var/lib/recto');
    expect(lines).toContain('StateDirectory=recto');
    // V8 compiles.
    expect(lines).not.toContain('MemoryDenyWriteExecute=yes');
  });
});
