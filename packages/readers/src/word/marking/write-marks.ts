import type { Atom, Body, BodyParagraph, BodyRow, BodyRun, Span } from '#word/marking/read-body.ts';
import type { InsertedParagraph, InsertedText, MarkPlan, MarkTraits } from '#word/marking/mark-plan.ts';
import { endProperties, splitAtTabs, withEndMark, withoutReferenceStyle } from '#word/marking/properties.ts';
import { commentReference, type RevisionWriter, writeInserted } from '#word/marking/revision.ts';
import { escapeText } from '#word/marking/scan-markup.ts';
import { UnmarkableError } from '#word/marking/unmarkable.ts';

/** What a paragraph that is made anew takes from none: where a section ends, its end's letters, and what was changed in it. */
const NOT_TAKEN = new Set(['w:sectPr', 'w:rPr', 'w:pPrChange']);

/** The markup of a main part with its marks; all else stays as it was, character by character. */
export function writeMarks(body: Body, plan: MarkPlan, writer: RevisionWriter): string {
  new MarkWriter(body, plan, writer).write();
  const unplaced = writer.finish();
  const xml = writer.out.join('');
  if (unplaced.length === 0) return xml;
  // Comments on what cannot be seen in the text stand at its end.
  const [end, ...more] = ['</w:p>', ...unplaced.map(commentReference)];
  const at = xml.lastIndexOf(end);
  if (at < 0) throw new UnmarkableError('it has no text');
  return xml.slice(0, at) + more.join('') + xml.slice(at);
}

class MarkWriter {
  readonly #body: Body;
  readonly #plan: MarkPlan;
  readonly #writer: RevisionWriter;
  /** By the token at which something is written. */
  readonly #runs = new Map<number, Atom[]>();
  readonly #paragraphs: ReadonlyMap<number, BodyParagraph>;
  readonly #rows = new Map<number, BodyRow>();
  readonly #rowsBefore = new Map<number, InsertedParagraph[]>();
  readonly #rowsAfter = new Map<number, InsertedParagraph[]>();
  readonly #ends = new Map<number, BodyParagraph>();

  constructor(body: Body, plan: MarkPlan, writer: RevisionWriter) {
    this.#body = body;
    this.#plan = plan;
    this.#writer = writer;
    this.#paragraphs = new Map(body.paragraphs.map((paragraph) => [paragraph.from, paragraph]));
    for (const paragraph of body.paragraphs) {
      this.#ends.set(paragraph.to, paragraph);
      for (const atom of paragraph.atoms) this.#addRun(atom);
    }
    for (const row of plan.deletedRows.keys()) this.#rows.set(row.from, row);
    this.#sortRows(plan.paragraphsBefore, this.#rowsBefore, 'from');
    this.#sortRows(plan.paragraphsAfter, this.#rowsAfter, 'to');
  }

