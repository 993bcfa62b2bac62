import { namesIn } from '../answer-types/index.ts';
import type { FileIndex } from '../file-index/file-index.ts';
import { makeTermWeigher } from '../ranking/occurrences.ts';
import { makeTokeniser } from '#sentences/tokenise.ts';

/**
 * Whether a question names somebody, something or a year of which the file says nothing: whatever the file then says is of
 * another. Everyday words that a file lacks say nothing of the kind: it may have others for them.
 */
export function namesUnknown(index: FileIndex, question: string, language: string): boolean {
  const { names, numbers } = namesIn(question, language);
  const tokeniser = makeTokeniser(index.language);
  const weigh = makeTermWeigher(index);
  return [...names, ...numbers].some((name) =>
    tokeniser.tokenise(name).some(({ term }) => weigh(term).pages === 0),
  );
}
