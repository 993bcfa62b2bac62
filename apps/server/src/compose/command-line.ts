import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { askServer, canConnect } from '#adapters/control-socket/ask-server.ts';
import { FolderInUseError, lockFolder } from '#adapters/database/embedded/folder-lock.ts';
import { COMMANDS } from '#cli/commands.ts';
import type { HereContext } from '#cli/contexts.ts';
import type { Command, CommandInput, CommandOf } from '#cli/define-command.ts';
import { parseCommandLine } from '#cli/parse-command-line.ts';
import { findCommand, toExitCode } from '#cli/run-command.ts';
import { makeDataContext } from '#compose/data-context.ts';
import type { Product } from '#compose/product.ts';
import { type Config, ConfigError, readConfig } from '#config.ts';
import { CommandError, type CommandOutput, EXIT } from '#kernel/command-output.ts';
import { describeStartupError } from '#kernel/describe-startup-error.ts';
import { makeLog } from '#kernel/log.ts';

/** A server that starts holds the folder before it takes commands, and one that stops holds it after. */
const IN_USE_WITHIN_MS = 20_000;
const LOOK_AGAIN_MS = 200;

interface Call {
  readonly argv: readonly string[];
  /** Where it was called. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: CommandOutput;
  readonly signal: AbortSignal;
  /** Asks whoever called it; left out where nobody can answer. */
  readonly confirm?: (question: string) => Promise<boolean>;
}

/** Runs what the words after `recto` ask for and answers the exit code. */
export async function runCommandLine({ argv, folder, env, out, signal, confirm }: Call): Promise<number> {
  const called = parseCommandLine(
    COMMANDS.filter(({ isInternal }) => !isInternal),
    argv,
    folder,
  );
  if (called.kind === 'help') {
    out.line(called.text);
    return EXIT.done;
  }
  if (called.kind === 'wrong') {
    out.complain(called.sentence);
    return EXIT.wrongUse;
  }
  const { command, input } = called;
  return toExitCode(() => run(command, input, { env, out, signal, confirm }), out, { signal });
}

type Running = Pick<Call, 'out' | 'signal'>;
type Asking = Running & Pick<Call, 'env'> & { readonly confirm: Call['confirm'] | undefined };

async function run(command: Command, input: CommandInput, { env, out, signal, confirm }: Asking) {
  let config: Config | null = null;
  try {
    const known = readConfig(env);
    config = known;
    if (command.place === 'here') {
      const { makeBackupTools } = await import('#compose/backup/backup-tools.ts');
      const { makeMoveTools } = await import('#compose/move/move-tools.ts');
      const backups = makeBackupTools(config, { env, out, signal });
      const moving = makeMoveTools(config, { out, signal });
      const runOnData: HereContext['runOnData'] = (name, given) =>
        runWhereDataAre(findDataCommand(name, given), given, known, { out, signal });
      return await command.run({ config, signal, backups, moving, confirm, runOnData }, input, out);
    }
    if (command.place === 'folder') return await runOnFolder(command, input, config, { out, signal });
    return await runWhereDataAre(command, input, config, { out, signal });
  } catch (error) {
    const problem = describeUnreachable(error, config);
    if (problem === undefined) throw error;
    if (command.place !== 'data' || !command.runWithout) throw new CommandError(problem, error);
    return command.runWithout({ config, problem }, input, out);
  }
}

function findDataCommand(name: string, input: CommandInput): CommandOf<'data'> {
  const command = findCommand(COMMANDS, name, input);
  if (command.place !== 'data') throw new Error(`"${name}" does not run where the data are.`);
  return command;
}

async function runWhereDataAre(
  command: CommandOf<'data'>,
  input: CommandInput,
  config: Config,
  running: Running,
): Promise<number> {
  const request = { command: command.name, input };
  const exit = await askServer(config.dataFolder, request, running.out, running.signal);
  return exit ?? runOnData(command, input, config, running);
}

/** Why neither a server nor the data could be reached; undefined for anything else. */
function describeUnreachable(error: unknown, config: Config | null): string | undefined {
  if (error instanceof ConfigError || error instanceof NoDataError) return error.message;
  return config ? describeStartupError(error, config) : undefined;
}

class NoDataError extends Error {}

/** Opens the product without serving it, for as long as the command runs. */
async function runOnData(
  command: CommandOf<'data'>,
  input: CommandInput,
  config: Config,
  running: Running,
): Promise<number> {
  const { out, signal } = running;
  const opened = await openUnlessServed(command, input, config, running);
  if (typeof opened === 'number') return opened;
  try {
    await opened.startQueue();
    return await command.run(makeDataContext(config, opened, { signal, isInServer: false }), input, out);
  } finally {
    await opened.close();
  }
}

/** The product, or the exit code where a server has come to run the command meanwhile. */
async function openUnlessServed(
  command: CommandOf<'data'>,
  input: CommandInput,
  config: Config,
  { out, signal }: Running,
): Promise<Product | number> {
  const { dataFolder, databaseUrl } = config;
  if (!databaseUrl && !(await exists(join(dataFolder, 'database'))))
    throw new NoDataError(
      `There is no data in ${dataFolder} yet. Start the server once, or name its data folder with RECTO_DATA.`,
    );
  const onDatabaseLost = ({ message }: Error) => {
    out.complain(`The database has ended: ${message}`);
    process.exit(EXIT.failed);
  };
  // What speaks to a server needs little of it, and is there the sooner.
  const { openProduct } = await import('#compose/product.ts');
  for (const end = Date.now() + IN_USE_WITHIN_MS; ; ) {
    try {
      return await openProduct(config, { log: makeLog('silent'), onDatabaseLost });
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      if (Date.now() >= end) throw inUse(dataFolder, error);
      await wait(LOOK_AGAIN_MS, undefined, { signal });
      const exit = await askServer(dataFolder, { command: command.name, input }, out, signal);
      if (exit !== null) return exit;
    }
  }
}

const inUse = (folder: string, cause: unknown) =>
  new CommandError(
    `The data folder ${folder} is in use by a program that takes no commands: a server that is starting or stopping, or another command. Try again in a moment.`,
    cause,
  );

/** Holds the folder, which is made where it is not there, for as long as the command runs. */
async function runOnFolder(
  command: CommandOf<'folder'>,
  input: CommandInput,
  config: Config,
  { out, signal }: Running,
): Promise<number> {
  const { dataFolder } = config;
  if (await canConnect(dataFolder))
    throw new CommandError(
      `A server runs on ${dataFolder}. Stop it first: "recto ${command.name}" needs the folder to itself.`,
    );
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(dataFolder);
  try {
    return await command.run({ config, signal }, input, out);
  } finally {
    lock.release();
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
