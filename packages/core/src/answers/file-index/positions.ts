import { ByteWriter } from '#text/bytes.ts';
import { makeLexicon } from './lexicon.ts';

/** Collects the tokens of a file in order and packs them into a positional index. */
export function makePositionCollector() {
  const idOfTerm = new Map<string, number>();
  const pagesWithTerm: number[] = [];
  const lastPage: number[] = [];
  let ids = new Uint32Array(1 << 12);
  let count = 0;

  function idOf(term: string): number {
    let id = idOfTerm.get(term);
    if (id === undefined) {
      id = idOfTerm.size;
      idOfTerm.set(term, id);
      pagesWithTerm.push(0);
      lastPage.push(-1);
    }
    return id;
  }

  return {
    /** How many tokens there are so far. */
    get count() {
      return count;
    },
    add(term: string, pageIndex: number): void {
      const id = idOf(term);
      if (lastPage[id] !== pageIndex) {
        lastPage[id] = pageIndex;
        pagesWithTerm[id] = (pagesWithTerm[id] ?? 0) + 1;
      }
      if (count === ids.length) {
        const larger = new Uint32Array(ids.length * 2);
        larger.set(ids);
        ids = larger;
      }
      ids[count++] = id;
    },
    /** The term of every token, as numbers of this collector. */
    ids: () => ids.subarray(0, count),
    pagesWith: (id: number) => pagesWithTerm[id] ?? 0,
    pack: () => packPositions(idOfTerm, ids.subarray(0, count)),
  };
}

function packPositions(idOfTerm: ReadonlyMap<string, number>, ids: Uint32Array) {
  const starts = new Uint32Array(idOfTerm.size + 1);
  for (const id of ids) starts[id + 1] = (starts[id + 1] ?? 0) + 1;
  for (let id = 0; id < idOfTerm.size; id++) starts[id + 1] = (starts[id + 1] ?? 0) + (starts[id] ?? 0);
  const grouped = new Uint32Array(ids.length);
  const next = starts.slice();
  ids.forEach((id, position) => {
    const at = next[id] ?? 0;
    grouped[at] = position;
    next[id] = at + 1;
  });
  const sorted = [...idOfTerm.keys()].sort();
  const writer = new ByteWriter();
  const positionOffsets = new Uint32Array(sorted.length + 1);
  sorted.forEach((term, pageIndex) => {
    const id = idOfTerm.get(term) ?? 0;
    let previous = 0;
    for (const position of grouped.subarray(starts[id] ?? 0, starts[id + 1] ?? 0)) {
      writer.writeVarint(position - previous);
      previous = position;
    }
    positionOffsets[pageIndex + 1] = writer.length;
  });
  return { terms: makeLexicon(sorted), positionOffsets, positions: writer.toBytes() };
}
