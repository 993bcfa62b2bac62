import { thesaurus as ar } from './ar/thesaurus.ts';
import { thesaurus as de } from './de/thesaurus.ts';
import { thesaurus as en } from './en/thesaurus.ts';
import { thesaurus as es } from './es/thesaurus.ts';
import { thesaurus as fr } from './fr/thesaurus.ts';
import { thesaurus as hi } from './hi/thesaurus.ts';
import { thesaurus as ja } from './ja/thesaurus.ts';
import { thesaurus as pl } from './pl/thesaurus.ts';
import { thesaurus as pt } from './pt/thesaurus.ts';
import { thesaurus as ru } from './ru/thesaurus.ts';
import { thesaurus as zh } from './zh/thesaurus.ts';

/**
 * Beside `all-languages.ts`, since the browser needs that list and none of these. What questions ask and documents write for
 * it, in sections that begin with a name in brackets; `#` stands before a remark.
 *
 * Before the first name: words that mean nearly the same, a group in a line, between commas. A phrase of several words
 * relates what a question says so to the words of its group; that a document says so is not looked for. Before a colon stand
 * phrases only, and the words behind it are related to them, not to each other.
 *
 * - `[known]`: common words that no group has.
 * - `[field …]`: for documents of a field, "asked, asked: printed, printed" of phrases; words without a colon ask for an
 *   amount; "asked => written" of questions, with what else a wording has behind semicolons; "pattern == name" of how these
 *   documents call themselves.
 * - `[clauses]`, `[nda clauses]`: "kind: pattern" of questions for a kind of clause, in small letters; "NAME = pattern" is a
 *   part of others, which have it as `<NAME>`.
 */
const thesauri: Readonly<Record<string, string>> = { ar, de, en, es, fr, hi, ja, pl, pt, ru, zh };

/** The lines of a thesaurus by the names of their sections, without remarks; those before the first name are named "". */
export type Sections = ReadonlyMap<string, readonly string[]>;

export function readSections(text: string): Sections {
  const sections = new Map<string, string[]>();
  let name = '';
  for (const line of text.split('\n')) {
    const named = /^\[(.+)\]$/u.exec(line)?.[1];
    name = named ?? name;
    const lines = sections.get(name) ?? [];
    sections.set(name, lines);
    if (named === undefined && line !== '' && !line.startsWith('#')) lines.push(line);
  }
  return sections;
}

const known = new Map<string, Sections>();

/** What the thesaurus of a language says; undefined where it has none. */
export function thesaurusOf(language: string): Sections | undefined {
  const text = Object.hasOwn(thesauri, language) ? thesauri[language] : undefined;
  const sections = known.get(language) ?? (text === undefined ? undefined : readSections(text));
  if (sections !== undefined) known.set(language, sections);
  return sections;
}
