import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { configurationQuery } from '#lib/queries/configuration.ts';
import { jsonAnswer } from '#testing/json-answer.ts';

test('the answer of a server that is starting is no configuration, and is asked for again', async () => {
  const answers = [
    jsonAnswer(503, { code: 'server.starting' }),
    jsonAnswer(200, { productName: 'Folio', signup: 'closed', sso: true, chatWidgetSrc: null }),
  ];
  vi.stubGlobal('fetch', async () => answers.shift());
  const client = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 0 } } });
  expect(await client.query(configurationQuery)).toMatchObject({ productName: 'Folio', sso: true });
});
