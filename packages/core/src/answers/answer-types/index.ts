/**
 * What kind of thing a question asks for, and which words of a sentence could answer it: `readAsked` reads the question,
 * `findAnswers` looks through a sentence or cell, `typeFit` says how well it fits. One row of `table.ts` per type.
 */
export { saysMaker } from './people/document-makers.ts';
export { findAnswers, findInLine, namesOtherYears, typeFit } from './find-answers.ts';
export { termWordsOf } from './asked-term.ts';
export { asksForLeader, namesRole, roleIn } from '#names/roles.ts';
export { toLanguage } from '#language/languages.ts';
export type { AskedType } from './types.ts';
