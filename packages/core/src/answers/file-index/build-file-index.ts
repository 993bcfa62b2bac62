import { findClauses } from '#clauses/find-clauses.ts';
import type { ClauseRecogniser } from '#clauses/recognise.ts';
import { packDefinitions } from '#definitions/packed-definitions.ts';
import { makeDefinitionCollector } from '#definitions/find-definitions.ts';
import { inverseDocumentFrequency } from './inverse-document-frequency.ts';
import { isOutsideText, makeLineBlocks, readBlocks } from '#sentences/line-blocks.ts';
import { figureShare, joinDividedWords, shapeOfLine } from '#sentences/lines.ts';
import { makeTokeniser, type Tokeniser } from '#sentences/tokenise.ts';
import { markLines } from '#structure/mark-lines.ts';
import { encodeUtf8 } from '#text/utf8.ts';
import {
  type FileIndex,
  LINE_HAS_FIGURES,
  LINE_IS_HEADING,
  LINE_IS_CONTENTS,
  LINE_IS_RUNNING,
  PAGE_STATES,
} from './file-index.ts';
import { makeGramCollector } from './grams.ts';
import { packBlocks } from './pack-blocks.ts';
import { makePositionCollector } from './positions.ts';
import type { IndexablePage } from './indexable-page.ts';

/** Tokens of a label beyond this make it prose. */
const LABEL_MAX_TOKENS = 9;

/** Builds the index of one file. Pages must come in order, each number once. Clauses are told by `recognise`, if at all. */
export function buildFileIndex(
  pages: readonly IndexablePage[],
  language: string,
  recognise?: ClauseRecogniser,
): FileIndex {
  const tokeniser = makeTokeniser(language);
  const positions = makePositionCollector();
  const grams = makeGramCollector();
  const lines = makeLineCollector(tokeniser);
  const definitions = makeDefinitionCollector();
  const pageTokens = new Uint32Array(pages.length + 1);
  const pageLines = new Uint32Array(pages.length + 1);
  const headingLengths = new Uint32Array(pages.length);
  const figureShares = new Float32Array(pages.length);
  const marked = markLines(pages);
  const blocks = readBlocks(pages);
  pages.forEach((page, pageIndex) => {
    const raw = page.text.split('\n');
    const own = blocks[pageIndex];
    const blockAt = own && makeLineBlocks(own, page.text);
    let start = 0;
    joinDividedWords(raw).forEach((line, position) => {
      const block = blockAt?.(start)?.block;
      start += (raw[position]?.length ?? 0) + 1;
      const tokens = tokeniser.tokenise(line);
      const isHeading = lines.add(line, position, {
        length: tokens.length,
        start: positions.count,
        isRunning: marked[pageIndex]?.running.has(position) || (block !== undefined && isOutsideText(block)),
        isContents: marked[pageIndex]?.contents.has(position) ?? false,
        isHeading: block && own?.hasHeadings ? block.kind === 'heading' : undefined,
      });
      if (isHeading) headingLengths[pageIndex] = (headingLengths[pageIndex] ?? 0) + tokens.length;
      for (const token of tokens) {
        positions.add(token.term, pageIndex);
        grams.add(token.surface);
      }
    });
    grams.endPage(pageIndex);
    pageTokens[pageIndex + 1] = positions.count;
    pageLines[pageIndex + 1] = lines.count;
    figureShares[pageIndex] = figureShare(page.text);
    definitions.add(page.text, pageIndex);
  });
  const lineTokens = lines.starts(positions.count);
  const labelTokens = lines.labelTokens();
  return {
    language,
    ...packPages(pages),
    ...positions.pack(),
    ...grams.pack(pages.length),
    pageTokens,
    pageLines,
    lineTokens,
    lineFlags: lines.flags(),
    labelTokens,
    labelWeights: labelWeightsOf(lineTokens, labelTokens, positions.ids(), (id) =>
      inverseDocumentFrequency(pages.length, positions.pagesWith(id)),
    ),
    headingLengths,
    figureShares,
    definitions: packDefinitions(definitions.all()),
    clauses: findClauses(pages, language, recognise, marked),
    blocks: packBlocks(pages.map(({ found }, at) => blocks[at] ?? found)),
  };
}

function packPages(pages: readonly IndexablePage[]) {
  const encoded = pages.map((page) => encodeUtf8(page.text));
  const textOffsets = new Uint32Array(pages.length + 1);
  encoded.forEach((bytes, pageIndex) => {
    textOffsets[pageIndex + 1] = (textOffsets[pageIndex] ?? 0) + bytes.length;
  });
  const texts = new Uint8Array(textOffsets[pages.length] ?? 0);
  encoded.forEach((bytes, pageIndex) => texts.set(bytes, textOffsets[pageIndex]));
  return {
    pageNumbers: Uint32Array.from(pages, (page) => page.number),
    pageStates: Uint8Array.from(pages, (page) => PAGE_STATES.indexOf(page.state ?? 'text')),
    textOffsets,
    texts,
  };
}

interface LineTokens {
  readonly length: number;
  /** The first of them in the file. */
  readonly start: number;
  readonly isRunning: boolean;
  readonly isContents: boolean;
  /** Undefined where the format of the document does not say it. */
  readonly isHeading: boolean | undefined;
}

function makeLineCollector(tokeniser: Tokeniser) {
  const starts: number[] = [];
  const flags: number[] = [];
  const labels: number[] = [];
  return {
    get count() {
      return starts.length;
    },
    /** Returns whether the line is a heading. */
    add(
      line: string,
      position: number,
      { length, start, isRunning, isContents, ...own }: LineTokens,
    ): boolean {
      const shape = shapeOfLine(line, position);
      const isHeading = own.isHeading ?? shape.isHeading;
      const label = shape.labelEnd > 0 ? countLabel(line.slice(0, shape.labelEnd), tokeniser) : 0;
      starts.push(start);
      labels.push(Math.min(label, length));
      flags.push(
        (isHeading ? LINE_IS_HEADING : 0) |
          (shape.figures > 1 ? LINE_HAS_FIGURES : 0) |
          (isRunning ? LINE_IS_RUNNING : 0) |
          (isContents ? LINE_IS_CONTENTS : 0),
      );
      return isHeading;
    },
    starts: (end: number) => Uint32Array.from([...starts, end]),
    flags: () => Uint8Array.from(flags),
    labelTokens: () => Uint8Array.from(labels),
  };
}

/** How many tokens the label has; 0 when it is too long to be one. */
function countLabel(label: string, tokeniser: Tokeniser): number {
  const count = tokeniser.tokenise(label).length;
  return count > LABEL_MAX_TOKENS ? 0 : count;
}

function labelWeightsOf(
  lineTokens: Uint32Array,
  labelTokens: Uint8Array,
  ids: Uint32Array,
  weightOf: (id: number) => number,
): Float32Array {
  return Float32Array.from(labelTokens, (count, line) => {
    if (count === 0) return 0;
    const start = lineTokens[line] ?? 0;
    let weight = 0;
    for (const id of new Set(ids.subarray(start, start + count))) weight += weightOf(id);
    return weight;
  });
}
