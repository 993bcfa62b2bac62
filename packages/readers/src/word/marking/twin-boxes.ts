import type { Body, BoxTwin } from '#word/marking/body.ts';
import type { RevisionWriter } from '#word/marking/revision.ts';
import { UnmarkableError } from '#word/marking/unmarkable.ts';
import { rawOf } from '#word/marking/write-inserted.ts';

/** Writes what changes in a text box into its other form as well. */
export class TwinWriter {
  readonly #body: Body;
  readonly #out: readonly string[];
  readonly #push: (raw: string) => void;
  readonly #starts: ReadonlyMap<number, BoxTwin>;
  readonly #ends: ReadonlyMap<number, BoxTwin>;
  readonly #others: ReadonlyMap<number, BoxTwin>;
  /** Where the first form lies among what is written. */
  readonly #written = new Map<BoxTwin, { readonly from: number; to: number }>();

  constructor(body: Body, { out }: Pick<RevisionWriter, 'out'>) {
    this.#body = body;
    this.#out = out;
    this.#push = (raw) => void out.push(raw);
    this.#starts = new Map(body.twins.map((twin) => [twin.read.from, twin]));
    this.#ends = new Map(body.twins.map((twin) => [twin.read.to, twin]));
    this.#others = new Map(body.twins.map((twin) => [twin.other.from, twin]));
  }

  /** Where a token is the first of another form, writes that and gives its last; else null. */
  before(at: number): number | null {
    const started = this.#starts.get(at);
    if (started) this.#written.set(started, { from: this.#out.length, to: this.#out.length });
    const twin = this.#others.get(at);
    if (!twin) return null;
    const { from, to } = this.#written.get(twin) ?? { from: 0, to: 0 };
    const written = this.#out.slice(from, to).join('');
    const raw = rawOf(this.#body, twin.read);
    if (written === raw || written === '') return null;
    if (rawOf(this.#body, twin.other) !== raw)
      throw new UnmarkableError('a text box that has changed says something else for older programs');
    this.#push(written);
    return twin.other.to;
  }

  after(at: number): void {
    const ended = this.#ends.get(at);
    const place = ended && this.#written.get(ended);
    if (place) place.to = this.#out.length;
  }
}
