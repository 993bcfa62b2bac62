import type { IndexablePage } from '@recto/core/answers';

/** The yardstick: BM25 over whole pages, words as they are, the whole question as the query. */
export function makePlainBm25(pages: readonly IndexablePage[]): (question: string) => number[] {
  const k1 = 1.2;
  const b = 0.75;
  const words = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const postings = new Map<string, Map<number, number>>();
  const lengths = pages.map((page, place) => {
    const all = words(page.text);
    for (const word of all) {
      const posting = postings.get(word) ?? new Map<number, number>();
      posting.set(place, (posting.get(place) ?? 0) + 1);
      postings.set(word, posting);
    }
    return all.length;
  });
  const average = lengths.reduce((sum, length) => sum + length, 0) / pages.length || 1;
  return (question) => {
    const scores = new Float64Array(pages.length);
    for (const word of new Set(words(question))) {
      const posting = postings.get(word) ?? new Map<number, number>();
      const weight = Math.log(1 + (pages.length - posting.size + 0.5) / (posting.size + 0.5));
      for (const [place, count] of posting) {
        const norm = k1 * (1 - b + (b * (lengths[place] ?? 0)) / average);
        scores[place] = (scores[place] ?? 0) + (weight * (k1 + 1) * count) / (count + norm);
      }
    }
    const order = [...scores.keys()].sort((left, right) => (scores[right] ?? 0) - (scores[left] ?? 0));
    return order.map((place) => pages[place]?.number ?? 0);
  };
}
