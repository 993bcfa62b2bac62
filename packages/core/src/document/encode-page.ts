import {
  BOX_SCALE,
  type Box,
  type Line,
  type Page,
  type PageFlag,
  type PageFlagKind,
  type PageHead,
  type PageState,
  pageText,
  type Word,
} from '#document/document.ts';
import { hasStyles, putFlow, takeFlow } from '#document/encode-flow.ts';
import { putSheet, takeSheet } from '#document/encode-sheet.ts';
import { Sink, Source } from '#document/page-bytes.ts';

/** First byte of every encoded page: a page stored in another form is refused, not misread. */
const VERSION = 2;
/** The same with a sheet after its lines. */
const SHEET_VERSION = 3;
/** The same with the number of its first line after its lines. */
const NUMBERED_VERSION = 4;
/** The same with its blocks and changes after its lines. */
const FLOW_VERSION = 5;
/** The same with its bold and italic letters after these. */
const STYLED_VERSION = 6;
/** The same as the first, with how surely each word was read from the picture of the page. */
const SCANNED_VERSION = 7;
const STATES: readonly PageState[] = ['text', 'blank', 'needs-ocr', 'damaged', 'ocr', 'low'];
const FLAG_KINDS: readonly PageFlagKind[] = [
  'embedded-ocr',
  'invisible',
  'white',
  'tiny',
  'off-page',
  'tracked-changes',
];
const MAX_CONFIDENCE = 100;
/** Page sizes are kept to a hundredth of a point. */
const SIZE_SCALE = 100;

/**
 * Encodes a page compactly for storage: variable-length integers, boxes as differences from the box before
 * (about seven bytes a word, before compression). `decodePage` is the way back.
 */
export function encodePage(page: Page): Uint8Array {
  const sink = new Sink();
  sink.put(versionOf(page));
  sink.put(page.number);
  sink.put(page.label === undefined ? 0 : 1);
  if (page.label !== undefined) sink.putText(page.label);
  sink.put(Math.round(page.width * SIZE_SCALE));
  sink.put(Math.round(page.height * SIZE_SCALE));
  sink.put(STATES.indexOf(page.state));
  const flags = page.flags ?? [];
  sink.put(flags.length);
  for (const { kind, count } of flags) {
    sink.put(FLAG_KINDS.indexOf(kind));
    sink.put(count);
  }
  sink.put(page.lines.length);
  const isScanned = versionOf(page) === SCANNED_VERSION;
  for (const line of page.lines) putLine(sink, line, isScanned);
  if (page.sheet) putSheet(sink, page.sheet);
  else if (page.firstLine !== undefined) sink.put(page.firstLine);
  else if (page.flow) putFlow(sink, page.flow);
  return sink.written();
}

const hasConfidence = ({ confidence }: Word): boolean => confidence !== undefined;

function versionOf({ lines, sheet, firstLine, flow }: Page): number {
  if (sheet) return SHEET_VERSION;
  if (firstLine !== undefined) return NUMBERED_VERSION;
  if (!flow) return lines.some(({ words }) => words.some(hasConfidence)) ? SCANNED_VERSION : VERSION;
  return hasStyles(flow) ? STYLED_VERSION : FLOW_VERSION;
}

function putLine(sink: Sink, { text, words }: Line, isScanned: boolean): void {
  sink.putText(text);
  sink.put(words.length);
  let before: Word = { start: 0, end: 0, box: [0, 0, 0, 0] };
  for (const word of words) {
    const [left, top, right, bottom] = word.box;
    sink.put(word.start - before.end);
    sink.put(word.end - word.start);
    sink.putSigned(left - before.box[2]);
    sink.putSigned(top - before.box[1]);
    sink.put(right - left);
    sink.put(bottom - top);
    // From 1: 0 stands for none.
    if (isScanned) sink.put(word.confidence === undefined ? 0 : word.confidence + 1);
    before = word;
  }
}

/** Decodes what `encodePage` wrote; throws when the bytes are anything else. */
export function decodePage(bytes: Uint8Array): Page {
  const source = new Source(bytes);
  const version = source.take();
  if (version < VERSION || version > SCANNED_VERSION) throw new Error('Stored page: unknown version');
  const isStyled = version === STYLED_VERSION;
  const head = takeHead(source);
  const lines = Array.from({ length: source.takeCount() }, () =>
    takeLine(source, version === SCANNED_VERSION),
  );
  const { length } = pageText({ lines });
  const page: Page = {
    ...head,
    lines,
    ...(version === SHEET_VERSION && { sheet: takeSheet(source, length) }),
    ...(version === NUMBERED_VERSION && { firstLine: source.take() }),
    ...((version === FLOW_VERSION || isStyled) && { flow: takeFlow(source, length, { isStyled }) }),
  };
  source.expectEnd();
  return page;
}

function takeHead(source: Source): PageHead {
  const number = source.take();
  const label = source.take() === 1 ? source.takeText() : undefined;
  const width = source.take() / SIZE_SCALE;
  const height = source.take() / SIZE_SCALE;
  const state = STATES[source.take()];
  if (number < 1 || state === undefined) throw new Error('Stored page: malformed head');
  const flags = takeFlags(source);
  return {
    number,
    ...(label === undefined ? {} : { label }),
    width,
    height,
    state,
    ...(flags.length === 0 ? {} : { flags }),
  };
}

function takeFlags(source: Source): PageFlag[] {
  const flags = Array.from({ length: source.takeCount() }, (): PageFlag => {
    const kind = FLAG_KINDS[source.take()];
    const count = source.take();
    if (kind === undefined || count < 1) throw new Error('Stored page: malformed flag');
    return { kind, count };
  });
  if (new Set(flags.map(({ kind }) => kind)).size < flags.length)
    throw new Error('Stored page: a flag stands twice');
  return flags;
}

function takeLine(source: Source, isScanned: boolean): Line {
  const text = source.takeText();
  let end = 0;
  let box: Box = [0, 0, 0, 0];
  const words = Array.from({ length: source.takeCount() }, (): Word => {
    const start = end + source.take();
    end = start + source.take();
    const left = box[2] + source.takeSigned();
    const top = box[1] + source.takeSigned();
    box = [left, top, left + source.take(), top + source.take()];
    if (end > text.length || left < 0 || top < 0 || box[2] > BOX_SCALE || box[3] > BOX_SCALE) {
      throw new Error('Stored page: a word lies outside its line or page');
    }
    const confidence = isScanned ? source.take() - 1 : -1;
    if (confidence > MAX_CONFIDENCE) throw new Error('Stored page: malformed confidence');
    return { start, end, box, ...(confidence >= 0 && { confidence }) };
  });
  return { text, words };
}
