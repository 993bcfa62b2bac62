/**
 * Two documents compared word by word, whatever their formats, pages and line breaks: `compare` finds which words say the
 * same and what moved, `buildRows` lays both texts side by side.
 */
export type { Budget } from './align/alignment.ts';
export {
  type ComparedSide,
  type CompareOptions,
  type Comparison,
  compare,
  DEFAULT_BUDGET,
} from './compare.ts';
export { type IgnoredDifference, IGNORED_BY_DEFAULT, IGNORED_DIFFERENCES } from './options/options.ts';
export { buildRows } from './rows/build-rows.ts';
export type { Row, RowSide, Segment } from './rows/types.ts';
export {
  type ChangedBlock,
  checkChangeSummary,
  checkGlobalLines,
  placeGlobalLines,
  type GeneratedChange,
} from './changes/check-generated.ts';
export { type CardPart, type CardRole, cardText, type ChangeCard } from './cards/card.ts';
export { writeCards } from './cards/write-cards.ts';
export { bigramSimilarity } from './changes/bigram-similarity.ts';
export type { Edit, TokenRange } from './changes/list-edits.ts';
export { changedTexts } from './changes/edit-text.ts';
export { listChanges, severityOf } from './changes/list-changes.ts';
export { buildRedline, PARAGRAPH_END, type RedlinePiece } from './redline/redline.ts';
export { CHANGE_KINDS, type Change, type ChangeKind } from './changes/types.ts';
export {
  type ComparisonSummary,
  summariseChange,
  summariseComparison,
  writeSummary,
} from './changes/summarise.ts';
