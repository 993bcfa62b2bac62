/**
 * The folders of the core, and those of answers: those of one row know nothing of each other, each row may use the rows
 * above it. `answers` are the files that put its parts together.
 */
export const CORE_ORDER: readonly (readonly string[])[] = [
  ['language'],
  ['text'],
  ['document', 'figures', 'quotes', 'definitions'],
  ['structure'],
  ['table-rows'],
  ['sentences'],
  ['names'],
  ['about', 'clauses', 'key-figures'],
  ['outline'],
  ['answers/file-index', 'answers/answer-types'],
  ['answers/question'],
  ['answers/retrieval'],
  ['answers/extraction'],
  ['answers/verification', 'answers/overview'],
  ['answers/batch-summary'],
  ['answers'],
  ['columns', 'search', 'translation', 'comparison'],
  ['answer-changes'],
];
