export { findContents } from '#structure/contents/index.ts';
export { BlockFinder, withBlocks } from '#structure/find-blocks.ts';
export { type BlockLine, readBlockLines } from '#structure/block-line.ts';
export { headingsOfBlocks } from '#structure/headings/headings-of-blocks.ts';
export { type PrintedLine, printedLinesOf } from '#structure/printed-line.ts';
export { findRunningHeads } from '#structure/running-heads/index.ts';
