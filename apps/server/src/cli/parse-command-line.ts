import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Command, CommandInput } from '#cli/define-command.ts';
import { describeAll, describeCommand } from '#cli/help.ts';

export type CommandLine =
  | { readonly kind: 'run'; readonly command: Command; readonly input: CommandInput }
  | { readonly kind: 'help'; readonly text: string }
  /** A sentence for whoever called it. */
  | { readonly kind: 'wrong'; readonly sentence: string };

const HELP = new Set(['--help', '-h']);

const wrong = (sentence: string): CommandLine => ({ kind: 'wrong', sentence });

/** What the words after `recto` ask for; `folder` is where they were written. */
export function parseCommandLine(
  commands: readonly Command[],
  argv: readonly string[],
  folder: string,
): CommandLine {
  const wantsHelp = argv.some((word) => HELP.has(word));
  const command = commands.find(({ name }) => name.split(' ').every((word, index) => argv[index] === word));
  if (command) {
    if (wantsHelp) return { kind: 'help', text: describeCommand(command) };
    return readInput(command, argv.slice(command.name.split(' ').length), folder);
  }
  const [first, second] = argv.filter((word) => !HELP.has(word));
  const group = commands.filter(({ name }) => name.startsWith(`${first} `));
  if (first === undefined || first === 'help')
    return argv.length === 0
      ? wrong('Say what to do: "recto --help" lists the commands.')
      : { kind: 'help', text: describeAll(commands) };
  if (group.length === 0) return wrong(`There is no command "recto ${first}": "recto --help" lists them.`);
  if (wantsHelp) return { kind: 'help', text: describeAll(group) };
  const choices = group.map(({ name }) => name.slice(first.length + 1)).join(', ');
  return second === undefined
    ? wrong(`"recto ${first}" needs one of: ${choices}.`)
    : wrong(`There is no command "recto ${first} ${second}"; there is: ${choices}.`);
}

function readInput(command: Command, argv: readonly string[], folder: string): CommandLine {
  const { name, words, options, paths } = command;
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      options.map((option) => [option.name, { type: option.isFlag ? 'boolean' : 'string' } as const]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const input: Record<string, string | boolean> = {};
  let count = 0;
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') {
      const word = words[count];
      if (!word) return wrong(`"recto ${name}" does not know what to do with "${token.value}".`);
      count += 1;
      input[word.name] = token.value;
      continue;
    }
    const option = options.find((each) => each.name === token.name);
    if (!option) return wrong(`"recto ${name}" has no option ${token.rawName}.`);
    if (option.isFlag && token.value !== undefined) return wrong(`--${option.name} takes no value.`);
    if (!option.isFlag && token.value === undefined) return wrong(`--${option.name} needs a value.`);
    input[option.name] = token.value ?? true;
  }
  for (const path of paths) {
    const given = input[path];
    if (typeof given === 'string') input[path] = resolve(folder, given);
  }
  const problem = command.check(input);
  return problem === undefined ? { kind: 'run', command, input } : wrong(problem);
}
