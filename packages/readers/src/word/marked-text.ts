import { cleanString } from '@recto/core/document';

/** Within a text: here the next of its marks stands or begins, and here the insertion that has begun ends. */
export const MARK = '\u0001';
export const MARK_END = '\u0002';
/** Within a text: from here on letters are plain, bold, italic, or both, by their place in this list. */
const LETTERS = ['\u0003', '\u0004', '\u0005', '\u0006'];
/** What must not come from a file itself. */
export const RESERVED = /[\u0001-\u0006]/g;

/** How letters look: a bit each. */
export const BOLD = 1;
export const ITALIC = 2;
export const lettersOf = (mark: string): number => LETTERS.indexOf(mark);

/** Who made a change or comment and when, as the file says it. */
export interface Authorship {
  readonly author?: string;
  readonly date?: string;
}

/** What is known of a text besides its characters. */
export type Mark =
  | (Authorship & { readonly kind: 'inserted' })
  | (Authorship & { readonly kind: 'deleted'; readonly text: string })
  | { readonly kind: 'hidden'; readonly count: number }
  | { readonly kind: 'comment'; readonly id: string };

const MAX_AUTHOR = 100;
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?/;

/** Word writes the writer's own time as if it were UTC, so that its zone says nothing. */
export function readAuthorship(attribute: (name: string) => string | undefined): Authorship {
  const author = cleanString(attribute('author') ?? '')
    .slice(0, MAX_AUTHOR)
    .trim();
  const date = DATE.exec(attribute('date') ?? '')?.[0];
  return { ...(author !== '' && { author }), ...(date !== undefined && { date }) };
}

/** The text of a paragraph as it is read, with its marks. */
export class MarkedText {
  text = '';
  readonly marks: Mark[] = [];
  #isInserting = false;
  #letters = 0;

  /** @param letters how they look; what is no letter looks as what is around it */
  add(text: string, letters = this.#letters): void {
    if (text.trim() !== '') this.#look(letters);
    this.text += text;
  }

  /** Ends what goes on until something else begins. */
  end(): void {
    this.#look(0);
    this.endInsertion();
  }

  #look(letters: number): void {
    if (letters !== this.#letters) this.text += LETTERS[letters] ?? '';
    this.#letters = letters;
  }

  beginInsertion(by: Authorship): void {
    if (this.#isInserting) return;
    this.#isInserting = true;
    this.#mark({ kind: 'inserted', ...by });
  }

  endInsertion(): void {
    if (this.#isInserting) this.text += MARK_END;
    this.#isInserting = false;
  }

  /** Runs that one author deleted together come one by one. What was inserted and deleted again was in neither text. */
  addDeletion(text: string, by: Authorship): void {
    if (text === '' || this.#isInserting) return;
    const last = this.marks.at(-1);
    if (last?.kind === 'deleted' && last.author === by.author && this.text.endsWith(MARK))
      this.marks[this.marks.length - 1] = { ...last, text: last.text + text };
    else this.#mark({ kind: 'deleted', text, ...by });
  }

  addHidden(count: number): void {
    this.#mark({ kind: 'hidden', count });
  }

  addComment(id: string): void {
    this.#mark({ kind: 'comment', id });
  }

  #mark(mark: Mark): void {
    this.text += MARK;
    this.marks.push(mark);
  }
}

/** A text with what was deleted from it, without marks. */
export function withDeletions(text: string, marks: Iterator<Mark>): string {
  return text.replace(/[\u0002-\u0006]/g, '').replaceAll(MARK, () => {
    const mark: Mark | undefined = marks.next().value;
    return mark?.kind === 'deleted' ? mark.text : '';
  });
}
