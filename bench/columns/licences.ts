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
  ['open', 'd01-gpl2-gpl3/a', OFFER, 'duration', '3 years'],
  ['held', 'd01-gpl2-gpl3/b', OFFER, 'duration', '3 years'],
  ['open', 'd02-lgpl20-lgpl21/a', OFFER, 'duration', '3 years'],
  ['held', 'd02-lgpl20-lgpl21/b', OFFER, 'duration', '3 years'],
  ['open', 'd12-agpl1-agpl3/a', OFFER, 'duration', '3 years'],
  ['held', 'd12-agpl1-agpl3/b', OFFER, 'duration', '3 years'],
  ['open', 'd04-mpl11-mpl20/a', NOTICE, 'duration', '60 days'],
  ['held', 'd07-cddl10-cddl11/a', NOTICE, 'duration', '60 days'],
  ['open', 'd07-cddl10-cddl11/b', CURE, 'duration', '30 days'],
  ['held', 'd07-cddl10-cddl11/a', CURE, 'duration', '30 days'],
  ['open', 'd01-gpl2-gpl3/b', 'What is the date of version 3 of the license?', 'date', '2007-06-29'],
  ['held', 'd12-agpl1-agpl3/b', 'What is the date of version 3 of the license?', 'date', '2007-11-19'],
  ['held', 'd03-gfdl12-gfdl13/b', 'What is the date of version 1.3 of the license?', 'date', '2008-11-03'],
  ['open', 'd09-epl10-epl20/a', 'Which law governs the agreement?', 'choice', 'New York', LAWS],
  [
    'held',
    'd13-eupl11-eupl12/b',
    'Which law governs the licence if the Licensor has no seat?',
    'choice',
    'Belgian',
    LAWS,
  ],
  ['open', 'd01-gpl2-gpl3/a', 'Is there a warranty for the program?', 'yesNo', false],
  ['held', 'd01-gpl2-gpl3/b', 'Is there a warranty for the program?', 'yesNo', false],
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
