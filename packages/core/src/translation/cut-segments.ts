import { isUnspacedScript } from '#document/placed-word.ts';
import type { Page } from '#document/document.ts';
import { splitSentences } from '#sentences/sentences.ts';
import type { TextRange } from '#text/text-range.ts';
import type { Segment, SegmentKind, SegmentPart, TextBreaks } from './types.ts';
import { listUnits, paragraphsOf, type Unit, type UnitPart } from './list-units.ts';

/** Kinds that are translated whole, however many stops they have. */
const WHOLE: ReadonlySet<SegmentKind> = new Set<SegmentKind>(['heading', 'contents', 'caption']);
const LETTER = /\p{L}/u;
const DIVIDED = /\p{L}\p{M}*[-\u2010\u00ad\u0002]$/u;
const SMALL = /^\p{Ll}/u;
/** Of the longest line of a paragraph: a line that is shorter was ended by the writer. */
const SHORT_LINE = 0.6;

/**
 * Cuts pages into what is translated one by one, in reading order. A sentence that goes on over the end of a page is one
 * segment where the paragraph is one (`rest`). What has no letters, numbers of items and marks of notes belong to none and
 * stay as they are, as does all that `joinSegments` puts between segments.
 * @param language BCP 47, of the text
 * @param breaks where paragraphs begin that the pages do not tell apart; no segment goes on over one
 */
export function cutSegments(pages: readonly Page[], language: string, breaks?: TextBreaks): Segment[] {
  return toSegments(listUnits(pages), language, breaks);
}

/** The same for typed text, as a page of number 1 whose text it is. Blank lines end paragraphs, as do short lines. */
export function cutText(text: string, language: string): Segment[] {
  const paragraphs = paragraphsOf(text).map(
    (range): UnitPart => ({ ...range, page: 1, text, isPrinted: false }),
  );
  const units = paragraphs.map((each, block): Unit => ({ kind: 'sentence', block, parts: [each] }));
  return toSegments(units, language);
}

function toSegments(units: readonly Unit[], language: string, breaks: TextBreaks = new Map()): Segment[] {
  const segments: Segment[] = [];
  for (const unit of units)
    for (const pieces of stretchesOf(unit, breaks))
      for (const { text, parts } of sentencesOf(pieces, { kind: unit.kind, language })) {
        const [first, ...rest] = parts;
        if (!first || !LETTER.test(text)) continue;
        const { kind, block } = unit;
        segments.push({
          index: segments.length,
          ...first,
          text,
          kind,
          block,
          ...(rest.length > 0 && { rest }),
        });
      }
  return segments;
}

/** A piece of a line, and what its words are joined by to those before them. */
interface Piece extends SegmentPart {
  readonly words: string;
  readonly joint: '' | ' ';
  /** The hyphen at its end is dropped. */
  readonly isDivided: boolean;
}

/** Runs of text without tabs between columns and without line ends that the writer set. */
function stretchesOf({ parts, kind }: Unit, breaks: TextBreaks): Piece[][] {
  const stretches: Piece[][] = [];
  let stretch: Piece[] = [];
  const end = () => {
    if (stretch.length > 0) stretches.push(stretch);
    stretch = [];
  };
  for (const part of parts) {
    const { page, text, isPrinted } = part;
    const lines = [...text.slice(part.start, part.end).matchAll(/[^\n\t]+|\t/gu)].flatMap((line) =>
      divide(line[0], line.index + part.start, breaks.get(page) ?? []),
    );
    const longest = Math.max(...lines.map(({ line }) => line.length));
    let before: string | undefined;
    for (const { line, at, isBroken } of lines) {
      if (isBroken) end();
      const isEnded = before !== undefined && !isPrinted && isLineEnded(before, line, longest);
      if (line === '\t' || isEnded) end();
      before = line === '\t' ? undefined : line;
      const words = line.trim();
      if (words === '') continue;
      const start = at + line.indexOf(words);
      const last = stretch.pop();
      if (last) stretch.push(joinTo(last, words));
      stretch.push({
        page,
        start,
        end: start + words.length,
        words,
        joint: last && isJoined(last.words, words) ? '' : ' ',
        isDivided: false,
      });
    }
    if (kind === 'contents') end();
  }
  end();
  return stretches;
}

