import type { RecordedCell } from './cells.ts';

type Row = readonly [
  half: RecordedCell['half'],
  file: string,
  question: string,
  type: RecordedCell['type'],
  value: RecordedCell['value'],
  choices?: readonly string[],
];

const LAWS = ['New York', 'California', 'Belgium', 'Belgian'];
const OFFER = 'For how long must the written offer be valid?';
const NOTICE = 'Upon how many days of notice from Participant do the rights terminate?';
const CURE = 'Within how many days must a breach be cured?';

/** Read by hand from the public licences of `compare/pairs`. */
const ROWS: readonly Row[] = [
  ['dev', 'd01-gpl2-gpl3/a', OFFER, 'duration', '3 years'],
  ['test', 'd01-gpl2-gpl3/b', OFFER, 'duration', '3 years'],
  ['dev', 'd02-lgpl20-lgpl21/a', OFFER, 'duration', '3 years'],
  ['test', 'd02-lgpl20-lgpl21/b', OFFER, 'duration', '3 years'],
  ['dev', 'd12-agpl1-agpl3/a', OFFER, 'duration', '3 years'],
  ['test', 'd12-agpl1-agpl3/b', OFFER, 'duration', '3 years'],
  ['dev', 'd04-mpl11-mpl20/a', NOTICE, 'duration', '60 days'],
  ['test', 'd07-cddl10-cddl11/a', NOTICE, 'duration', '60 days'],
  ['dev', 'd07-cddl10-cddl11/b', CURE, 'duration', '30 days'],
  ['test', 'd07-cddl10-cddl11/a', CURE, 'duration', '30 days'],
  ['dev', 'd01-gpl2-gpl3/b', 'What is the date of version 3 of the license?', 'date', '2007-06-29'],
  ['test', 'd12-agpl1-agpl3/b', 'What is the date of version 3 of the license?', 'date', '2007-11-19'],
  ['test', 'd03-gfdl12-gfdl13/b', 'What is the date of version 1.3 of the license?', 'date', '2008-11-03'],
  ['dev', 'd09-epl10-epl20/a', 'Which law governs the agreement?', 'choice', 'New York', LAWS],
  [
    'test',
    'd13-eupl11-eupl12/b',
    'Which law governs the licence if the Licensor has no seat?',
    'choice',
    'Belgian',
    LAWS,
  ],
  ['dev', 'd01-gpl2-gpl3/a', 'Is there a warranty for the program?', 'yesNo', false],
  ['test', 'd01-gpl2-gpl3/b', 'Is there a warranty for the program?', 'yesNo', false],
];

export const CELLS_OF_LICENCES: readonly RecordedCell[] = ROWS.map(
  ([half, file, question, type, value, choices]) => ({
    half,
    file: `compare/pairs/${file}.txt`,
    question,
    type,
    ...(choices && { choices }),
    value,
  }),
);
