import { LANGUAGES, type Language } from '@recto/contract/languages';
import type { TermTexts } from '@recto/contract/terminology';

/** A term as it is edited; a language may be missing. */
export interface DraftTerm {
  /** Stays the same while it is edited. */
  readonly key: string;
  readonly texts: Partial<Record<Language, string>>;
}

export const toDraft = (texts: Partial<Record<Language, string>>): DraftTerm => ({
  key: crypto.randomUUID(),
  texts,
});

/** What is kept of drafts: terms with words in two languages at least; rows that are empty are left out. */
export function toTerms(drafts: readonly DraftTerm[]): { texts: TermTexts }[] {
  return drafts.flatMap(({ texts }) => {
    const filled = Object.entries(texts).flatMap(([language, text]) =>
      text.trim() === '' ? [] : [[language, text.trim()] as const],
    );
    return filled.length === 0 ? [] : [{ texts: Object.fromEntries(filled) as TermTexts }];
  });
}

/** Rows that hold words in one language only. */
export const isHalf = ({ texts }: DraftTerm): boolean =>
  Object.values(texts).filter((text) => text.trim() !== '').length === 1;

/** The languages of a terminology, in the order of the product's list. */
export const languagesOf = (terms: readonly Partial<Record<Language, string>>[]): Language[] =>
  LANGUAGES.filter((language) => terms.some((texts) => texts[language] !== undefined));

const sourceOf = (texts: Partial<Record<Language, string>>, by: Language) =>
  texts[by]?.trim().toLowerCase() ?? '';

/** What an import would do to the terms that are there. */
export interface Merged {
  readonly terms: DraftTerm[];
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** Adds terms to those that are there: one that says the same in the first column of the file takes its place. */
export function mergeTerms(
  drafts: readonly DraftTerm[],
  imported: readonly TermTexts[],
  by: Language,
): Merged {
  const terms = [...drafts];
  const indexes = new Map(terms.map(({ texts }, at) => [sourceOf(texts, by), at]));
  const counts = { added: 0, changed: 0, unchanged: 0 };
  for (const texts of imported) {
    const key = sourceOf(texts, by);
    const at = key === '' ? undefined : indexes.get(key);
    const known = at === undefined ? undefined : terms[at];
    if (at === undefined || !known) {
      indexes.set(key, terms.push(toDraft(texts)) - 1);
      counts.added++;
      continue;
    }
    const isSame = Object.entries(texts).every(
      ([language, text]) => known.texts[language as Language] === text,
    );
    if (isSame) counts.unchanged++;
    else counts.changed++;
    terms[at] = { ...known, texts: { ...known.texts, ...texts } };
  }
  return { terms, ...counts };
}

/** Terms as a file that can be imported again. */
export function toTsv(
  terms: readonly Partial<Record<Language, string>>[],
  languages: readonly Language[],
): string {
  const rows = terms.map((texts) => languages.map((language) => texts[language] ?? ''));
  return [languages, ...rows].map((row) => row.join('\t')).join('\n');
}
