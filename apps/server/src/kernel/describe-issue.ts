import type { z } from 'zod';
import { type FieldWords, findWords } from '#kernel/field-words.ts';

type Issue = z.core.$ZodRawIssue;

/** What a value has to be, by what the schema library calls it. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of named values',
};

/** How a text of a known form is written. */
const FORMS: Readonly<Record<string, string>> = {
  date: 'a date such as 2026-11-26',
  datetime: 'a date and time such as 2026-11-26T10:00:00Z',
};

const count = new Intl.NumberFormat('en-US');

/**
 * What to do about a request that breaks a rule, as a sentence: it is shown to people, and the schema library's own words
 * are about schemas. Where the contract has words of its own, those stand.
 */
export function describeIssue(issue: Issue): string {
  const words = findWords(issue.path ?? []);
  return words ? instruct(issue, words) : 'Send the details of this request as JSON, each under its name.';
}

function instruct(issue: Issue, words: FieldWords): string {
  const { name } = words;
  const subject = name.charAt(0).toUpperCase() + name.slice(1);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `Give ${name}.` : `${subject} must be ${kindOf(issue)}.`;
    case 'too_small':
      return limit(issue, words, { amount: issue.minimum, bound: 'at least', subject });
    case 'too_big':
      return limit(issue, words, { amount: issue.maximum, bound: 'at most', subject });
    case 'invalid_value':
      return choose(name, issue.values);
    case 'invalid_format':
      return `Give ${name} as ${FORMS[issue.format] ?? 'it is written in the description of this call'}.`;
    case 'invalid_union':
      return describeUnion(issue, words);
    default:
      return `Check ${name}: it cannot be used as it is.`;
  }
}

function kindOf({ expected, format }: Issue & { code: 'invalid_type'; format?: unknown }): string {
  // A number with a fraction where none may be.
  return KINDS[format === 'safeint' ? 'int' : expected] ?? 'of another kind';
}

interface Bound {
  readonly amount: number | bigint;
  readonly bound: 'at least' | 'at most';
  readonly subject: string;
}

function limit(
  { origin, input }: Issue & { code: 'too_small' | 'too_big' },
  { name, counted }: FieldWords,
  { amount, bound, subject }: Bound,
): string {
  const many = count.format(amount);
  if (origin === 'array' && counted) return `Give ${bound} ${many} ${counted[amount === 1 ? 0 : 1]}.`;
  if (origin !== 'string') return `${subject} must be ${bound} ${many}.`;
  if (input === '') return `Give ${name}.`;
  return `${subject} must have ${bound} ${many} ${amount === 1 ? 'character' : 'characters'}.`;
}

function choose(name: string, values: readonly unknown[]): string {
  const all = values.map(String);
  if (all.length === 1) return `Choose ${name}: it can only be ${all[0]}.`;
  return `Choose ${name}: ${all.slice(0, -1).join(', ')} or ${all.at(-1)}.`;
}

/** Of a choice between forms: by the values that tell them apart, or by the last form that is more than a set value. */
function describeUnion(issue: Issue & { code: 'invalid_union' }, words: FieldWords): string {
  const { errors, options } = issue as typeof issue & { options?: readonly unknown[] };
  if (options) return choose(words.name, options);
  const all = errors.flat();
  // Nothing given counts as absent in such a choice, and is none to name.
  const values = all.flatMap((one) => (one.code === 'invalid_value' ? one.values : [])).filter(Boolean);
  if (values.length > 0 && all.every((one) => one.code === 'invalid_value'))
    return choose(words.name, values);
  const usual = all.findLast((one) => one.code === 'invalid_type' && one.expected in KINDS) ?? all.at(-1);
  return usual ? instruct({ ...usual, input: issue.input } as Issue, words) : `Check ${words.name}.`;
}
