import { z } from 'zod';
import type { Contexts, Place, WithoutData } from '#cli/contexts.ts';
import type { CommandOutput } from '#kernel/command-output.ts';

/** What a command is given before it is checked: words after its name, and options by theirs. */
export type CommandInput = Readonly<Record<string, string | boolean>>;

interface CommandSettings<S extends z.ZodObject, P extends Place> {
  /** The words it is called by, such as `admin grant`. */
  readonly name: string;
  /** What it does, in one line. */
  readonly help: string;
  /** Further lines that `recto <command> --help` shows. */
  readonly details?: readonly string[];
  /**
   * What it takes. Those of `words` follow the name in their order; every other one is an option, `--name <text>`, or `--name`
   * alone where it is true or false. Descriptions are shown by `--help`.
   */
  readonly takes: S;
  readonly words?: readonly (keyof z.infer<S> & string)[];
  /** Those that are paths: they are taken from where the command was called, whoever runs it. */
  readonly paths?: readonly (keyof z.infer<S> & string)[];
  readonly place: P;
  /** For other commands only: nobody can call it by its name. */
  readonly isInternal?: boolean;
  /** Answers the exit code, 0 where it answers none. What it throws as a `CommandError` or `AppError` is shown as it is. */
  run(context: Contexts[P], given: z.infer<S>, out: CommandOutput): Promise<number | void>;
  /** In place of `run` where the data cannot be reached; without it, why they cannot is the answer. */
  runWithout?(context: WithoutData, given: z.infer<S>, out: CommandOutput): Promise<number | void>;
}

/** A parameter of a command, as `--help` shows it. */
export interface Parameter {
  readonly name: string;
  readonly description: string;
  readonly isFlag: boolean;
  readonly isRequired: boolean;
}

export interface CommandOf<P extends Place> {
  readonly name: string;
  readonly help: string;
  readonly details: readonly string[];
  readonly place: P;
  readonly isInternal: boolean;
  readonly words: readonly Parameter[];
  readonly options: readonly Parameter[];
  readonly paths: readonly string[];
  /** What is wrong with what it is given, as a sentence; undefined where nothing is. */
  check(input: CommandInput): string | undefined;
  run(context: Contexts[P], input: CommandInput, out: CommandOutput): Promise<number>;
  readonly runWithout?: (context: WithoutData, input: CommandInput, out: CommandOutput) => Promise<number>;
}
export type Command = { [P in Place]: CommandOf<P> }[Place];

/** A command of `recto`: what it takes is checked where it is called, and again where it runs. */
export function defineCommand<S extends z.ZodObject, P extends Place>(
  settings: CommandSettings<S, P>,
): CommandOf<P> {
  const { name, help, details = [], takes, place, words = [], paths = [], run, runWithout } = settings;
  const { isInternal = false } = settings;
  const parameters = describeParameters(takes);
  const isWord = (parameter: Parameter) => words.includes(parameter.name);
  return {
    name,
    help,
    details,
    place,
    isInternal,
    words: words.flatMap((word) => parameters.filter((parameter) => parameter.name === word)),
    options: parameters.filter((parameter) => !isWord(parameter)),
    paths,
    check(input) {
      const issue = takes.safeParse(input).error?.issues[0];
      if (!issue) return undefined;
      const parameter = parameters.find((each) => each.name === issue.path[0]);
      if (!parameter) return `"recto ${name}" does not take this.`;
      const shown = isWord(parameter) ? `<${parameter.name}>` : `--${parameter.name}`;
      return parameter.name in input
        ? `${shown} of "recto ${name}" is not right: ${issue.message}`
        : `"recto ${name}" needs ${shown}.`;
    },
    run: async (context, input, out) => (await run(context, takes.parse(input), out)) ?? 0,
    ...(runWithout && {
      runWithout: async (context, input, out) => (await runWithout(context, takes.parse(input), out)) ?? 0,
    }),
  };
}

const PropertySchema = z.object({ type: z.string().optional(), description: z.string().optional() });

function describeParameters(takes: z.ZodObject): Parameter[] {
  const { properties = {}, required = [] } = z.toJSONSchema(takes, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => {
    const { type, description = '' } = PropertySchema.parse(property);
    return { name, description, isFlag: type === 'boolean', isRequired: required.includes(name) };
  });
}
