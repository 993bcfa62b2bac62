import { expect, test } from 'vitest';
import { describeStartupError } from '#kernel/describe-startup-error.ts';
import { StartError } from '#kernel/errors.ts';

const PLACE = { host: '127.0.0.1', port: 3000, dataFolder: '/srv/recto' };
const systemError = (fields: object) => Object.assign(new Error('a system call failed'), fields);

test.each([
  [
    'listen',
    { code: 'EADDRINUSE', syscall: 'listen' },
    'Port 3000 of 127.0.0.1 is in use by another program',
  ],
  ['listen', { code: 'EADDRNOTAVAIL', syscall: 'listen' }, '127.0.0.1 is no address of this machine'],
  ['read-only', { code: 'EROFS', path: '/srv/recto/lock' }, 'The data folder /srv/recto cannot be written'],
  [
    'a file in place of the folder',
    { code: 'EEXIST', syscall: 'mkdir', path: '/srv/recto' },
    'The data folder /srv/recto is a file, or a link that leads nowhere',
  ],
  [
    'a link that leads nowhere',
    { code: 'ENOENT', syscall: 'mkdir', path: '/srv/recto' },
    'The data folder /srv/recto is a file, or a link that leads nowhere',
  ],
  [
    'a file in place of a folder in it',
    { code: 'ENOTDIR', path: '/srv/recto/blobs/.tmp' },
    'The data folder /srv/recto is damaged (ENOTDIR at /srv/recto/blobs/.tmp)',
  ],
  [
    'a damaged database',
    { name: 'DatabaseError', code: 'XX001', message: 'invalid page in block 0' },
    'The database is damaged: invalid page in block 0',
  ],
  ['a database on a full disk', { name: 'DatabaseError', code: '53100' }, 'The disk of the database is full'],
  ['full', { code: 'ENOSPC', path: '/srv/recto/blobs' }, 'The disk of the data folder /srv/recto is full'],
])('%s: says what is wrong with the place', (_what, fields, sentence) => {
  expect(describeStartupError(systemError(fields), PLACE)).toContain(sentence);
});

test('a fault that names itself speaks for itself', () => {
  expect(describeStartupError(new StartError('The folder is in use.'), PLACE)).toBe('The folder is in use.');
});

test('anything else is ours, and needs its stack', () => {
  // Our own statement is wrong, not the database.
  const statement = systemError({ name: 'DatabaseError', code: '42703' });
  for (const error of ['x', statement, new Error('x'), systemError({ code: 'EACCES', path: '/etc/shadow' })])
    expect(describeStartupError(error, PLACE)).toBeUndefined();
});
