import { setFlagsFromString } from 'node:v8';
import closeWithGrace from 'close-with-grace';
import { describeStart } from '#compose/describe-start.ts';
import { describeFirstAdmin } from '#compose/first-admin.ts';
import { describeLocalModels } from '#compose/local-models.ts';
import { compose } from '#compose/server.ts';
import { type Config, ConfigError, readConfig } from '#config.ts';
import { describeStartupError } from '#kernel/describe-startup-error.ts';
import { makeLog } from '#kernel/log.ts';

/** How long work in flight may take to finish after a signal to stop. */
const STOP_WITHIN_MS = 20_000;

/** How long a process that could not start may take to end. */
const END_WITHIN_MS = 2_000;

/**
 * Not signals to stop but faults of the processor. V8 turns those of WebAssembly into traps, which cost a worker its task;
 * a listener here would take its handler's place, and the same trap would end the process.
 */
const PROCESSOR_FAULTS = ['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP', 'SIGABRT'] as const;

/**
 * Resolved when the script that started this process is gone: killed, it can pass no signal on, and whoever starts it
 * again would find the data folder in use. Never where there is no such script.
 */
const parentGone = Promise.withResolvers<void>();
process.once('disconnect', parentGone.resolve);
// Otherwise waiting for it would keep a process alive that could not start.
process.channel?.unref();

/**
 * `npm start` limits the memory for young objects by this flag; the main thread has read it. Threads that begin from here
 * on have V8's own limit, with which documents are read faster, or the one that they are started with.
 */
setFlagsFromString('--max-semi-space-size=0');

try {
  const config = readConfig(process.env);
  await start(config).catch((error: unknown) => {
    const sentence = describeStartupError(error, config);
    if (sentence === undefined) throw error;
    complain(sentence);
  });
} catch (error) {
  // A sentence for whoever starts it; the stack only where it is not a matter of settings.
  if (error instanceof ConfigError) complain(error.message);
  else complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

async function start(config: Config): Promise<void> {
  const log = makeLog(config.logLevel);
  // At the same time as all the rest, so that it delays nothing.
  const localModels = describeLocalModels(config);
  const installation = await compose(config, { log });
  const signals = closeWithGrace({ delay: STOP_WITHIN_MS, skip: [...PROCESSOR_FAULTS] }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after a fault');
    await installation.stop();
  });
  void parentGone.promise.then(signals.close);
  const url = await installation.start().catch(async (error: unknown) => {
    // Without this its threads and its jobs would go on, and nobody could reach it.
    await installation.stop();
    signals.uninstall();
    throw error;
  });
  process.stdout.write(
    [
      '',
      ...describeStart(config, url),
      ...(await describeFirstAdmin(installation)),
      ...(await localModels),
      '',
      '',
    ].join('\n'),
  );
}

function complain(message: string): void {
  process.stderr.write(`\n  ${message}\n\n`);
  process.exitCode = 1;
  // Whatever may still be open does not keep a process that nobody can reach.
  setTimeout(() => process.exit(), END_WITHIN_MS).unref();
}
