import type { Block, BlockKind } from '#document/block.ts';
import type { BlockLine } from '#structure/block-line.ts';
import type { Heading } from '#structure/headings/heading.ts';
import { isCaption } from '#structure/headings/heading-words.ts';
import { itemMarkOf, QUOTE_MARK } from '#structure/paragraphs/find-paragraphs.ts';
import type { FoundTable } from '#structure/tables/find-tables.ts';

/** What the lines of a document were found to be; the others are running text. */
export interface FoundKinds {
  readonly running: ReadonlySet<BlockLine>;
  readonly contents: ReadonlySet<BlockLine>;
  readonly headings: Map<BlockLine, Heading>;
  readonly tables: Map<BlockLine, FoundTable>;
  /** Those that go on from the page before. */
  readonly continued: ReadonlySet<FoundTable>;
  /** With whether a note starts there. */
  readonly notes: Map<BlockLine, boolean>;
  /** With which a paragraph or item starts. */
  readonly starts: ReadonlySet<BlockLine>;
}

/** Puts the lines of a page together to its blocks. */
export function assembleBlocks(lines: readonly BlockLine[], kinds: FoundKinds): Block[] {
  const blocks: Block[] = [];
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const firstOfText = filled.findIndex((line) => !kinds.running.has(line));
  let before: BlockLine | undefined;
  filled.forEach((line, at) => {
    const block = beginBlock(line, kinds, { isAboveText: firstOfText < 0 ? at === 0 : at < firstOfText });
    const last = blocks.at(-1);
    if (last && before && goesOn(before, line, kinds)) blocks[blocks.length - 1] = { ...last, end: line.end };
    else blocks.push(block);
    before = line;
  });
  return blocks;
}

/** Whether a line belongs to the block of the one above it. */
function goesOn(before: BlockLine, line: BlockLine, kinds: FoundKinds): boolean {
  if (kinds.running.has(line) || kinds.contents.has(line)) return false;
  const [heading, table] = [kinds.headings.get(line), kinds.tables.get(line)];
  if (heading) return kinds.headings.get(before) === heading;
  if (table) return kinds.tables.get(before) === table;
  if (kinds.notes.has(line)) return kinds.notes.has(before) && kinds.notes.get(line) === false;
  return isRunningText(before, kinds) && !kinds.starts.has(line);
}

const isRunningText = (
  line: BlockLine,
  { running, contents, headings, tables, notes }: FoundKinds,
): boolean =>
  !running.has(line) && !contents.has(line) && !headings.has(line) && !tables.has(line) && !notes.has(line);

function beginBlock(
  line: BlockLine,
  kinds: FoundKinds,
  { isAboveText }: { readonly isAboveText: boolean },
): Block {
  const { start, end } = line;
  if (kinds.running.has(line)) return { kind: isAboveText ? 'header' : 'footer', start, end };
  if (kinds.contents.has(line)) return { kind: 'contents', start, end };
  const heading = kinds.headings.get(line);
  if (heading) {
    const { level, number } = heading;
    return { kind: 'heading', start, end, level, ...(number !== undefined && { number }) };
  }
  const table = kinds.tables.get(line);
  if (table) {
    const { rows, hasHeader } = table;
    return {
      kind: 'table',
      start,
      end,
      rows,
      ...(kinds.continued.has(table) && { continues: true }),
      ...(hasHeader && { hasHeader }),
    };
  }
  if (kinds.notes.has(line)) return { kind: 'note', start, end };
  // The page before, or something that stands in its way on this one, divides a paragraph.
  if (!kinds.starts.has(line)) return { kind: 'paragraph', start, end, continues: true };
  const number = itemMarkOf(line);
  const isItem = number !== undefined && number !== QUOTE_MARK;
  const kind: BlockKind = isCaption(line.text) ? 'caption' : isItem ? 'item' : 'paragraph';
  return { kind, start, end, ...(kind === 'item' && number !== undefined && { number }) };
}
