import { makeDefinitionCollector } from '#definitions/find-definitions.ts';
import type { ComparedSide, Comparison } from '../compare.ts';
import { partitionPoint } from '../partition-point.ts';
import type { Edit, TokenRange } from './list-edits.ts';
import type { ChangeKind } from './types.ts';

/** Where a side defines a term: `start` and `end` are offsets into its text. */
interface DefinedTerm {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** In characters: what an explanation takes at most. */
const LONGEST = 600;
const SENTENCE_END = /[.;。；।](?=\s|$)|\n\s*\n/gu;
/** (the "Company"): nothing is explained behind it. */
const INTRODUCED = /^[^\n]{0,60}?["”“»’」』》]\s?[)）]/u;

type DefinitionKind = Extract<ChangeKind, 'definition-added' | 'definition-changed' | 'definition-removed'>;

/** Tells of an edit which definition it adds, removes or changes; none for most. */
export function makeDefinitionReader({ left, right }: Comparison): (edit: Edit) => DefinitionKind[] {
  const [lefts, rights] = [findTerms(left), findTerms(right)];
  const [leftNames, rightNames] = [namesOf(lefts), namesOf(rights)];
  return ({ left: removed, right: added, move }) => {
    if (move > 0) return [];
    const kinds = new Set<DefinitionKind>();
    for (const { term } of touchedBy(right, rights, added))
      kinds.add(leftNames.has(nameOf(term)) ? 'definition-changed' : 'definition-added');
    for (const { term } of touchedBy(left, lefts, removed))
      kinds.add(rightNames.has(nameOf(term)) ? 'definition-changed' : 'definition-removed');
    return [...kinds];
  };
}

const nameOf = (term: string) => term.toLowerCase().replace(/\s+/gu, ' ').trim();
const namesOf = (terms: readonly DefinedTerm[]) => new Set(terms.map(({ term }) => nameOf(term)));

/** In the order of the text. */
function findTerms({ text, lines, lineStarts }: ComparedSide): DefinedTerm[] {
  const collector = makeDefinitionCollector();
  const starts: number[] = [];
  for (let line = 0; line < lines.length; ) {
    let end = line + 1;
    while (end < lines.length && lines[end]?.page === lines[line]?.page) end++;
    const start = lineStarts[line] ?? 0;
    collector.add(text.slice(start, lineStarts[end] ?? text.length), starts.length);
    starts.push(start);
    line = end;
  }
  return collector
    .all()
    .map(({ term, start, pageIndex }) => ({ term, ...rangeOf(text, (starts[pageIndex] ?? 0) + start) }))
    .toSorted((one, other) => one.start - other.start);
}

/** From a term to the end of the sentence that explains it; of a name that is only introduced no more than that. */
function rangeOf(text: string, start: number): { start: number; end: number } {
  const behind = text.slice(start, start + LONGEST);
  const introduced = INTRODUCED.exec(behind);
  if (introduced) return { start, end: start + introduced[0].length };
  SENTENCE_END.lastIndex = 0;
  const end = SENTENCE_END.exec(behind);
  return { start, end: start + (end?.index ?? behind.length) };
}

function touchedBy(
  { starts, ends }: ComparedSide,
  terms: readonly DefinedTerm[],
  range: TokenRange | null,
): DefinedTerm[] {
  if (!range) return [];
  const [from, to] = [starts[range.start] ?? 0, ends[range.end - 1] ?? 0];
  const first = partitionPoint(terms.length, (at) => (terms[at]?.start ?? 0) < from - LONGEST);
  const touched: DefinedTerm[] = [];
  for (let at = first; (terms[at]?.start ?? to) < to; at++) {
    const term = terms[at];
    if (term && term.end > from) touched.push(term);
  }
  return touched;
}
