export * from '#document/document.ts';
export * from '#document/flow.ts';
export { type Block, type BlockKind, blocksOf } from '#document/block.ts';
export { BLOCKS_VERSION, decodeBlocks, encodeBlocks } from '#document/encode-blocks.ts';
export {
  type CellRange,
  cellName,
  cellRangeName,
  columnName,
  type Sheet,
  type SheetCell,
} from '#document/sheet.ts';
export { assembleLines } from '#document/assemble-lines.ts';
export { confidenceOfRange } from '#document/confidence-of-range.ts';
export { cleanString } from '#document/clean-string.ts';
export { type Anchors, anchorsOfRange, toWireBox, type WireBox } from '#document/anchors.ts';
export { decodePage, encodePage } from '#document/encode-page.ts';
export { derivePageLabels } from '#document/page-labels.ts';
export { rangeOfBoxes } from '#document/range-of-boxes.ts';
export { type PageTable, tablesOf } from '#document/tables.ts';
export {
  isRightToLeft,
  isRightToLeftChar,
  isUnspacedScript,
  type PlacedWord,
  type Turn,
} from '#document/placed-word.ts';
export { toRoman } from '#text/roman-numerals.ts';
