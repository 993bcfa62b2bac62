import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Command, defineCommand } from '#cli/define-command.ts';
import { parseCommandLine } from '#cli/parse-command-line.ts';

const copy = defineCommand({
  name: 'file copy',
  help: 'Copies a file.',
  details: ['Once.'],
  takes: z.strictObject({
    from: z.string().describe('what is copied'),
    to: z.string().optional().describe('where to'),
    size: z.string().regex(/^\d+$/, 'Give a number.').optional().describe('how much'),
    force: z.boolean().default(false).describe('over what is there'),
  }),
  words: ['from', 'to'],
  paths: ['from'],
  place: 'here',
  run: async () => {},
});
const list = defineCommand({
  name: 'file list',
  help: 'Lists files.',
  takes: z.strictObject({}),
  place: 'here',
  run: async () => {},
});
const COMMANDS: readonly Command[] = [copy, list];

const parse = (line: string) => parseCommandLine(COMMANDS, line.split(' ').filter(Boolean), '/home/ada');

test.each([
  ['file copy a.txt', { from: '/home/ada/a.txt' }],
  ['file copy /a b', { from: '/a', to: 'b' }],
  ['file copy --force --size 3 a', { from: '/home/ada/a', force: true, size: '3' }],
  ['file copy --size=3 -- -a', { from: '/home/ada/-a', size: '3' }],
])('recto %s is read', (line, input) => {
  expect(parse(line)).toEqual({ kind: 'run', command: copy, input });
});

test.each([
  ['', 'Say what to do: "recto --help" lists the commands.'],
  ['fly', 'There is no command "recto fly": "recto --help" lists them.'],
  ['file', '"recto file" needs one of: copy, list.'],
  ['file burn', 'There is no command "recto file burn"; there is: copy, list.'],
  ['file copy', '"recto file copy" needs <from>.'],
  ['file copy a b c', '"recto file copy" does not know what to do with "c".'],
  ['file copy a --soon', '"recto file copy" has no option --soon.'],
  ['file copy a -f', '"recto file copy" has no option -f.'],
  ['file copy a --size', '--size needs a value.'],
  ['file copy a --force=yes', '--force takes no value.'],
  ['file copy a --size much', '--size of "recto file copy" is not right: Give a number.'],
])('"recto %s" is answered with a sentence', (line, sentence) => {
  expect(parse(line)).toEqual({ kind: 'wrong', sentence });
});

test.each(['--help', '-h', 'help'])('recto %s lists the commands', (line) => {
  const called = parse(line);
  expect(called).toMatchObject({ kind: 'help' });
  expect(called.kind === 'help' && called.text.split('\n').slice(2, 4)).toEqual([
    '  file copy <from> [to]  Copies a file.',
    '  file list              Lists files.',
  ]);
});

test('recto <command> --help says what it takes', () => {
  const called = parse('file copy --help');
  expect(called.kind === 'help' && called.text.split('\n')).toEqual([
    'Usage: recto file copy <from> [to] [options]',
    '',
    'Copies a file.',
    'Once.',
    '',
    '  <from>         what is copied',
    '  [to]           where to',
    '  --size <text>  how much',
    '  --force        over what is there',
  ]);
});
