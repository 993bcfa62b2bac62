/** How well answers find the pages that hold the evidence. Used for the core alone and through the API alike. */

export interface PageHits {
  readonly questions: number;
  readonly first: number;
  readonly amongThree: number;
  readonly amongFive: number;
}

export interface PagesOfQuestion {
  /** Cited pages, best first; none when the question was not answered, which counts as a miss. */
  readonly cited: readonly number[];
  readonly evidence: readonly number[];
}

/** Shares (0..1) of the questions with a page of the evidence first, among the first three and five. */
export function scorePages(results: readonly PagesOfQuestion[]): PageHits {
  const share = (within: number) => {
    const hits = results.filter(({ cited, evidence }) =>
      cited.slice(0, within).some((page) => evidence.includes(page)),
    );
    return hits.length / Math.max(1, results.length);
  };
  return { questions: results.length, first: share(1), amongThree: share(3), amongFive: share(5) };
}

export function formatHits({ first, amongThree, amongFive }: PageHits): string {
  return [first, amongThree, amongFive].map((share) => share.toFixed(2)).join(' / ');
}

/** Letters and digits only: what must agree for two quotes to be the same words. */
export function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether the shown quote and the recorded one share at least half of the shorter, on the same page. */
export function overlaps(pageText: string, shown: string, recorded: string): boolean {
  const page = lettersAndDigits(pageText);
  const [left, right] = [lettersAndDigits(shown), lettersAndDigits(recorded)];
  const [start, other] = [page.indexOf(left), page.indexOf(right)];
  if (start < 0 || other < 0) return false;
  const shared = Math.min(start + left.length, other + right.length) - Math.max(start, other);
  return shared >= Math.min(left.length, right.length) / 2;
}
