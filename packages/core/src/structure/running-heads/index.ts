export { findHeadsOfText } from './find-heads-of-text.ts';
export { findRunningHeads } from './find-running-heads.ts';
export { isPageNumber } from './page-number.ts';
