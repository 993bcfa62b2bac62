import { readFile } from 'node:fs/promises';
import type { FileItem } from '@recto/contract/library';
import type { Question } from '@recto/contract/questions';
import { type Library, openLibrary } from './library.ts';
import { damagedPdf, lockedPdf, oddPdf, tinyPdf } from '@recto/testing/pdf';
import { makePerson, type Person } from './people.ts';
import type { RunningServer } from './server.ts';
import { SAMPLE_REPORT } from './sample.ts';

/** Somebody with one file that can be asked: the report of the sample. */
export interface Asker {
  readonly person: Person;
  readonly library: Library;
  readonly report: FileItem;
}

/** For tests that ask, or put more into the account. */
export async function makeAsker(server: RunningServer): Promise<Asker> {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const report = await library.settled(
    await library.send('Annual_report_2025.pdf', await readFile(SAMPLE_REPORT)),
  );
  return { person, library, report };
}

/** Somebody whose account holds a file in each of its states, and answers of each kind. */
export interface Reader {
  readonly person: Person;
  readonly report: FileItem;
  /** Pages that could not be read, and hidden text. */
  readonly odd: FileItem;
  readonly damaged: FileItem;
  readonly locked: FileItem;
  /** Failed, and can be tried again. */
  readonly blank: FileItem;
  readonly found: Question;
  readonly missing: Question;
}

async function makeReader(server: RunningServer): Promise<Reader> {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const send = async (name: string, bytes: Buffer) => library.settled(await library.send(name, bytes));
  const sample = Promise.all((await library.addSample()).map(library.settled));
  const odd = await send('Odd.pdf', oddPdf(person.email));
  const damaged = await send('Damaged.pdf', damagedPdf(person.email));
  const locked = await send('Locked.pdf', lockedPdf(person.email));
  const blank = await send('Blank.pdf', tinyPdf([[]], person.email));
  const report = (await sample).find(({ name }) => /report/i.test(name));
  if (!report) throw new Error('the sample has no report');
  const found = await library.ask(report, 'What was revenue in 2025?');
  const missing = await library.ask(odd, 'Which football club does the office sponsor?');
  const contracts = await library.addFolder('Contracts');
  await library.addFolder('Master agreements', contracts._id);
  await library.addFolder('Minutes');
  return { person, report, odd, damaged, locked, blank, found, missing };
}

const readers = new WeakMap<RunningServer, Promise<Reader>>();

/** The one reader of a server, for tests that leave the files and answers above as they are. */
export function theReader(server: RunningServer): Promise<Reader> {
  const reader = readers.get(server) ?? makeReader(server);
  readers.set(server, reader);
  return reader;
}
