import type { InsertedParagraph } from '#word/marking/mark-plan.ts';
import { plainLetters, splitAtTabs, withEndMark, withoutOwnChanges } from '#word/marking/properties.ts';
import type { Body, BodyParagraph, BodyRow, Span } from '#word/marking/body.ts';
import { type RevisionWriter, writeInserted } from '#word/marking/revision.ts';

/** What a paragraph that is made anew takes from none: where a section ends, its end's letters, and what was changed in it. */
const NOT_TAKEN = new Set(['w:sectPr', 'w:rPr', 'w:pPrChange']);

/** The raw markup of a stretch of tokens. */
export function rawOf({ tokens }: Pick<Body, 'tokens'>, { from, to }: Span): string {
  let raw = '';
  for (let at = from; at <= to; at++) raw += tokens[at]?.raw ?? '';
  return raw;
}

/** The elements within another, the properties of a run apart. */
export function childrenOf(
  { tokens }: Pick<Body, 'tokens'>,
  { from, to, properties }: Span & { readonly properties: Span | null },
): Span[] {
  const children: Span[] = [];
  let depth = 0;
  let start = from + 1;
  for (let at = from + 1; at < to; at++) {
    const { kind } = tokens[at] ?? { kind: 'other' };
    if (depth === 0) start = at;
    if (kind === 'open') depth++;
    else if (kind === 'close') depth--;
    if (depth === 0 && start !== properties?.from) children.push({ from: start, to: at });
  }
  return children;
}

/** Writes paragraphs and rows that are inserted whole, each like one that stands beside it. */
export class InsertedWriter {
  readonly #body: Body;
  readonly #writer: RevisionWriter;

  constructor(body: Body, writer: RevisionWriter) {
    this.#body = body;
    this.#writer = writer;
  }

  paragraph({ texts, like, isNumbered, isRow }: InsertedParagraph): void {
    if (isRow) return;
    this.#writer.out.push('<w:p>', this.#insertedProperties(like, isNumbered));
    writeInserted(this.#writer, texts, this.#lettersOf(like));
    this.#writer.out.push('</w:p>');
  }

  #insertedProperties(like: BodyParagraph | null, isNumbered: boolean): string {
    const properties = like?.properties;
    const left = properties ? childrenOf(this.#body, { ...properties, properties: null }) : [];
    const taken = left
      .filter(({ from }) => {
        const name = this.#body.tokens[from]?.name ?? '';
        return !NOT_TAKEN.has(name) && (isNumbered || name !== 'w:numPr');
      })
      .map((child) => withoutOwnChanges(rawOf(this.#body, child)))
      .join('');
    return withEndMark(`<w:pPr>${taken}</w:pPr>`, this.#writer.tag('ins', {}, true));
  }

  /** The properties of the letters of a paragraph: those of its first run with text. */
  #lettersOf(like: BodyParagraph | null): string {
    const run = like?.atoms.find((atom) => atom.run !== null && atom.offset >= 0)?.run;
    return run?.properties ? plainLetters(rawOf(this.#body, run.properties)) : '';
  }

  /** A row with as many cells as the one beside it. */
  row({ texts, like }: InsertedParagraph): void {
    const row = like?.row;
    if (!row) return;
    const cells = splitAtTabs(texts, row.cells.length);
    this.#writer.out.push(`<w:tr><w:trPr>${this.#writer.tag('ins', {}, true)}</w:trPr>`);
    for (const [at, paragraphs] of row.cells.entries()) {
      const [first = null] = paragraphs;
      this.#writer.out.push(
        '<w:tc>',
        this.#cellProperties(row, at),
        '<w:p>',
        this.#insertedProperties(first, false),
      );
      writeInserted(this.#writer, cells[at] ?? [], this.#lettersOf(first));
      this.#writer.out.push('</w:p></w:tc>');
    }
    this.#writer.out.push('</w:tr>');
  }

  #cellProperties({ cellStarts }: BodyRow, cell: number): string {
    const { tokens } = this.#body;
    const from = (cellStarts[cell] ?? 0) + 1;
    if (tokens[from]?.name !== 'w:tcPr') return '';
    let to = from;
    while (tokens[to]?.name !== 'w:tcPr' || tokens[to]?.kind === 'open') to++;
    // The cell above goes on in none that is new.
    return withoutOwnChanges(rawOf(this.#body, { from, to })).replace(/<w:vMerge\b[^>]*\/>/gu, '');
  }
}
