import type { FileIndex } from '../../file-index/file-index.ts';
import { makeTermWeightFinder } from '../../file-index/occurrences.ts';
import { makeTokeniser } from '#sentences/tokenise.ts';
import { namesIn } from '../../question/question-names.ts';

/**
 * Whether a question names somebody, something or a year of which the file says nothing: whatever the file then says is of
 * another. Everyday words that a file lacks say nothing of the kind: it may have others for them.
 */
export function namesUnknown(index: FileIndex, question: string, language: string): boolean {
  const { names, numbers } = namesIn(question, language);
  const tokeniser = makeTokeniser(index.language);
  const findWeight = makeTermWeightFinder(index);
  return [...names, ...numbers].some((name) =>
    tokeniser.tokenise(name).some(({ term }) => findWeight(term).pages === 0),
  );
}
