import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { fileQuery } from '#shared/files/queries.ts';
import { onServerEvent, receive } from '#lib/socket.ts';
import { makeFile } from '#testing/file-item.ts';

test('FILE_PROGRESS puts the file into the cache and reaches who listens', () => {
  const client = new QueryClient();
  const file = makeFile({ status: 'processing', progress: { page: 14, of: 52 } });
  const listener = vi.fn();
  const stop = onServerEvent('FILE_PROGRESS', listener);
  receive(client, { type: 'FILE_PROGRESS', body: file });
  expect(client.getQueryData(fileQuery(file._id).queryKey)).toEqual(file);
  expect(listener).toHaveBeenCalledWith(file);
  stop();
  receive(client, { type: 'FILE_PROGRESS', body: file });
  expect(listener).toHaveBeenCalledOnce();
});

test('unknown types are only logged', () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  receive(new QueryClient(), { type: 'SOMETHING_NEW', body: {} });
  expect(log).toHaveBeenCalledOnce();
});
