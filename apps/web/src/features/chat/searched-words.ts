import type { Question } from '@recto/contract/questions';

/** A stretch of the question that was searched otherwise than it was typed. */
export interface SearchedWords {
  readonly typed: string;
  readonly searched: string;
}

/** What was put right in a question, words that stand side by side as one: "totl revenus" is "total revenues". */
export function searchedWords({ question, searchedFor = [] }: Pick<Question, 'question' | 'searchedFor'>) {
  const stretches: (SearchedWords & { readonly end: number })[] = [];
  let at = 0;
  for (const { from, to } of searchedFor) {
    const start = question.indexOf(from, at);
    at = Math.max(0, start) + from.length;
    const last = stretches.at(-1);
    const between = last && start >= 0 ? question.slice(last.end, start) : undefined;
    if (last && between?.trim() === '')
      stretches.splice(-1, 1, {
        typed: `${last.typed} ${from}`,
        searched: `${last.searched} ${to}`,
        end: at,
      });
    else stretches.push({ typed: from, searched: to, end: at });
  }
  return stretches.map(({ typed, searched }): SearchedWords => ({ typed, searched }));
}
