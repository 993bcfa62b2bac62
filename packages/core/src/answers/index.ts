/**
 * Questions on one file, in three steps that are called one by one: `rankFile` (`retrieval/`) finds the pages and passages
 * that are likeliest to answer, an answerer drafts from them (`draftAnswer` of `extraction/` is the one that quotes the
 * file's own sentences), and `verifyAnswer` (`verification/`) keeps of any draft what stands on its page.
 */
export * from './file-index/index.ts';
export * from './question/index.ts';
export * from './retrieval/index.ts';
export * from './extraction/index.ts';
export * from './verification/index.ts';
export * from './overview/index.ts';
export * from './batch-summary/index.ts';
export { warmUp } from './warm-up.ts';
