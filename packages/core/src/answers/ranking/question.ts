import { gramsOf } from '../file-index/grams.ts';
import { makeTokeniser } from '../text/tokenise.ts';
import { printedPhrasesFor } from './accounting-vocabulary.ts';

const QUANTITY =
  /\b(how (much|many)|what (is|was|were|are) the (total|amount|number|percentage|percent|rate|ratio|value)|percentage|percent|ratio|margin|amount|total|average|growth|USD|million|billion|thousand)\b/i;

/** A question as ranking sees it. */
export interface AnalysedQuestion {
  /** Content words, stemmed, in order, each once. */
  readonly terms: readonly string[];
  /** Neighbouring content words. */
  readonly pairs: readonly (readonly [string, string])[];
  readonly grams: readonly string[];
  /** The words that statements print for the accounting words in the question, phrase by phrase. */
  readonly printedPhrases: readonly (readonly string[])[];
  readonly asksForQuantity: boolean;
}

export function analyseQuestion(question: string, language: string): AnalysedQuestion {
  const tokeniser = makeTokeniser(language);
  let tokens = tokeniser.tokenise(question);
  if (tokens.length === 0) tokens = tokeniser.tokeniseAll(question);
  const terms = tokens.map((token) => token.term);
  const pairs = new Map<string, readonly [string, string]>();
  for (let i = 0; i + 1 < terms.length; i++) {
    const pair = [terms[i] ?? '', terms[i + 1] ?? ''] as const;
    pairs.set(pair.join(' '), pair);
  }
  const phrases = language === 'en' ? printedPhrasesFor(question) : [];
  return {
    terms: [...new Set(terms)],
    pairs: [...pairs.values()],
    grams: [...new Set(tokens.flatMap((token) => gramsOf(token.surface)))],
    printedPhrases: phrases.map((phrase) => [
      ...new Set(tokeniser.tokenise(phrase).map((token) => token.term)),
    ]),
    asksForQuantity: QUANTITY.test(question),
  };
}
