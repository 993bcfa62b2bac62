/** The first step of an answer: which pages and passages of a file are likeliest to hold it, by words (BM25) and by meaning. */
export {
  makePassageLookup,
  type Passage,
  type PassageLookup,
  pageOfPassage,
  type ScoredPage,
  type ScoredPassage,
} from './passages.ts';
export { type Ranking, rankFile } from './rank-file.ts';
export { rankPages, scoreFile } from './rank-pages.ts';
export { rankPassages } from './rank-passages.ts';
export { type CutPassages, type CutPosition, cutPassages } from './semantic/cut-passages.ts';
export { nearestPassages, type PackedVectors, packVectors } from './semantic/passage-vectors.ts';
export { spreadPassages } from './spread-passages.ts';
