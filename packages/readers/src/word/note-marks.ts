/** Word counts footnotes in digits and endnotes in Roman numerals; here both stay digits, told apart by a letter. */
export class NoteMarks {
  readonly #last = { footnote: 0, endnote: 0 };

  next(kind: 'footnote' | 'endnote'): string {
    const number = ++this.#last[kind];
    return kind === 'footnote' ? `[${number}]` : `[E${number}]`;
  }
}
