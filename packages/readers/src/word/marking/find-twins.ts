import type { BoxTwin, Span } from '#word/marking/body.ts';

interface Choice {
  readonly read: Span[];
  readonly others: Span[];
}

/** Finds the text boxes that stand in the markup twice. */
export class TwinFinder {
  readonly list: BoxTwin[] = [];
  /** By the first token of the choice between forms. */
  readonly #choices = new Map<number, Choice>();

  /** @param around the elements in which the box stands */
  add(box: Span, around: readonly { readonly name: string; readonly token: number }[]): void {
    const at = around.findLastIndex(({ name }) => name === 'mc:AlternateContent');
    const choice = around[at];
    if (!choice) return;
    const known = this.#choices.get(choice.token) ?? { read: [], others: [] };
    this.#choices.set(choice.token, known);
    (around[at + 1]?.name === 'mc:Fallback' ? known.others : known.read).push(box);
  }

  /** Ends a choice: its boxes stand for each other in their order. */
  end(token: number): void {
    const { read = [], others = [] } = this.#choices.get(token) ?? {};
    this.#choices.delete(token);
    if (read.length !== others.length) return;
    for (const [at, box] of read.entries()) {
      const other = others[at];
      if (other) this.list.push({ read: box, other });
    }
  }
}
