import { gramsOf } from '../file-index/grams.ts';
import { makeTokeniser } from '#sentences/tokenise.ts';
import { asksForKnownQuantity, type FieldWords, findSynonyms } from './related-words/field-words.ts';

const QUANTITY =
  /\b(how (much|many)|what (is|was|were|are) the (total|amount|number|percentage|percent|rate|ratio|value)|percentage|percent|amount|total|average|million|billion|thousand)\b/i;

/** Asks for a number or a date, in the product's languages. */
const NUMBER =
  /\b(?:how (?:many|much|long|old|far|large|big|high|tall)|when|(?:what|which) (?:year|date|day|month|percentage|share|number|amount|age)|wie ?viele?|wie (?:lange|alt|hoch|groß)|wann|welche[mnrs]? (?:jahr|datum|anteil|zahl)|combien|quand|(?:quelle?|en quelle?) (?:année|date|part)|cuánt[oa]s?|cuándo|qué (?:año|fecha|porcentaje)|quant[oa]s?|quando|que ano|qual (?:o ano|a data|o valor))\b|сколько|когда|каком году|ilu|ile\b|kiedy|którym roku|كم|متى|عام|कितन|कब|किस वर्ष|多少|几|幾|何年|何人|いくつ|いくら|いつ|何[%パ個回月日歳]|哪一?年|什么时候/iu;

/** A question as ranking sees it. */
export interface AnalysedQuestion {
  /** Content words, stemmed, in order, each once. */
  readonly terms: readonly string[];
  /** Neighbouring content words. */
  readonly pairs: readonly (readonly [string, string])[];
  readonly grams: readonly string[];
  /** What documents print for words of the question that a field knows, phrase by phrase. */
  readonly synonyms: readonly (readonly string[])[];
  /** An amount, as of money: pages rich in figures are likelier then. */
  readonly asksForQuantity: boolean;
  /** Any number or date: what answers holds one. */
  readonly asksForNumber: boolean;
}

/** `language` is that of the file; `fields` are those of its documents. */
export function analyseQuestion(
  question: string,
  language: string,
  fields: readonly FieldWords[] = [],
): AnalysedQuestion {
  const tokeniser = makeTokeniser(language);
  let tokens = tokeniser.tokenise(question);
  if (tokens.length === 0) tokens = tokeniser.tokeniseAll(question);
  const terms = tokens.map((token) => token.term);
  const pairs = new Map<string, readonly [string, string]>();
  for (let i = 0; i + 1 < terms.length; i++) {
    const pair = [terms[i] ?? '', terms[i + 1] ?? ''] as const;
    pairs.set(pair.join(' '), pair);
  }
  const phrases = findSynonyms(question, fields);
  const asksForQuantity = QUANTITY.test(question) || asksForKnownQuantity(question, fields);
  return {
    terms: [...new Set(terms)],
    pairs: [...pairs.values()],
    grams: [...new Set(tokens.flatMap((token) => gramsOf(token.surface)))],
    synonyms: phrases.map((phrase) => [...new Set(tokeniser.tokenise(phrase).map((token) => token.term))]),
    asksForQuantity,
    asksForNumber: asksForQuantity || asksForNumber(question),
  };
}

/** Whether a number or a date is asked for, in any of the product's languages. */
export function asksForNumber(question: string): boolean {
  return NUMBER.test(question);
}
