/**
 * The folders of the core: those of one row know nothing of each other, each row may use the rows above it. The parts of
 * answers still use each other both ways and count as one.
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
  ['answers'],
  ['columns', 'search', 'translation', 'comparison'],
  ['answer-changes'],
];
