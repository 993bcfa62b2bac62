import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#adapters/database/open-database.ts';
import { addProductModules } from '#compose/modules.ts';
import { compose } from '#compose/server.ts';
import { readConfig } from '#config.ts';
import { makeLog } from '#kernel/log.ts';
import { makeDataFolder, silentLog } from '#testing/database.ts';

test('a server with a module that cannot be stopped says so and lets go of the data folder', async () => {
  const dataFolder = await makeDataFolder();
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const config = readConfig({ RECTO_DATA: dataFolder, LOG_LEVEL: 'silent' });
  const installation = await compose(config, {
    log: makeLog('silent'),
    addModules(add, deps) {
      const product = addProductModules(add, deps);
      add({ name: 'failing', stop: () => Promise.reject(new Error('fault')) });
      return product;
    },
  });
  await expect(installation.stop()).rejects.toThrow('The module "failing" could not be stopped.');
  const opened = await openDatabase({ kind: 'embedded', folder: dataFolder }, { log: silentLog });
  await opened.close();
});
