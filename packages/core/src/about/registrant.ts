/** What forms print below the name of who files them. */
const REGISTRANT_NOTE = /^\(?\s*exact name of (?:the )?registrant/iu;

export const isRegistrantNote = (line: string): boolean => REGISTRANT_NOTE.test(line.trim());
