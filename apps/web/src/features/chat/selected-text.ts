/** Words that a person selected on a page. */
export interface SelectedText {
  /** On one line. */
  readonly text: string;
  /** Position in the file, from 1. */
  readonly page: number;
  /** The lines of plain text, as `65–67`. */
  readonly lines?: string;
  readonly range: Range;
}

/** The words that are selected on a page of the pane; null where none are, or where the selection began elsewhere. */
export function readSelectedText(pane: Element, selection: Selection | null): SelectedText | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const sheet = elementOf(selection.anchorNode)?.closest<HTMLElement>('[data-page]');
  if (!sheet || !pane.contains(sheet)) return null;
  const range = clipTo(sheet, selection.getRangeAt(0));
  const words = range.cloneContents();
  const text = textOf(words);
  if (text === '') return null;
  const lines =
    linesOf(words) ?? elementOf(range.startContainer)?.closest<HTMLElement>('[data-line]')?.dataset['line'];
  return { text, page: Number(sheet.dataset['page']), ...(lines !== undefined && { lines }), range };
}

const elementOf = (node: Node | null): Element | null =>
  node instanceof Element ? node : (node?.parentElement ?? null);

/** A triple click ends where the next block begins, which may be outside of the page. */
function clipTo(sheet: Element, selected: Range): Range {
  const range = selected.cloneRange();
  if (!sheet.contains(range.startContainer)) range.setStart(sheet, 0);
  if (!sheet.contains(range.endContainer)) range.setEnd(sheet, sheet.childNodes.length);
  return range;
}

/** Where a line of the page ends. */
const BREAKS = 'br, .viewer-line, .word-line, .word-number, td, th';
/** What is shown on a page without being its text: numbers, buttons, deleted words, who said something. */
const BESIDE = '[aria-hidden="true"], button, del, .word-byline';
const UNSPACED =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\n+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

/** Not what `Selection.toString` gives: browsers disagree on where words ends that are laid out one by one. */
function textOf(words: DocumentFragment): string {
  for (const hidden of words.querySelectorAll(BESIDE)) hidden.remove();
  for (const broken of words.querySelectorAll(BREAKS)) broken.after('\n');
  return (
    (words.textContent ?? '')
      .replace(/\u00ad\s*/g, '')
      .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
      .replace(UNSPACED, '$1')
      // A hyphen at the end of a line may belong to the word, so it stays.
      .replace(/(?<=\p{L}-)\n+(?=\p{L})/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

function linesOf(words: DocumentFragment): string | undefined {
  const numbers = [...words.querySelectorAll<HTMLElement>('[data-line]')]
    .filter(({ textContent }) => textContent?.trim())
    .map(({ dataset }) => dataset['line']);
  const [first] = numbers;
  const last = numbers.at(-1);
  return first === last ? first : `${first}–${last}`;
}
