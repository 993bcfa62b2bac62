import { API_BASE } from '@recto/contract';
import { LARGE_FOLDER } from '../../apps/server/src/testing/large-library.ts';
import { RARE_WORD } from '../../apps/server/src/testing/large-library-answers.ts';
import type { FilledInstallation } from './installation.ts';

export interface MeasuredCall {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

interface Listed {
  readonly items: readonly Record<string, unknown>[];
  readonly total: number;
  readonly points?: readonly Record<string, unknown>[];
}

export async function send(
  { server, token }: Pick<FilledInstallation, 'server' | 'token'>,
  { method, path, body }: Omit<MeasuredCall, 'name'>,
): Promise<Listed> {
  const response = await fetch(`${server.url}${API_BASE}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return (JSON.parse(text) as { result: Listed }).result;
}

/** Every list that grows with what an account, or the installation, has: its first and its last full page. */
export async function listCalls(installation: FilledInstallation): Promise<MeasuredCall[]> {
  const { accountId, fileId, batchId } = installation;
  const folders = await send(installation, { method: 'GET', path: `/folders/root?q=${LARGE_FOLDER}` });
  const folder = String(folders.items[0]?.['_id']);
  const lists: [name: string, path: string, limit: number][] = [
    ['top of the tree', '/folders/root?', 100],
    ['files of a folder', `/files/folder/${folder}?`, 100],
    ['folder by name', `/folders/items?folderId=${folder}&sort=name&`, 100],
    ['folder by name, descending', `/folders/items?folderId=${folder}&sort=name&order=desc&`, 100],
    ['folder by size', `/folders/items?folderId=${folder}&sort=size&`, 100],
    ['folder by pages', `/folders/items?folderId=${folder}&sort=pages&`, 100],
    ['folder by change', `/folders/items?folderId=${folder}&sort=updatedAt&order=desc&`, 100],
    ['folder by state', `/folders/items?folderId=${folder}&sort=status&`, 100],
    ['folder, of a type', `/folders/items?folderId=${folder}&type=TXT&`, 100],
    ['folder, of a state', `/folders/items?folderId=${folder}&status=complete&`, 100],
    ['all files', '/files/by-name?', 100],
    ['all files, complete', '/files/by-name?status=complete&', 100],
    ['all files, askable first', '/files/by-name?first=complete&', 100],
    ['history', '/history/list-meta/userid?', 50],
    ['history, questions', '/history/list-meta/userid?kind=question&', 50],
    ['history, batches', '/history/list-meta/userid?kind=batch&', 10],
    ['conversations', '/history/conversations?', 50],
    ['audit log', '/audit-log?', 50],
    ['audit log, of an actor', '/audit-log?actor=admin1@made.example&', 50],
  ];
  const calls: MeasuredCall[] = [];
  for (const [name, path, limit] of lists) {
    const { total } = await send(installation, { method: 'GET', path: `${path}limit=${limit}` });
    // Of the same length at every size.
    const last = Math.max(1, Math.floor(total / limit));
    calls.push({ name: `${name}, first page`, method: 'GET', path: `${path}limit=${limit}` });
    calls.push({ name: `${name}, last page`, method: 'GET', path: `${path}limit=${limit}&page=${last}` });
  }
  const users = await send(installation, { method: 'POST', path: '/getAllUsers', body: { limit: 50 } });
  const lastUsers = Math.floor(users.total / 50);
  const get = (name: string, path: string): MeasuredCall => ({ name, method: 'GET', path });
  return [
    ...calls,
    { name: 'users, first page', method: 'POST', path: '/getAllUsers', body: { limit: 50 } },
    { name: 'users, last page', method: 'POST', path: '/getAllUsers', body: { limit: 50, page: lastUsers } },
    get('a file', `/files/${fileId}`),
    get('files whose names have a word', `/files/by-name?q=${RARE_WORD}`),
    get('search', `/search?q=${RARE_WORD}`),
    get('search, of a type', `/search?q=${RARE_WORD}&type=TXT`),
    get('search, newest first', `/search?q=${RARE_WORD}&sort=newest`),
    get('history of a file', `/history/list-meta/userid?fileId=${fileId}`),
    get('history with a word', `/history/list-meta/userid?q=${RARE_WORD}`),
    get('number of questions', `/total-nof-questions/${accountId}`),
    get('number of documents', `/total-nof-documents/${accountId}`),
    get('a batch', `/qna/batch/${batchId}`),
    get('cells of a batch', `/qna/batch/${batchId}/cells?limit=100`),
    get('files of a batch', `/history/list-meta/batchId?batchId=${batchId}&limit=20`),
    get('usage', '/usage'),
    get('statistics of a year', '/statistics?from=2026-01-01&to=2026-12-31&by=month'),
  ];
}
