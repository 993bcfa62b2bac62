import { readVarints } from '#text/bytes.ts';
import { type FileIndex, LINE_HAS_FIGURES, LINE_IS_HEADING, pageCount } from '../file-index/file-index.ts';
import { findInLexicon } from '../file-index/lexicon.ts';
import { highestScore, termScore } from './bm25.ts';
import { inverseDocumentFrequency } from '../file-index/inverse-document-frequency.ts';
import type { Occurrences } from '../file-index/occurrences.ts';

/** Headings are short: length counts for less than in running text. */
const HEADINGS = { k1: 1, b: 0.5 };
const GRAMS = { k1: 1.2, b: 0.6 };
/** A row with a single figure may as well be a sentence. */
const SINGLE_FIGURE = 0.7;
/** A label need not hold the whole question: two thirds of its weight is a full match. */
const RECALL_BONUS = 1.5;

interface PageFrequencies {
  /** Per page, 0 where the term is absent. */
  readonly frequencies: Uint32Array;
  readonly lengths: Uint32Array;
}

/** BM25 over pages for things counted page by page, as a share of the highest possible score. */
function scorePages(things: readonly PageFrequencies[], settings: { k1: number; b: number }): Float64Array {
  const pages = things[0]?.lengths.length ?? 0;
  const scores = new Float64Array(pages);
  const weights: number[] = [];
  let averaged: Uint32Array | undefined;
  let average = 1;
  for (const { frequencies, lengths } of things) {
    if (lengths !== averaged) average = lengths.reduce((sum, length) => sum + length, 0) / pages || 1;
    averaged = lengths;
    let containing = 0;
    for (const frequency of frequencies) if (frequency > 0) containing++;
    if (containing === 0) continue;
    const weight = inverseDocumentFrequency(pages, containing);
    weights.push(weight);
    for (let pageIndex = 0; pageIndex < pages; pageIndex++) {
      const frequency = frequencies[pageIndex] ?? 0;
      if (frequency === 0) continue;
      const relativeLength = (lengths[pageIndex] ?? 0) / average;
      scores[pageIndex] = (scores[pageIndex] ?? 0) + termScore(frequency, relativeLength, weight, settings);
    }
  }
  const highest = highestScore(weights, settings);
  return highest > 0 ? scores.map((score) => score / highest) : scores;
}

/** The question's words in the headings of each page. */
export function scoreHeadings(index: FileIndex, terms: readonly Occurrences[]): Float64Array {
  const counted = terms.map((term) => {
    const frequencies = new Uint32Array(pageCount(index));
    term.lines.forEach((line, at) => {
      if (((index.lineFlags[line] ?? 0) & LINE_IS_HEADING) === 0) return;
      const pageIndex = term.pageIndexes[at] ?? 0;
      frequencies[pageIndex] = (frequencies[pageIndex] ?? 0) + 1;
    });
    return { frequencies, lengths: index.headingLengths };
  });
  return padded(scorePages(counted, HEADINGS), index);
}

/** Neighbouring words of the question that are neighbours on the page. */
export function scorePairs(
  index: FileIndex,
  pageLengths: Uint32Array,
  pairs: readonly (readonly [Occurrences, Occurrences])[],
): Float64Array {
  const counted = pairs.map(([left, right]) => {
    const frequencies = new Uint32Array(pageCount(index));
    let at = 0;
    left.positions.forEach((position, i) => {
      while ((right.positions[at] ?? Number.POSITIVE_INFINITY) <= position) at++;
      const pageIndex = left.pageIndexes[i] ?? 0;
      if (right.positions[at] !== position + 1 || right.pageIndexes[at] !== pageIndex) return;
      frequencies[pageIndex] = (frequencies[pageIndex] ?? 0) + 1;
    });
    return { frequencies, lengths: pageLengths };
  });
  return padded(scorePages(counted, { k1: 1.2, b: 0.75 }), index);
}

/** Groups of four letters, which meet other forms of a word. */
export function scoreGrams(index: FileIndex, grams: readonly string[]): Float64Array {
  const counted: PageFrequencies[] = [];
  for (const gram of grams) {
    const id = findInLexicon(index.grams, gram);
    if (id < 0) continue;
    const start = index.gramOffsets[id] ?? 0;
    const end = index.gramOffsets[id + 1] ?? 0;
    const pairs = new Uint32Array(end - start);
    const count = readVarints(index.gramPages, start, end, pairs);
    const frequencies = new Uint32Array(pageCount(index));
    let pageIndex = 0;
    for (let i = 0; i < count; i += 2) {
      pageIndex += pairs[i] ?? 0;
      frequencies[pageIndex] = pairs[i + 1] ?? 0;
    }
    counted.push({ frequencies, lengths: index.gramLengths });
  }
  return padded(scorePages(counted, GRAMS), index);
}

/** Table rows whose label consists of the question's words, the best of each page. */
export function scoreRowLabels(index: FileIndex, terms: readonly Occurrences[]): Float64Array {
  const lines = new Map<number, number>();
  let total = 0;
  for (const term of terms) {
    if (term.positions.length === 0) continue;
    total += term.weight;
    forEachLabelLine(index, term, (line) => lines.set(line, (lines.get(line) ?? 0) + term.weight));
  }
  const scores = new Float64Array(pageCount(index));
  for (const [line, matched] of lines) {
    const precision = matched / (index.labelWeights[line] || 1);
    const recall = Math.min(1, (matched / (total || 1)) * RECALL_BONUS);
    raise(index, scores, line, precision * precision * recall);
  }
  return scores;
}

/** Table rows whose label is one of the phrases, the best of each page. */
export function scoreRowPhrases(
  index: FileIndex,
  phrases: readonly (readonly Occurrences[])[],
): Float64Array {
  const scores = new Float64Array(pageCount(index));
  for (const phrase of phrases) {
    const lines = new Map<number, number>();
    for (const term of phrase) {
      forEachLabelLine(index, term, (line) => lines.set(line, (lines.get(line) ?? 0) + 1));
    }
    for (const [line, matched] of lines) {
      const size = index.labelTokens[line] ?? 1;
      raise(index, scores, line, (matched * matched) / (size * phrase.length));
    }
  }
  return scores;
}

/** Each line once whose label holds the term. */
function forEachLabelLine(index: FileIndex, term: Occurrences, visit: (line: number) => void): void {
  let seen = -1;
  for (let i = 0; i < term.positions.length; i++) {
    const line = term.lines[i] ?? 0;
    if (line === seen) continue;
    const label = index.labelTokens[line] ?? 0;
    if (label === 0 || (term.positions[i] ?? 0) >= (index.lineTokens[line] ?? 0) + label) continue;
    seen = line;
    visit(line);
  }
}

function raise(index: FileIndex, scores: Float64Array, line: number, match: number): void {
  const score = match * (((index.lineFlags[line] ?? 0) & LINE_HAS_FIGURES) === 0 ? SINGLE_FIGURE : 1);
  const pageIndex = pageIndexOfLine(index, line);
  if (score > (scores[pageIndex] ?? 0)) scores[pageIndex] = score;
}

function pageIndexOfLine(index: FileIndex, line: number): number {
  let low = 0;
  let high = pageCount(index) - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((index.pageLines[middle] ?? 0) <= line) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Nothing to count gives an empty result; scores always have one entry per page. */
function padded(scores: Float64Array, index: FileIndex): Float64Array {
  return scores.length > 0 ? scores : new Float64Array(pageCount(index));
}
