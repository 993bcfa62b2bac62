/** Translation without a translator: what is translated one by one, and what is checked of a translation. */
export { checkFacts } from './check-facts.ts';
export { checkTerms } from './check-terms.ts';
export { cutSegments, cutText } from './cut-segments.ts';
export {
  joinSegments,
  joinText,
  makeRangeTranslator,
  type RangeTranslator,
  type Translate,
} from './join-segments.ts';
export { makeTermMatcher, matchTerms, type TermMatcher } from './match-terms.ts';
export { type ProtectedText, protect } from './protect.ts';
export * from './types.ts';