interface LinePart {
  readonly line: string;
  readonly at: number;
  /** A paragraph begins here. */
  readonly isBroken: boolean;
}

/** A line in parts, where paragraphs begin within it. */
function divide(line: string, at: number, breaks: readonly number[]): LinePart[] {
  const inside = breaks.filter((offset) => offset > at && offset < at + line.length);
  return [at, ...inside].map((from, index) => ({
    line: line.slice(from - at, (inside[index] ?? at + line.length) - at),
    at: from,
    isBroken: from !== at || breaks.includes(at),
  }));
}

const joinTo = (last: Piece, next: string): Piece =>
  DIVIDED.test(last.words) && SMALL.test(next) ? { ...last, isDivided: true } : last;

/** Whether words follow the line before directly: a divided word, or a script without spaces between words. */
function isJoined(before: string, next: string): boolean {
  if (DIVIDED.test(before) && SMALL.test(next)) return true;
  const last = before.slice(-2).at(-1)?.codePointAt(0) ?? 0;
  return isUnspacedScript(last) && isUnspacedScript(next.codePointAt(0) ?? 0);
}

/** Nobody wraps lines as short as that. */
const MIN_WRAPPED = 40;

/** Whether a line of flowing text ends because its writer wanted it to: of a text that was wrapped, lines are about as long. */
const isLineEnded = (line: string, next: string, longest: number): boolean =>
  longest < MIN_WRAPPED || (!SMALL.test(next.trimStart()) && line.length < SHORT_LINE * longest);

interface Cutting {
  readonly kind: SegmentKind;
  readonly language: string;
}

interface Sentence {
  readonly text: string;
  readonly parts: SegmentPart[];
}

/** The sentences of joined lines, each with its stretches of the pages. */
function sentencesOf(pieces: readonly Piece[], { kind, language }: Cutting): Sentence[] {
  let joined = '';
  const positions = pieces.map((piece) => {
    if (joined !== '') joined += piece.joint;
    const start = joined.length;
    joined += piece.isDivided ? piece.words.slice(0, -1) : piece.words;
    return { ...piece, at: start, until: joined.length };
  });
  const whole = { start: 0, end: joined.length };
  const ranges = WHOLE.has(kind) ? [whole] : joinTorn(splitSentences(joined, language), joined);
  return ranges.map(({ start, end }) => {
    const parts: SegmentPart[] = [];
    for (const { page, at, until, ...piece } of positions) {
      if (until <= start || at >= end) continue;
      const from = piece.start + Math.max(0, start - at);
      const to = end >= until ? piece.end : piece.start + (end - at);
      const last = parts.at(-1);
      if (last?.page === page) parts[parts.length - 1] = { ...last, end: to };
      else parts.push({ page, start: from, end: to });
    }
    return { text: collapse(joined.slice(start, end)), parts };
  });
}

/** A quotation mark that closes, behind a space as French has it. */
const CLOSING = /^[»”’」』)]/u;
/** "т. е.", "l'art.", "डॉ.": shortened words at which a search may part a text and a translation must not. */
const SHORTENED = /(?:(?:^|\s)\p{L}\.\s\p{L}|['’](?:art|al)|(?:^|\s)(?:डॉ|प्रो|श्री|रु|सं|क्र))\.$/u;

/** Sentences that are parts of one, put together. */
function joinTorn(sentences: readonly TextRange[], text: string): TextRange[] {
  const whole: TextRange[] = [];
  for (const { start, end } of sentences) {
    const last = whole.at(-1);
    const isTorn =
      last &&
      (CLOSING.test(text.charAt(start)) ||
        SHORTENED.test(text.slice(Math.max(last.start, last.end - LOOK_BACK), last.end)));
    if (last && isTorn) whole[whole.length - 1] = { start: last.start, end };
    else whole.push({ start, end });
  }
  return whole;
}
const LOOK_BACK = 12;

const collapse = (text: string): string => text.replace(/\u00ad/g, '').replace(/\s+/gu, ' ');
