import closeWithGrace from 'close-with-grace';
import { compose } from '#compose.ts';
import { ConfigError, outboxFolder, readConfig } from '#config.ts';
import { makeLog } from '#kernel/log.ts';

/** How long work in flight may take to finish after a signal to stop. */
const STOP_WITHIN_MS = 20_000;

/** Faults of the place it is started in, whose messages say what to do. */
const EXPECTED = new Set(['FolderInUseError', 'ForeignBlobStoreError']);

try {
  const config = readConfig(process.env);
  const log = makeLog(config.logLevel);
  const installation = await compose(config, { log });
  closeWithGrace({ delay: STOP_WITHIN_MS }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after a fault');
    await installation.stop();
  });
  const address = await installation.start();
  process.stdout.write(
    [
      '',
      `  ${config.productName} is ready at ${address}`,
      `  Data folder: ${config.dataFolder}`,
      config.smtpUrl
        ? '  Mails are sent by the configured mail server.'
        : `  Mails: ${address}/dev/outbox (files in ${outboxFolder(config)})`,
      '',
      '',
    ].join('\n'),
  );
} catch (error) {
  // A sentence for whoever starts it; the stack only where it is not a matter of settings.
  const expected = error instanceof ConfigError || (error instanceof Error && EXPECTED.has(error.name));
  process.stderr.write(
    `\n  ${expected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n\n`,
  );
  process.exitCode = 1;
}
