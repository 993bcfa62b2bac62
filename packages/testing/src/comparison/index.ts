/** Texts with planted edits, printed and written as files, and the score of what a comparison finds in them. */
export {
  type Harness,
  loadHarness,
  loadModules,
  type Marked,
  type Planted,
  readPlan,
  readText,
  type Score,
} from '#comparison/harness.ts';
export { marksOfRows } from '#comparison/marks-of-rows.ts';
export { type Medium, type PaperCase, toPaperCases } from '#comparison/paper-cases.ts';
export { A4, LETTER, printPdf, writeWord } from '#comparison/print-case.ts';
export { type CaseScore, isEdited, markF1Of, noiseOf } from '#comparison/score-cases.ts';
