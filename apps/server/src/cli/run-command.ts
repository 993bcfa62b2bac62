import type { Command, CommandInput } from '#cli/define-command.ts';
import { AppError, StartError } from '#kernel/errors.ts';
import { CommandError, type CommandOutput, EXIT } from '#kernel/command-output.ts';

/** Runs work to its exit code; what it throws becomes a sentence. `report` is told of faults of ours. */
export async function toExitCode(
  work: () => Promise<number>,
  out: CommandOutput,
  { signal, report = () => {} }: { readonly signal: AbortSignal; readonly report?: (error: unknown) => void },
): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (signal.aborted) return EXIT.interrupted;
    if (!isExpected(error)) report(error);
    out.complain(describeFailure(error));
    return EXIT.failed;
  }
}

const isExpected = (error: unknown) =>
  error instanceof CommandError || error instanceof AppError || error instanceof StartError;

function describeFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (isExpected(error)) return message;
  const [first = ''] = message.split('\n');
  return `The command failed: ${first || 'it did not say why'}.`.replace(/\.\.$/, '.');
}

/** The command of that name, where what it is given is right; throws a sentence. */
export function findCommand(commands: readonly Command[], name: string, input: CommandInput): Command {
  const command = commands.find((each) => each.name === name);
  if (!command)
    throw new CommandError(`The server does not know the command "${name}". Restart it, then try again.`);
  const problem = command.check(input);
  if (problem !== undefined) throw new CommandError(problem);
  return command;
}
