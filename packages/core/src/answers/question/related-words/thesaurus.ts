import { makeTokeniser, type Token } from '#sentences/tokenise.ts';
import { type Phrase, readPhrase, relatedInPhrases } from './thesaurus-phrases.ts';
import type { RelatedWord, WordRelations } from './word-relations.ts';

/** How nearly the words of a group mean the same: of 0.4 to 0.9 the best on readers' questions. */
const WEIGHT = 0.8;

/**
 * The words of a language out of groups of words that mean nearly the same: a group in a line, its words between commas, `#`
 * before a remark. A phrase of several words relates what a question says so to the words of its group; that a document
 * says so is not looked for. Before a colon stand phrases only, and the words behind it are related to them, not to each
 * other. Words that are searched as several terms, and function words, are passed over.
 */
export function makeThesaurus(text: string, language: string): WordRelations {
  const tokeniser = makeTokeniser(language);
  const related = new Map<string, Set<string>>();
  const phrases: Phrase[] = [];
  const relate = (stem: string, group: ReadonlySet<string>) =>
    related.set(stem, (related.get(stem) ?? new Set<string>()).union(group));
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) continue;
    const [before = '', behind] = line.split(':');
    const entries = before.split(',').map((entry) => entry.trim());
    const means = behind === undefined ? entries : behind.split(',');
    const group = new Set(means.flatMap((entry) => singleTerm(tokeniser.tokenise(entry))));
    for (const entry of entries) {
      if (entry.includes(' ')) phrases.push({ ...readPhrase(entry, tokeniser), means: group });
      else for (const stem of singleTerm(tokeniser.tokenise(entry))) relate(stem, group);
    }
  }
  return {
    hasVocabulary: false,
    knows: (stem) => related.has(stem),
    similarity: (left, right) => (left === right ? 1 : related.get(left)?.has(right) === true ? WEIGHT : 0),
    relatedOf: (stem) => others(stem, related.get(stem)),
    vectorOf: () => undefined,
    inPhrasesOf: (question) => relatedInPhrases(tokeniser.tokeniseAll(question), phrases, language),
  };
}

const others = (stem: string, group: ReadonlySet<string> = new Set()): RelatedWord[] =>
  [...group].filter((each) => each !== stem).map((each) => ({ stem: each, weight: WEIGHT }));

/** The same as in a question: a word that is part of a phrase there means what the phrase means, and nothing else. */
export function inQuestion(words: WordRelations, question: string): WordRelations {
  const phrases = words.inPhrasesOf(question);
  if (phrases.size === 0) return words;
  return {
    ...words,
    relatedOf(stem) {
      const group = phrases.get(stem);
      return group === undefined ? words.relatedOf(stem) : others(stem, group);
    },
  };
}

function singleTerm(tokens: readonly Token[]): string[] {
  const [first] = tokens;
  return tokens.length === 1 && first !== undefined ? [first.term] : [];
}

/** What either knows, and of words that both know what is nearer. */
export function joinRelations(one: WordRelations, other: WordRelations): WordRelations {
  return {
    hasVocabulary: one.hasVocabulary || other.hasVocabulary,
    knows: (stem) => one.knows(stem) || other.knows(stem),
    similarity: (left, right) => Math.max(one.similarity(left, right), other.similarity(left, right)),
    relatedOf(stem) {
      const weights = new Map<string, number>();
      for (const { stem: each, weight } of [...one.relatedOf(stem), ...other.relatedOf(stem)])
        weights.set(each, Math.max(weight, weights.get(each) ?? 0));
      return Array.from(weights, ([each, weight]): RelatedWord => ({ stem: each, weight })).sort(
        (left, right) => right.weight - left.weight,
      );
    },
    vectorOf: (stem) => one.vectorOf(stem) ?? other.vectorOf(stem),
    inPhrasesOf: (question) => new Map([...one.inPhrasesOf(question), ...other.inPhrasesOf(question)]),
  };
}
