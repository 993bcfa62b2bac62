import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fileQuery, itemsQuery, putFile } from '#shared/files/queries.ts';
import { makeFile } from '#testing/file-item.ts';

const older = '2026-11-20T10:00:00.000Z';
const newer = '2026-11-20T10:00:01.000Z';

test('news of a file reach its own entry and the list of its folder', () => {
  const client = new QueryClient();
  const file = makeFile({ parentFolderId: 'd1', status: 'processing', updatedAt: older });
  const other = makeFile({ parentFolderId: 'd1' });
  client.setQueryData(itemsQuery('d1').queryKey, [other, file]);
  const complete = { ...file, status: 'complete' as const, updatedAt: newer };
  putFile(client, complete);
  expect(client.getQueryData(itemsQuery('d1').queryKey)).toEqual([other, complete]);
  expect(client.getQueryData(fileQuery(file._id).queryKey)).toEqual(complete);
});

test('a file that the list does not know is added to it', () => {
  const client = new QueryClient();
  client.setQueryData(itemsQuery(null).queryKey, []);
  const file = makeFile();
  putFile(client, file);
  expect(client.getQueryData(itemsQuery(null).queryKey)).toEqual([file]);
});

test('a file that was moved leaves the list of the folder that it was in', () => {
  const client = new QueryClient();
  const file = makeFile({ parentFolderId: 'd1', updatedAt: older });
  client.setQueryData(itemsQuery('d1').queryKey, [file]);
  client.setQueryData(itemsQuery(null).queryKey, []);
  putFile(client, file);
  const moved = { ...file, parentFolderId: null, updatedAt: newer };
  putFile(client, moved);
  expect(client.getQueryData(itemsQuery('d1').queryKey)).toEqual([]);
  expect(client.getQueryData(itemsQuery(null).queryKey)).toEqual([moved]);
});

test('late news do not overwrite newer ones', () => {
  const client = new QueryClient();
  const file = makeFile({ updatedAt: newer });
  putFile(client, file);
  putFile(client, { ...file, status: 'processing', updatedAt: older });
  expect(client.getQueryData(fileQuery(file._id).queryKey)).toEqual(file);
});
