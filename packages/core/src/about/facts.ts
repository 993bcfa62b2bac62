import type { TextRange } from '#text/text-range.ts';
import type { FrontLine } from './front-pages.ts';
import type { Fact } from './types.ts';

/** Longer words are no name. */
export const MAX_NAME = 80;

/** A name as it is printed on a line; none where it can be none. */
export function factOf(line: FrontLine, range: TextRange, text = line.text): Fact[] {
  const name = text.slice(range.start, range.end).replace(/\s+/gu, ' ').trim();
  if (name.length < 2 || name.length > MAX_NAME) return [];
  return [
    { text: name, page: line.page, span: { start: line.start + range.start, end: line.start + range.end } },
  ];
}

/** Lines as one text, and facts of its ranges where they stand. */
export function joinLines(lines: readonly FrontLine[]) {
  const starts: number[] = [];
  let text = '';
  for (const line of lines) {
    starts.push(text.length);
    text += `${line.text}\n`;
  }
  return {
    text,
    factOf({ start, end }: TextRange): Fact[] {
      const at = starts.findLastIndex((one) => one <= start);
      const last = starts.findLastIndex((one) => one < end);
      const [line, lastLine] = [lines[at], lines[last]];
      if (!line || !lastLine) return [];
      const name = text.slice(start, end).replace(/\s+/gu, ' ').trim();
      const span = {
        start: line.start + start - (starts[at] ?? 0),
        end: lastLine.start + end - (starts[last] ?? 0),
      };
      return [{ text: name, page: line.page, span }];
    },
  };
}
