import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#languages.ts';
import { TERM_MAX_LENGTH, TERMINOLOGY_MAX_TERMS } from '#limits.ts';
import type { TermTexts } from '#terminology.ts';

/** A line of a file of terms that cannot be read. */
export interface BrokenLine {
  /** In the file, from 1. */
  readonly line: number;
  readonly text: string;
  /** A sentence. */
  readonly problem: string;
}

export interface ParsedTerms {
  /** In the order of their columns. */
  readonly languages: readonly Language[];
  readonly separator: string;
  readonly terms: readonly { readonly line: number; readonly texts: TermTexts }[];
  readonly broken: readonly BrokenLine[];
}

const SEPARATORS = ['\t', ';', ','] as const;
const SEPARATOR_NAMES: Readonly<Record<string, string>> = {
  '\t': 'a tab',
  ';': 'a semicolon',
  ',': 'a comma',
};

/** By its code, or by its English name or its own, in any case: "en", "de-AT", "German". */
function findLanguage(head: string): Language | undefined {
  const word = head.trim().toLowerCase();
  const code = word.split(/[-_]/)[0];
  const own = (language: Language) =>
    new Intl.DisplayNames([language], { type: 'language' }).of(language)?.toLowerCase();
  return LANGUAGES.find(
    (language) =>
      language === code || LANGUAGE_NAMES[language].toLowerCase() === word || own(language) === word,
  );
}

/** The cells of a line; null where a quotation mark is not closed. A quote inside quotes is doubled. */
function splitCells(line: string, separator: string): string[] | null {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    const isQuoted = /^ *"/.test(line.slice(at));
    if (isQuoted) {
      const [whole, inner = ''] = /^ *"((?:[^"]|"")*)" */.exec(line.slice(at)) ?? [];
      if (whole === undefined) return null;
      cells.push(inner.replaceAll('""', '"').trim());
      at += whole.length;
      if (at < line.length && !line.startsWith(separator, at)) return null;
    } else {
      const end = line.indexOf(separator, at);
      cells.push(line.slice(at, end === -1 ? undefined : end).trim());
      at = end === -1 ? line.length : end;
    }
    if (at >= line.length) return cells;
    at += separator.length;
  }
}

/**
 * Reads a file of terms: its first line names the language of each column, every further line is a term. Lines are
 * separated by tabs, semicolons or commas, whichever the first line has. Throws a `RangeError` with a sentence where the
 * first line names no two languages, or where there are too many terms.
 */
export function parseTerms(file: string): ParsedTerms {
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const headAt = lines.findIndex((line) => line.trim() !== '');
  const head = lines[headAt] ?? '';
  const separator = SEPARATORS.find((one) => head.includes(one)) ?? '\t';
  const columns = (splitCells(head, separator) ?? []).map(findLanguage);
  const languages = columns.filter((language) => language !== undefined);
  if (languages.length < 2 || new Set(languages).size < languages.length)
    throw new RangeError(
      'The first line has to name a different language for each column, such as "en" and "de".',
    );
  const terms: { line: number; texts: TermTexts }[] = [];
  const broken: BrokenLine[] = [];
  for (const [at, text] of lines.entries()) {
    if (at <= headAt || text.trim() === '') continue;
    const line = at + 1;
    const read = readLine(text, columns, separator);
    if (typeof read === 'string') broken.push({ line, text, problem: `Line ${line}: ${read}` });
    else terms.push({ line, texts: read });
  }
  if (terms.length > TERMINOLOGY_MAX_TERMS)
    throw new RangeError(
      `A terminology has at most ${TERMINOLOGY_MAX_TERMS} terms; this file has ${terms.length}.`,
    );
  return { languages, separator, terms, broken };
}

/** The term of a line, or what is wrong with it. */
function readLine(
  text: string,
  columns: readonly (Language | undefined)[],
  separator: string,
): TermTexts | string {
  const cells = splitCells(text, separator);
  if (!cells) return 'a quotation mark is not closed.';
  if (cells.length === 1) {
    const other = SEPARATORS.find((one) => one !== separator && text.includes(one));
    const hint = other
      ? ` Here ${SEPARATOR_NAMES[other]} stands where the other lines have ${SEPARATOR_NAMES[separator]}.`
      : '';
    return `one column instead of ${columns.length}.${hint}`;
  }
  if (cells.length > columns.length) return `${cells.length} columns instead of ${columns.length}.`;
  const named = columns.flatMap((language, at): [Language, string][] => {
    const cell = cells[at] ?? '';
    return language && cell !== '' ? [[language, cell]] : [];
  });
  if (named.length < 2) return 'the term is there in fewer than two languages.';
  if (named.some(([, cell]) => cell.length > TERM_MAX_LENGTH))
    return `a term has at most ${TERM_MAX_LENGTH} characters.`;
  return Object.fromEntries(named);
}
