import { type Language, LANGUAGES } from '@recto/contract/languages';
import { buildFileIndex, encodeFileIndex, type IndexablePage, toIndexablePage } from '@recto/core/answers';
import { makeSearchVectors } from '@recto/core/search';
import { blocksOf, derivePageLabels, encodeBlocks, type Page, pageText } from '@recto/core/document';
import { BlockFinder } from '@recto/core/structure';
import { defineTask, TaskError } from '#kernel/define-task.ts';
import { clauseWeights } from '#modules/ingestion/tasks/clause-weights.ts';
import { openLabelled, type StoredPage } from '#modules/ingestion/tasks/stored-page.ts';

/** As much of a stored page as its text, its label and its blocks need. */
export type IndexPage = StoredPage;

interface IndexRequest {
  /** Of the text, unless the text itself shows another. */
  readonly language: Language;
  readonly isCertain?: boolean | undefined;
  readonly maxCharacters: number;
}

/** What the pages of a file amount to. */
export interface BuiltIndex {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The one most of the text is in, where that can be told or is certain. */
  readonly language: Language | null;
  /** By page number; a page without one is left out. */
  readonly labels: ReadonlyMap<number, string>;
  /** What the search over the library keeps of each page that has text, by page number. */
  readonly vectors: ReadonlyMap<number, string>;
  /** What was found on each page whose format names no blocks, by page number, as it is stored. */
  readonly blocks: ReadonlyMap<number, Uint8Array>;
}

/** Seconds for the largest file, so this is a fault, not a wait. */
const STEP_MS = 120_000;
/** The same with the time that a busy database takes for the pages of the largest file. */
const TOTAL_MS = 600_000;

/**
 * Decodes the pages of a file, in order as they come, and makes their labels and the retrieval index of them. Throws
 * `too-many-characters` and `page-corrupt`.
 */
export const buildIndex = defineTask<IndexRequest, BuiltIndex, never, readonly IndexPage[]>({
  name: 'build-index',
  lane: 'text',
  limits: { start: STEP_MS, inactivityTimeout: STEP_MS, total: TOTAL_MS },
  async run({ language, isCertain = false, maxCharacters }, { receive, move, use }) {
    const outlines: Page[] = [];
    const pages: IndexablePage[] = [];
    const finder = new BlockFinder();
    let characters = 0;
    for (let batch = await receive(); batch; batch = await receive()) {
      for (const stored of batch) {
        const page = openLabelled(stored);
        const text = pageText(page);
        characters += text.length;
        if (characters > maxCharacters)
          throw new TaskError('too-many-characters', 'more characters than allowed');
        outlines.push(outlineOf(page));
        const isUnknown = !blocksOf(page);
        if (isUnknown) finder.add(page);
        const { number, state } = page;
        pages.push(isUnknown ? { number, state, text } : toIndexablePage(page));
      }
    }
    // Its table takes tens of megabytes, which a worker that only reads or answers does without.
    const { detectLanguage } = await import('@recto/readers/language');
    const detected = isCertain
      ? language
      : (detectLanguage(pages.map(({ text }) => text).join('\n'), LANGUAGES) ?? null);
    const vectorOf = makeSearchVectors(detected ?? language);
    const vectors = new Map<number, string>();
    for (const { number, text } of pages) if (text !== '') vectors.set(number, vectorOf(text));
    // In a buffer of exactly its size, which can be moved.
    const found = finder.finish();
    const index = buildFileIndex(
      withBlocks(pages, found),
      detected ?? language,
      use(clauseWeights).recognise,
    );
    const bytes = new Uint8Array(encodeFileIndex(index));
    move(bytes.buffer);
    const blocks = new Map(found.map((page) => [page.number, encodeBlocks(page.blocks)]));
    return { bytes, language: detected, labels: labelsOf(outlines), vectors, blocks };
  },
});

/** Laid-out pages with the blocks that were found on them; what is not laid out is told by its text. */
function withBlocks(
  pages: readonly IndexablePage[],
  found: ReturnType<BlockFinder['finish']>,
): IndexablePage[] {
  const blocksOfPage = new Map(
    found
      .filter(({ lines }) => lines.some(({ isPlaced }) => isPlaced))
      .map(({ number, blocks }) => [number, blocks]),
  );
  return pages.map((page) => {
    const blocks = blocksOfPage.get(page.number);
    return blocks ? { ...page, found: blocks } : page;
  });
}

/**
 * A page as far as its label needs it: of each line the text, and the first word, which tells its place. All words of a
 * long file are a hundred megabytes.
 */
function outlineOf(page: Page): Page {
  return { ...page, lines: page.lines.map(({ text, words }) => ({ text, words: words.slice(0, 1) })) };
}

function labelsOf(pages: readonly Page[]): Map<number, string> {
  const labels = new Map<number, string>();
  derivePageLabels(pages).forEach((label, index) => {
    const page = pages[index];
    if (page && label !== undefined) labels.set(page.number, label);
  });
  return labels;
}
