import { FORMATS, makeReaders } from '@recto/readers';
import { NOTES_FORMAT } from '#testing/made-up/notes/format.ts';

/** The product's types of documents, with the made-up one under the name of a type that nothing reads yet. */
export const readers = makeReaders({ ...FORMATS, TXT: NOTES_FORMAT });
