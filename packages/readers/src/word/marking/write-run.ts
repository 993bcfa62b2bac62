import type { InsertedText, MarkPlan, MarkTraits } from '#word/marking/mark-plan.ts';
import { plainLetters } from '#word/marking/properties.ts';
import type { Atom, Body, BodyRun, Span } from '#word/marking/body.ts';
import { type RevisionWriter, writeInserted } from '#word/marking/revision.ts';
import { escapeText } from '#word/marking/scan-markup.ts';
import { UnmarkableError } from '#word/marking/unmarkable.ts';
import { childrenOf, rawOf } from '#word/marking/write-inserted.ts';

const INSERTION_END = /^<\/w:(?:ins|moveTo)\s*>$/u;

/** Writes runs in pieces: what stays as it is, what is deleted, and what is inserted between. */
export class RunWriter {
  readonly #body: Body;
  readonly #plan: MarkPlan;
  readonly #writer: RevisionWriter;
  /** How much was written when an insertion of the document itself was begun anew. */
  #begunAnew = -1;

  constructor(body: Body, plan: MarkPlan, writer: RevisionWriter) {
    this.#body = body;
    this.#plan = plan;
    this.#writer = writer;
  }

  /** The end of an element; that of an insertion that was begun anew with nothing left in it takes that back. */
  close(raw: string): void {
    const { out } = this.#writer;
    if (INSERTION_END.test(raw) && this.#begunAnew === out.length) out.pop();
    else out.push(raw);
    this.#begunAnew = -1;
  }

  write(run: BodyRun, atoms: readonly Atom[]): void {
    const { deleted, before, after } = this.#plan;
    const piecesOf = new RunPieces(this.#body, this.#writer, run);
    const insert = (texts: readonly InsertedText[] | undefined) => {
      if (!texts) return;
      piecesOf.flush();
      this.#besideInsertion(run, () => writeInserted(this.#writer, texts, plainLetters(piecesOf.properties)));
    };
    const ofToken = Map.groupBy(atoms, ({ token }) => token);
    for (const child of childrenOf(this.#body, run)) {
      const own = atomsWithin(child, ofToken);
      const isText = this.#body.tokens[child.from]?.name === 'w:t';
      if (own.length === 0) {
        piecesOf.become(undefined);
        piecesOf.add(rawOf(this.#body, child));
        continue;
      }
      for (let at = 0; at < own.length; at++) {
        const atom = own[at] as Atom;
        insert(before.get(atom));
        piecesOf.become(deleted.get(atom));
        if (!isText) {
          if (at === 0) piecesOf.add(rawOf(this.#body, child));
          insert(after.get(atom));
          continue;
        }
        let text = atom.character;
        const isNextAlike = (next: Atom | undefined): next is Atom =>
          next !== undefined && !before.has(next) && deleted.get(next) === deleted.get(atom);
        while (!after.has(own[at] as Atom) && isNextAlike(own[at + 1])) text += own[++at]?.character;
        piecesOf.addText(text);
        insert(after.get(own[at] as Atom));
      }
    }
    piecesOf.flush();
  }

  /** What is inserted is no part of what somebody else has inserted: that ends before it, and goes on behind it. */
  #besideInsertion({ insertion }: BodyRun, write: () => void): void {
    if (!insertion) return write();
    if (!insertion.isParent) throw new UnmarkableError('a link in its own tracked changes has changed');
    const { out } = this.#writer;
    const { name = '', raw = '' } = this.#body.tokens[insertion.token] ?? {};
    const isEmpty = out.at(-1) === raw || this.#begunAnew === out.length;
    const begun = isEmpty
      ? (out.pop() ?? raw)
      : raw.replace(/(\sw:id=)"[^"]*"/u, (_, attribute: string) => `${attribute}"${this.#writer.takeId()}"`);
    if (!isEmpty) out.push(`</${name}>`);
    write();
    out.push(begun);
    this.#begunAnew = out.length;
  }
}

/** The pieces of one run. */
class RunPieces {
  readonly properties: string;
  readonly #open: string;
  readonly #writer: RevisionWriter;
  #content = '';
  #traits: MarkTraits | undefined;
  #count = 0;

  constructor(body: Body, writer: RevisionWriter, { from, properties }: BodyRun) {
    this.properties = properties ? rawOf(body, properties) : '';
    this.#open = body.tokens[from]?.raw ?? '<w:r>';
    this.#writer = writer;
  }

  add(content: string): void {
    this.#content += content;
  }

  addText(text: string): void {
    const name = this.#traits ? 'w:delText' : 'w:t';
    this.#content += `<${name} xml:space="preserve">${escapeText(text)}</${name}>`;
  }

  become(next: MarkTraits | undefined): void {
    const isSame = this.#traits?.move === next?.move && this.#traits?.change === next?.change;
    if (Boolean(this.#traits) === Boolean(next) && isSame) return;
    this.flush();
    this.#traits = next;
  }

  flush(): void {
    if (this.#content === '') return;
    const piece = `${this.#open}${this.#ownProperties()}${this.#content}</w:r>`;
    if (this.#traits) this.#writer.runs('del', this.#traits, piece);
    else this.#writer.out.push(piece);
    this.#content = '';
  }

  /** A change of them has an id, which no other piece may have. */
  #ownProperties(): string {
    if (this.#count++ === 0) return this.properties;
    return this.properties.replace(
      /(<w:rPrChange\b[^>]*\sw:id=)"[^"]*"/u,
      (_, attribute: string) => `${attribute}"${this.#writer.takeId()}"`,
    );
  }
}

function atomsWithin({ from, to }: Span, ofToken: ReadonlyMap<number, readonly Atom[]>): readonly Atom[] {
  const own: Atom[] = [];
  for (let at = from; at <= to; at++) own.push(...(ofToken.get(at) ?? []));
  return own;
}
