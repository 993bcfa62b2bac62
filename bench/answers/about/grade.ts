import type { RecordedDocument } from './recorded.ts';

export const FIELDS = ['title', 'kind', 'parties', 'date'] as const;
export type Field = (typeof FIELDS)[number];

/** What was found; what is not known is left out. */
export interface FoundFields {
  readonly title?: string | undefined;
  readonly kind?: string | undefined;
  readonly parties?: readonly string[] | undefined;
  readonly date?: string | undefined;
}

/** Of many names so many must have been found; a name that was not recorded is wrong. */
const LEAST_NAMES = 3;

/** Which fields are right. One that the document does not have must be empty. */
export function gradeFields(recorded: RecordedDocument, found: FoundFields): Record<Field, boolean> {
  return {
    title: isOneOf(found.title, recorded.title),
    kind: isOneOf(found.kind, recorded.kind),
    parties: areParties(found.parties ?? [], recorded.parties),
    date: holdsDate(found.date, recorded.date),
  };
}

function areParties(found: readonly string[], recorded: RecordedDocument['parties']): boolean {
  const known = found.every((name) => recorded.some((wordings) => isOneOf(name, wordings)));
  const least = recorded.slice(0, LEAST_NAMES);
  return known && least.every((wordings) => found.some((name) => isOneOf(name, wordings)));
}

/** "For the fiscal year ended August 29, 2021" holds its date. */
function holdsDate(found: string | undefined, wordings: readonly string[]): boolean {
  if (found === undefined) return wordings.length === 0;
  return wordings.some((date) => fold(found).includes(fold(date)));
}

const isOneOf = (found: string | undefined, wordings: readonly string[]): boolean =>
  found !== undefined && wordings.some((wording) => fold(wording) === fold(found));

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
