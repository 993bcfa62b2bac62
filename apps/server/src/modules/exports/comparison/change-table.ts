import { KIND_NAMES } from '@recto/contract/comparison-kind-names';
import type { ComparisonChange } from '@recto/contract/comparisons';
import { MARKS, text } from '#modules/exports/rows.ts';
import type { TableCell, TableColumn } from '#modules/exports/table.ts';

export const CHANGE_COLUMNS: readonly TableColumn[] = [
  { title: 'Change', width: 9 },
  { title: 'Kind', width: 20 },
  { title: 'Clause', width: 10 },
  { title: 'Place', width: 24 },
  { title: 'What changed', width: 60 },
  { title: 'Before', width: 50 },
  { title: 'After', width: 50 },
  { title: 'Page left', width: 9 },
  { title: 'Page right', width: 9 },
  { title: 'Severity', width: 10 },
  { title: 'Review', width: 11 },
  { title: 'Note', width: 40 },
];

/** How grave a change is, in words. */
export const SEVERITIES: Readonly<Record<number, string>> = { 1: 'Minor', 2: 'Medium', 3: 'High' };

const page = (value: number | null): TableCell => (value === null ? text('') : { type: 'number', value });

/** What is said of a change in one sentence. */
export const sentenceOf = ({ card, changes }: ComparisonChange): string => card ?? changes;

/** What a person has marked a change with, in words; '' for nothing. */
export function markOf({ review }: Pick<ComparisonChange, 'review'>): string {
  return review && review.mark !== 'none' ? MARKS[review.mark] : '';
}

/** A change as a row of a table. */
export function changeRow(change: ComparisonChange): TableCell[] {
  const { _id, class: kind, clause, place, old, new: after, pages, severity, review } = change;
  return [
    { type: 'number', value: _id },
    text(KIND_NAMES[kind]),
    text(clause ?? ''),
    text(place ?? ''),
    text(sentenceOf(change)),
    text(old ?? ''),
    text(after ?? ''),
    page(pages.master),
    page(pages.child),
    text(SEVERITIES[severity] ?? ''),
    text(markOf({ review })),
    text(review?.note ?? ''),
  ];
}
