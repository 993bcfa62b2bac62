import type { Command, Parameter } from '#cli/define-command.ts';

/** Two columns, the second one begins after the longest entry of the first. */
function align(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`.trimEnd());
}

const showWord = ({ name, isRequired }: Parameter) => (isRequired ? `<${name}>` : `[${name}]`);
const showOption = ({ name, isFlag }: Parameter) => (isFlag ? `--${name}` : `--${name} <text>`);

const usage = ({ name, words, options }: Command) =>
  ['recto', name, ...words.map(showWord), ...(options.length > 0 ? ['[options]'] : [])].join(' ');

/** What `recto --help` shows. */
export function describeAll(commands: readonly Command[]): string {
  return [
    'Usage: recto <command>',
    '',
    ...align(
      commands.map((command) => [[command.name, ...command.words.map(showWord)].join(' '), command.help]),
    ),
    '',
    'A command speaks to the server that runs on the data folder (RECTO_DATA); where none does, it opens the data itself.',
    '"recto <command> --help" says more about one.',
  ].join('\n');
}

/** What `recto <command> --help` shows. */
export function describeCommand(command: Command): string {
  const { help, details, words, options } = command;
  const parameters = [
    ...words.map((word) => [showWord(word), word.description] as const),
    ...options.map((option) => [showOption(option), option.description] as const),
  ];
  return [
    `Usage: ${usage(command)}`,
    '',
    help,
    ...details,
    ...(parameters.length > 0 ? ['', ...align(parameters)] : []),
  ].join('\n');
}
