/** An answer to what a whole document is about: its facts, its parts and its most central sentences. */
export { type Contents, draftOverview } from './draft-overview.ts';
