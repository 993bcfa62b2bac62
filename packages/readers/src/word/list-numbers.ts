import { formatNumber } from '#word/format-number.ts';
import type { ListLevel, Numbering } from '#word/numbering.ts';
import type { ListPlace } from '#word/styles.ts';

const MAX_DEPTH = 8;
/** Of symbol fonts, whose characters mean nothing elsewhere; and the circle that is a letter. */
const SYMBOL_BULLET = /^(?:[\ue000-\uf8ff]|o)$/u;
const BULLET = '•';

/** Counts the items of the lists of a text, in their order. */
export class ListNumbers {
  readonly #numbering: Numbering;
  /** By what lists share, and by depth. */
  readonly #counters = new Map<string, (number | undefined)[]>();
  /** The first that is that of a style. */
  readonly #byStyle = new Map<string, string>();
  readonly #begun = new Set<string>();

  constructor(numbering: Numbering) {
    this.#numbering = numbering;
    for (const [id, { styleLink }] of numbering.abstracts)
      if (styleLink !== undefined && !this.#byStyle.has(styleLink)) this.#byStyle.set(styleLink, id);
  }

  /** The number or bullet of the next item at a place; '' where it has none. */
  next({ list, depth: wanted }: ListPlace): string {
    const found = this.#numbering.lists.get(list);
    if (!found) return '';
    const depth = Math.min(Math.max(0, wanted), MAX_DEPTH);
    const abstract = this.#abstractOf(found.abstract);
    const counters = this.#counters.get(abstract) ?? [];
    this.#counters.set(abstract, counters);
    if (!this.#begun.has(list)) {
      this.#begun.add(list);
      for (const restarted of found.starts.keys()) counters[restarted] = undefined;
    }
    const levelAt = (at: number): ListLevel | undefined =>
      found.levels.get(at) ?? this.#numbering.abstracts.get(abstract)?.levels.get(at);
    const startAt = (at: number) => found.starts.get(at) ?? levelAt(at)?.start ?? 1;

    const level = levelAt(depth);
    if (!level) return '';
    const before = counters[depth];
    counters[depth] = before === undefined ? startAt(depth) : before + 1;
    for (let at = 0; at < depth; at++) counters[at] ??= startAt(at);
    for (let at = depth + 1; at <= MAX_DEPTH; at++)
      if (depth < (levelAt(at)?.restart ?? at)) counters[at] = undefined;

    if (level.format === 'bullet') return SYMBOL_BULLET.test(level.text) ? BULLET : level.text;
    return level.text.replace(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const format = level.isLegal ? 'decimal' : (levelAt(at)?.format ?? 'decimal');
      return formatNumber(counters[at] ?? startAt(at), format);
    });
  }

  /** A list may take its levels from the list of a style. */
  #abstractOf(id: string): string {
    const link = this.#numbering.abstracts.get(id)?.numStyleLink;
    return link === undefined ? id : (this.#byStyle.get(link) ?? id);
  }
}
