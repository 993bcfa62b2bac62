export { findContents } from '#structure/contents/index.ts';
export { type PrintedLine, printedLinesOf } from '#structure/printed-line.ts';
export { findRunningHeads } from '#structure/running-heads/index.ts';
