import type { InsertedParagraph, MarkPlan } from '#word/marking/mark-plan.ts';
import { endProperties, withEndMark } from '#word/marking/properties.ts';
import type { Atom, Body, BodyParagraph, BodyRow, BodyRun, Span } from '#word/marking/body.ts';
import { type RevisionWriter, writeInserted } from '#word/marking/revision.ts';
import { TwinWriter } from '#word/marking/twin-boxes.ts';
import { UnmarkableError } from '#word/marking/unmarkable.ts';
import { InsertedWriter, rawOf } from '#word/marking/write-inserted.ts';
import { RunWriter } from '#word/marking/write-run.ts';

/** Changes whose comments stand behind a token: text boxes and notes have none in them. */
export type Remarks = Map<number, Set<number>>;

interface WriteOptions {
  readonly writer: RevisionWriter;
  readonly remarks: Remarks;
}

/** The markup of a part with its marks, in the pieces of the writer; all else stays as it was, character by character. */
export function writeMarks(body: Body, plan: MarkPlan, options: WriteOptions): void {
  new MarkWriter(body, plan, options).write();
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
  readonly #runWriter: RunWriter;
  readonly #inserted: InsertedWriter;
  readonly #twins: TwinWriter;
  readonly #remarks: Remarks;

  constructor(body: Body, plan: MarkPlan, { writer, remarks }: WriteOptions) {
    this.#body = body;
    this.#plan = plan;
    this.#writer = writer;
    this.#runWriter = new RunWriter(body, plan, writer);
    this.#inserted = new InsertedWriter(body, writer);
    this.#twins = new TwinWriter(body, writer);
    this.#remarks = remarks;
    const own = new Set(body.paragraphs);
    this.#paragraphs = new Map(body.paragraphs.map((paragraph) => [paragraph.from, paragraph]));
    for (const paragraph of body.paragraphs) {
      this.#ends.set(paragraph.to, paragraph);
      for (const atom of paragraph.atoms) this.#addRun(atom);
    }
    for (const { row } of own) if (row && plan.deletedRows.has(row)) this.#rows.set(row.from, row);
    const { paragraphsBefore, paragraphsAfter } = plan;
    this.#sortRows(
      [...paragraphsBefore].filter(([each]) => own.has(each)),
      this.#rowsBefore,
      'from',
    );
    this.#sortRows(
      [...paragraphsAfter].filter(([each]) => own.has(each)),
      this.#rowsAfter,
      'to',
    );
  }

  #addRun(atom: Atom): void {
    const { deleted, before, after } = this.#plan;
    const isMarked = deleted.has(atom) || before.has(atom) || after.has(atom);
    if (atom.run && isMarked) this.#runs.set(atom.run.from, []);
  }

  #sortRows(
    inserted: readonly (readonly [BodyParagraph, readonly InsertedParagraph[]])[],
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
      for (const row of this.#rowsBefore.get(at) ?? []) this.#inserted.row(row);
      const paragraph = this.#paragraphs.get(at);
      if (paragraph) this.#hold(paragraph);
      if (paragraph) this.#insert(this.#plan.paragraphsBefore.get(paragraph));
      at = this.#token(at, paragraph);
      this.#twins.after(at);
      const ended = this.#ends.get(at);
      if (ended) this.#insert(this.#plan.paragraphsAfter.get(ended));
      if (ended?.box) this.#writer.hold(null);
      for (const row of this.#rowsAfter.get(at) ?? []) this.#inserted.row(row);
      this.#writer.pointAt(this.#remarks.get(at) ?? []);
    }
  }

  #insert(paragraphs: readonly InsertedParagraph[] = []): void {
    for (const each of paragraphs) this.#inserted.paragraph(each);
  }

  /** Gives the token up to which all is written. */
  #token(at: number, paragraph: BodyParagraph | undefined): number {
    const atoms = this.#runs.get(at);
    const run = atoms?.[0]?.run;
    const ended = this.#ends.get(at);
    const row = this.#rows.get(at);
    if (paragraph) return this.#beginParagraph(paragraph);
    if (atoms && run) {
      if (run.hasBox && this.#hasMarksIn(run))
        throw new UnmarkableError('a text box among its words has changed');
      this.#runWriter.write(run, atoms);
      return run.to;
    }
    if (row) return this.#beginRow(row);
    const other = this.#twins.before(at);
    if (other !== null) return other;
    const raw = this.#body.tokens[at]?.raw ?? '';
    if (ended) this.#endParagraph(ended, raw);
    else this.#runWriter.close(raw);
    return at;
  }

  /** Whether something is marked in a text box that hangs in a run. */
  #hasMarksIn({ from, to }: BodyRun): boolean {
    const { deleted, before, after, within, paragraphsBefore, paragraphsAfter, deletedEnds } = this.#plan;
    const isMarked = (paragraph: BodyParagraph) =>
      [within, paragraphsBefore, paragraphsAfter, deletedEnds].some((marks) => marks.has(paragraph)) ||
      paragraph.atoms.some((atom) => deleted.has(atom) || before.has(atom) || after.has(atom));
    return this.#body.paragraphs.some((each) => each.from > from && each.to < to && isMarked(each));
  }

  /** Comments on what changes in a text box stand behind the run in which it hangs. */
  #hold({ box }: BodyParagraph): void {
    if (!box?.run) return;
    const { to } = box.run;
    const changes = this.#remarks.get(to) ?? new Set();
    this.#remarks.set(to, changes);
    this.#writer.hold(changes);
  }

  #raw(span: Span): string {
    return rawOf(this.#body, span);
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
      // What was changed in the properties stands last.
      const isEnd = () =>
        tokens[at]?.name === 'w:trPrChange' ||
        (tokens[at]?.name === 'w:trPr' && tokens[at]?.kind === 'close');
      for (; !isEnd(); at++) copy();
      this.#writer.out.push(mark);
      copy();
    }
    return at;
  }
}