  #addRun(atom: Atom): void {
    const { deleted, before, after } = this.#plan;
    const isMarked = deleted.has(atom) || before.has(atom) || after.has(atom);
    if (atom.run && isMarked) this.#runs.set(atom.run.from, []);
  }

  #sortRows(
    inserted: ReadonlyMap<BodyParagraph, InsertedParagraph[]>,
    rows: Map<number, InsertedParagraph[]>,
    side: 'from' | 'to',
  ): void {
    for (const [{ row }, paragraphs] of inserted)
      if (row)
        for (const paragraph of paragraphs)
          if (paragraph.isRow) rows.set(row[side], [...(rows.get(row[side]) ?? []), paragraph]);
  }

  write(): void {
    const { tokens, paragraphs } = this.#body;
    for (const { atoms } of paragraphs)
      for (const atom of atoms) if (atom.run) this.#runs.get(atom.run.from)?.push(atom);
    for (let at = 0; at < tokens.length; at++) {
      for (const row of this.#rowsBefore.get(at) ?? []) this.#row(row);
      const paragraph = this.#paragraphs.get(at);
      if (paragraph)
        for (const inserted of this.#plan.paragraphsBefore.get(paragraph) ?? []) this.#paragraph(inserted);
      const atoms = this.#runs.get(at);
      const run = atoms?.[0]?.run;
      if (paragraph) at = this.#beginParagraph(paragraph);
      else if (atoms && run) {
        this.#run(run, atoms);
        at = run.to;
      } else if (this.#rows.has(at)) at = this.#beginRow(this.#rows.get(at) as BodyRow);
      else if (this.#ends.has(at)) this.#endParagraph(this.#ends.get(at) as BodyParagraph, '</w:p>');
      else this.#writer.out.push(tokens[at]?.raw ?? '');
      const ended = this.#ends.get(at);
      if (ended)
        for (const inserted of this.#plan.paragraphsAfter.get(ended) ?? []) this.#paragraph(inserted);
      for (const row of this.#rowsAfter.get(at) ?? []) this.#row(row);
    }
  }

  #raw({ from, to }: Span): string {
    let raw = '';
    for (let at = from; at <= to; at++) raw += this.#body.tokens[at]?.raw ?? '';
    return raw;
  }

  /** Gives the token up to which all is written. */
  #beginParagraph(paragraph: BodyParagraph): number {
    const { tokens } = this.#body;
    const { from, to, properties } = paragraph;
    const traits = this.#plan.deletedEnds.get(paragraph);
    const open = tokens[from]?.raw ?? '';
    const mark = traits ? this.#writer.tag('del', traits, true) : '';
    if (from === to) {
      const texts = this.#plan.within.get(paragraph);
      if (!traits && !texts) this.#writer.out.push(open);
      else {
        this.#writer.out.push(open.replace(/\s*\/>$/u, '>'), withEndMark('', mark));
        this.#endParagraph(paragraph, '</w:p>');
      }
      return to;
    }
    this.#writer.out.push(open);
    if (!traits) return from;
    if (!properties) {
      this.#writer.out.push(withEndMark('', mark));
      return from;
    }
    for (let at = from + 1; at < properties.from; at++) this.#writer.out.push(tokens[at]?.raw ?? '');
    this.#writer.out.push(withEndMark(this.#raw(properties), mark));
    return properties.to;
  }

  #endParagraph(paragraph: BodyParagraph, close: string): void {
    const texts = this.#plan.within.get(paragraph) ?? [];
    writeInserted(
      this.#writer,
      texts,
      endProperties(paragraph.properties ? this.#raw(paragraph.properties) : ''),
    );
    this.#writer.out.push(close);
  }

  #beginRow({ from }: BodyRow): number {
    const { tokens } = this.#body;
    const row = this.#rows.get(from);
    const mark = this.#writer.tag(
      'del',
      { ...(row && this.#plan.deletedRows.get(row)), move: undefined },
      true,
    );
    let at = from;
    const copy = () => this.#writer.out.push(tokens[at]?.raw ?? '');
    copy();
    if (tokens[from + 1]?.name === 'w:tblPrEx')
      do {
        at++;
        copy();
      } while (!(tokens[at]?.name === 'w:tblPrEx' && tokens[at]?.kind !== 'open'));
    const next = tokens[at + 1];
    if (next?.name !== 'w:trPr') this.#writer.out.push(`<w:trPr>${mark}</w:trPr>`);
    else if (next.kind === 'empty') {
      at++;
      this.#writer.out.push(`<w:trPr>${mark}</w:trPr>`);
    } else {
      at++;
      for (; tokens[at]?.name !== 'w:trPr' || tokens[at]?.kind !== 'close'; at++) copy();
      this.#writer.out.push(mark);
      copy();
    }
    return at;
  }

  /** A run in pieces: what stays as it is, what is deleted, and what is inserted between. */
  #run(run: BodyRun, atoms: readonly Atom[]): void {
    const { deleted, before, after } = this.#plan;
    const properties = run.properties ? this.#raw(run.properties) : '';
    const open = this.#body.tokens[run.from]?.raw ?? '<w:r>';
    let content = '';
    let traits: MarkTraits | undefined;
    const flush = () => {
      if (content === '') return;
      const piece = `${open}${properties}${content}</w:r>`;
      if (traits) this.#writer.runs('del', traits, piece);
      else this.#writer.out.push(piece);
      content = '';
    };
    const become = (next: MarkTraits | undefined) => {
      const isSame = traits?.move === next?.move && traits?.change === next?.change;
      if (Boolean(traits) === Boolean(next) && isSame) return;
      flush();
      traits = next;
    };
    const insert = (texts: readonly InsertedText[] | undefined) => {
      if (!texts) return;
      flush();
      writeInserted(this.#writer, texts, withoutReferenceStyle(properties));
    };
    const ofToken = Map.groupBy(atoms, ({ token }) => token);
    for (const child of this.#childrenOf(run)) {
      const own = this.#atomsWithin(child, ofToken);
      const isText = this.#body.tokens[child.from]?.name === 'w:t';
      if (own.length === 0) {
        become(undefined);
        content += this.#raw(child);
        continue;
      }
      for (let at = 0; at < own.length; at++) {
        const atom = own[at] as Atom;
        insert(before.get(atom));
        become(deleted.get(atom));
        if (!isText) {
          content += at === 0 ? this.#raw(child) : '';
          insert(after.get(atom));
          continue;
        }
        let text = atom.character;
        const isNextAlike = (next: Atom | undefined): next is Atom =>
          next !== undefined && !before.has(next) && deleted.get(next) === deleted.get(atom);
        while (!after.has(own[at] as Atom) && isNextAlike(own[at + 1])) text += own[++at]?.character;
        const name = traits ? 'w:delText' : 'w:t';
        content += `<${name} xml:space="preserve">${escapeText(text)}</${name}>`;
        insert(after.get(own[at] as Atom));
      }
    }
    flush();
  }

  /** The elements within another, the properties of a run apart. */
  #childrenOf({ from, to, properties }: BodyRun): Span[] {
    const children: Span[] = [];
    let depth = 0;
    let start = from + 1;
    for (let at = from + 1; at < to; at++) {
      const { kind } = this.#body.tokens[at] ?? { kind: 'other' };
      if (depth === 0) start = at;
      if (kind === 'open') depth++;
      else if (kind === 'close') depth--;
      if (depth === 0 && start !== properties?.from) children.push({ from: start, to: at });
    }
    return children;
  }

  #atomsWithin({ from, to }: Span, ofToken: ReadonlyMap<number, readonly Atom[]>): readonly Atom[] {
    const own: Atom[] = [];
    for (let at = from; at <= to; at++) own.push(...(ofToken.get(at) ?? []));
    return own;
  }

  #paragraph({ texts, like, isNumbered, isRow }: InsertedParagraph): void {
    if (isRow) return;
    this.#writer.out.push('<w:p>', this.#insertedProperties(like, isNumbered));
    writeInserted(this.#writer, texts, this.#lettersOf(like));
    this.#writer.out.push('</w:p>');
  }

  #insertedProperties(like: BodyParagraph | null, isNumbered: boolean): string {
    const properties = like?.properties;
    const left = properties ? this.#childrenOf({ ...properties, properties: null }) : [];
    const taken = left
      .filter(({ from }) => {
        const name = this.#body.tokens[from]?.name ?? '';
        return !NOT_TAKEN.has(name) && (isNumbered || name !== 'w:numPr');
      })
      .map((child) => this.#raw(child))
      .join('');
    return withEndMark(`<w:pPr>${taken}</w:pPr>`, this.#writer.tag('ins', {}, true));
  }

  /** The properties of the letters of a paragraph: those of its first run with text. */
  #lettersOf(like: BodyParagraph | null): string {
    const run = like?.atoms.find((atom) => atom.run !== null && atom.offset >= 0)?.run;
    return run?.properties ? withoutReferenceStyle(this.#raw(run.properties)) : '';
  }

  /** A row with as many cells as the one beside it. */
  #row({ texts, like }: InsertedParagraph): void {
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
    return this.#raw({ from, to }).replace(/<w:vMerge\b[^>]*\/>/gu, '');
  }
}
