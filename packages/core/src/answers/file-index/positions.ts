import { packLists } from './pack-lists.ts';

/** Collects the tokens of a file in order and packs them into a positional index. */
export function makePositionCollector() {
  const idOfTerm = new Map<string, number>();
  const pagesWithTerm: number[] = [];
  const lastPage: number[] = [];
  let ids = new Uint32Array(1 << 12);
  let count = 0;

  function idOf(term: string): number {
    const known = idOfTerm.get(term);
    if (known !== undefined) return known;
    idOfTerm.set(term, idOfTerm.size);
    lastPage.push(-1);
    return pagesWithTerm.push(0) - 1;
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
  const { lexicon, offsets, bytes } = packLists(idOfTerm, (id) => {
    const positions = grouped.subarray(starts[id], starts[id + 1]);
    return positions.map((position, at) => position - (positions[at - 1] ?? 0));
  });
  return { terms: lexicon, positionOffsets: offsets, positions: bytes };
}
