import { serveCommands } from '#adapters/control-socket/serve-commands.ts';
import { COMMANDS } from '#cli/commands.ts';
import { findCommand, toExitCode } from '#cli/run-command.ts';
import { makeDataContext } from '#compose/data-context.ts';
import type { Product } from '#compose/product.ts';
import type { Config } from '#config.ts';
import { CommandError } from '#kernel/command-output.ts';

/** Takes commands for a running server; answers how to stop. */
export function serveCommandLine(config: Config, product: Product): Promise<() => Promise<void>> {
  const { log } = product.infrastructure;
  return serveCommands({
    folder: config.dataFolder,
    log,
    run: (request, out, signal) =>
      toExitCode(
        async () => {
          const command = findCommand(COMMANDS, request.command, request.input);
          if (command.place !== 'data')
            throw new CommandError(`"recto ${command.name}" does not run in a server.`);
          log.info({ event: 'command', command: command.name });
          const context = makeDataContext(config, product, { signal, isInServer: true });
          return command.run(context, request.input, out);
        },
        out,
        { signal, report: (err) => log.error({ err, command: request.command }, 'a command failed') },
      ),
  });
}
