import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#adapters/database/open-database.ts';
import { addProductModules } from '#compose/modules.ts';
import { compose } from '#compose/server.ts';
import { readConfig } from '#config.ts';
import { makeLog } from '#kernel/log.ts';
import { makeDataFolder, silentLog } from '#testing/database.ts';

test('a start that a capability refuses stops those before it and lets go of the data folder', async () => {
  const dataFolder = await makeDataFolder();
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const config = readConfig({ RECTO_DATA: dataFolder, LOG_LEVEL: 'silent' });
  const stopped: string[] = [];
  const starting = compose(config, {
    log: makeLog('silent'),
    addModules(add, deps) {
      addProductModules(add, deps);
      add({ name: 'before', stop: async () => void stopped.push('before') });
      add({ name: 'failing', stop: () => Promise.reject(new Error('cannot be stopped')) });
      throw new Error('refused');
    },
  });
  await expect(starting).rejects.toThrow('refused');
  expect(stopped).toEqual(['before']);
  const opened = await openDatabase({ kind: 'embedded', folder: dataFolder }, { log: silentLog });
  await opened.close();
});
