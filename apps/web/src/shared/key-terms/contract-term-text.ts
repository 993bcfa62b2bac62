import type { KeyTerm } from '@recto/contract/key-terms';

type Group = KeyTerm['group'];

const GROUPS: readonly (readonly [Group, string])[] = [
  ['parties', 'Parties'],
  ['term', 'Dates and term'],
  ['money', 'Money and risk'],
  ['rights', 'Rights'],
  ['law', 'Law'],
];

/** A line of the panel: a term, or one of the parties that it names. */
export interface TermRow {
  readonly term: KeyTerm;
  readonly label: string;
  readonly text: string;
}

export interface TermGroup {
  readonly group: Group;
  readonly title: string;
  readonly rows: readonly TermRow[];
}

/** Whether the text is a phrase that says the value; else it is the sentence itself, spaced as a reader likes it. */
export function isPhrase({ text, value, citations: [citation] }: KeyTerm): boolean {
  if (value === null) return false;
  const isTyped = value.type !== 'text' && value.type !== 'yesNo';
  return isTyped || (citation !== undefined && lettersOf(text) !== lettersOf(citation.quote));
}

const lettersOf = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '');

/** What was found, each group with its title, empty ones left out. */
export function groupTerms(terms: readonly KeyTerm[]): TermGroup[] {
  return GROUPS.map(([group, title]) => ({
    group,
    title,
    rows: terms.filter((term) => term.group === group && term.citations.length > 0).flatMap(rowsOf),
  })).filter(({ rows }) => rows.length > 0);
}

/** Parties stand one below the other, each by what the contract calls it. */
function rowsOf(term: KeyTerm): TermRow[] {
  const { label, text, value } = term;
  if (value?.type !== 'names' || value.names.length === 0) return [{ term, label, text }];
  return value.names.map(({ name, shortName }) => ({ term, label: shortName ?? 'Party', text: name }));
}

/** "20 found, 2 of them likely" */
export function countFound(terms: readonly KeyTerm[]): string {
  const likely = terms.filter(({ state }) => state === 'likely').length;
  const sure = terms.filter(({ state }) => state === 'found').length;
  return `${sure + likely} found${likely === 0 ? '' : `, ${likely} of them likely`}`;
}

/** A label within a sentence. */
export const withinSentence = (label: string): string =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** What is asked of a term that was not found. */
export const questionFor = ({ label }: KeyTerm): string => `Is there a clause on ${withinSentence(label)}?`;

/** Rows of cells parted by tabs, as spreadsheets take them. */
export function termsAsTable(terms: readonly KeyTerm[], nameOf: (page: number) => string): string {
  const rows = groupTerms(terms).flatMap(({ rows: own }) =>
    own.map(({ term, label, text }) => [
      label,
      text,
      term.citations[0] ? nameOf(term.citations[0].page) : '',
      term.state === 'found' ? 'found' : 'likely',
    ]),
  );
  return [['Term', 'Value', 'Page', 'Sureness'], ...rows]
    .map((row) => row.map((cell) => cell.replace(/\s+/gu, ' ')).join('\t'))
    .join('\n');
}
