import {
  ALIGNMENTS,
  BLOCK_KINDS,
  CHANGE_KINDS,
  type Flow,
  type FlowBlock,
  type FlowCell,
  type StyledText,
  type TrackedChange,
} from '#document/flow.ts';
import type { Sink, Source } from '#document/page-bytes.ts';
import type { TextRange } from '#text/text-range.ts';

/** What a block is, each a bit, and from `align` on how its lines lie. Cells are followed by their spans only in tables that have any. */
const TRAITS = { hasHeader: 1, isRightToLeft: 2, hasSpans: 4, align: 8 };
const LETTERS = { bold: 1, italic: 2 };

/** Writes blocks and changes behind the lines of a page, then what is bold or italic where anything is; `takeFlow` is the way back. */
export function putFlow(sink: Sink, { blocks, changes, styles = [] }: Flow): void {
  sink.put(blocks.length);
  for (const block of blocks) {
    sink.put(BLOCK_KINDS.indexOf(block.kind));
    putRange(sink, block);
    sink.put(block.level ?? 0);
    sink.put(block.change === undefined ? 0 : CHANGE_KINDS.indexOf(block.change) + 1);
    const hasSpans = block.rows?.some((row) => row.some(isSpanned)) ?? false;
    sink.put(
      (block.hasHeader ? TRAITS.hasHeader : 0) |
        (block.isRightToLeft ? TRAITS.isRightToLeft : 0) |
        (hasSpans ? TRAITS.hasSpans : 0) |
        (block.align === undefined ? 0 : (ALIGNMENTS.indexOf(block.align) + 1) * TRAITS.align),
    );
    sink.put(block.at === undefined ? 0 : block.at + 1);
    for (const text of [block.number, block.author, block.date]) sink.putText(text ?? '');
    sink.put(block.rows ? block.rows.length + 1 : 0);
    for (const row of block.rows ?? []) {
      sink.put(row.length);
      for (const cell of row) {
        putRange(sink, cell);
        if (hasSpans) putSpans(sink, cell);
      }
    }
  }
  sink.put(changes.length);
  for (const change of changes) {
    sink.put(CHANGE_KINDS.indexOf(change.kind));
    putRange(sink, change);
    for (const text of [change.author, change.date, change.text]) sink.putText(text ?? '');
  }
  if (styles.length === 0) return;
  sink.put(styles.length);
  for (const style of styles) {
    putRange(sink, style);
    sink.put((style.bold ? LETTERS.bold : 0) | (style.italic ? LETTERS.italic : 0));
  }
}

/** A page without any is stored as before there were any. */
export const hasStyles = ({ styles = [] }: Flow): boolean => styles.length > 0;

const isSpanned = ({ columnSpan, rowSpan, isCovered }: FlowCell): boolean =>
  columnSpan !== undefined || rowSpan !== undefined || isCovered !== undefined;

/** No row: the cell is covered. */
function putSpans(sink: Sink, { columnSpan = 1, rowSpan = 1, isCovered }: FlowCell): void {
  sink.put(columnSpan);
  sink.put(isCovered ? 0 : rowSpan);
}

function takeSpans(source: Source): Omit<FlowCell, 'start' | 'end'> {
  const [columnSpan, rowSpan] = [source.take(), source.take()];
  return {
    ...(columnSpan !== 1 && { columnSpan }),
    ...(rowSpan > 1 && { rowSpan }),
    ...(rowSpan === 0 && { isCovered: true }),
  };
}

function putRange(sink: Sink, { start, end }: TextRange): void {
  sink.put(start);
  sink.put(end - start);
}

/** @param length of the page's text, which no range leaves */
export function takeFlow(source: Source, length: number, { isStyled }: { isStyled: boolean }): Flow {
  const takeRange = (): TextRange => {
    const start = source.take();
    const end = start + source.take();
    if (end > length) throw new Error('Stored page: a block or change lies outside its text');
    return { start, end };
  };
  const takeBlock = (): FlowBlock => {
    const kind = oneOf(BLOCK_KINDS, source.take());
    const range = takeRange();
    const level = source.take();
    const change = source.take();
    const traits = source.take();
    const at = source.take();
    if (at > length + 1) throw new Error('Stored page: a block or change lies outside its text');
    const [number, author, date] = [source.takeText(), source.takeText(), source.takeText()];
    const align = ALIGNMENTS[Math.floor(traits / TRAITS.align) - 1];
    const hasSpans = (traits & TRAITS.hasSpans) !== 0;
    const rows = takeRows(source, () => ({ ...takeRange(), ...(hasSpans && takeSpans(source)) }));
    return {
      kind,
      ...range,
      ...(level > 0 && { level }),
      ...(number !== '' && { number }),
      ...(change > 0 && { change: oneOf(CHANGE_KINDS, change - 1) }),
      ...(rows && { rows }),
      ...((traits & TRAITS.hasHeader) !== 0 && { hasHeader: true }),
      ...((traits & TRAITS.isRightToLeft) !== 0 && { isRightToLeft: true }),
      ...(align !== undefined && { align }),
      ...(at > 0 && { at: at - 1 }),
      ...(author !== '' && { author }),
      ...(date !== '' && { date }),
    };
  };
  const takeChange = (): TrackedChange => {
    const kind = oneOf(CHANGE_KINDS, source.take());
    const range = takeRange();
    const [author, date, text] = [source.takeText(), source.takeText(), source.takeText()];
    return {
      kind,
      ...range,
      ...(author !== '' && { author }),
      ...(date !== '' && { date }),
      ...(text !== '' && { text }),
    };
  };
  const takeStyle = (): StyledText => {
    const range = takeRange();
    const letters = source.take();
    return {
      ...range,
      ...((letters & LETTERS.bold) !== 0 && { bold: true }),
      ...((letters & LETTERS.italic) !== 0 && { italic: true }),
    };
  };
  return {
    blocks: Array.from({ length: source.takeCount() }, takeBlock),
    changes: Array.from({ length: source.takeCount() }, takeChange),
    ...(isStyled && { styles: Array.from({ length: source.takeCount() }, takeStyle) }),
  };
}

function takeRows(source: Source, takeCell: () => FlowCell): FlowCell[][] | undefined {
  const count = source.takeCount();
  if (count === 0) return undefined;
  return Array.from({ length: count - 1 }, () => Array.from({ length: source.takeCount() }, takeCell));
}

function oneOf<T>(known: readonly T[], index: number): T {
  const found = known[index];
  if (found === undefined) throw new Error('Stored page: malformed block or change');
  return found;
}
