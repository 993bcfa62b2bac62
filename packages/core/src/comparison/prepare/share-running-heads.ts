import { type PreparedText, withRunningHeads } from './prepare.ts';

/** In characters: longer lines are text. */
const LONGEST = 80;
const WORD = /\p{L}{3}/u;
const DIGIT = /\p{Nd}/u;

/**
 * Heads and feet that one document has on every page and the other, which is shorter or differently laid out, only once: by
 * themselves they are lines like others there. Only numbered ones, as titles stand in the text as well.
 */
export function shareRunningHeads(left: PreparedText, right: PreparedText): [PreparedText, PreparedText] {
  return [learnFrom(right, left), learnFrom(left, right)];
}

/** What a line says without its numbers; undefined for what is no head or foot with one. */
function formOf(text: string): string | undefined {
  const line = text.trim();
  if (line.length > LONGEST || !DIGIT.test(line) || !WORD.test(line)) return undefined;
  return line.replaceAll(/\p{Nd}+/gu, '0').replaceAll(/\s+/gu, ' ');
}

function learnFrom(other: PreparedText, own: PreparedText): PreparedText {
  const forms = formsOf(other, 1);
  if (forms.size === 0) return own;
  // A title that stands in the text of both is one, though it runs along the pages of the other as well.
  for (const form of formsOf(other, 0)) forms.delete(form);
  const { lines, isFurniture } = own;
  const running = new Set<number>();
  for (const [at, { text }] of lines.entries()) {
    if (isFurniture[at] === 1 || !forms.has(formOf(text) ?? '')) continue;
    if (startsAnew(own, at) && (at + 1 === lines.length || startsAnew(own, at + 1))) running.add(at);
  }
  return running.size === 0 ? own : withRunningHeads(own, running);
}

/** Of the lines that are heads and feet, or of the others. */
function formsOf({ lines, isFurniture }: PreparedText, kind: 0 | 1): Set<string> {
  const forms = new Set<string>();
  for (const [at, { text }] of lines.entries()) {
    const form = isFurniture[at] === kind ? formOf(text) : undefined;
    if (form !== undefined) forms.add(form);
  }
  return forms;
}

const startsAnew = ({ lines, startsParagraph, isFurniture }: PreparedText, at: number) =>
  startsParagraph[at] === 1 || isFurniture[at] === 1 || lines[at]?.text.trim() === '';
