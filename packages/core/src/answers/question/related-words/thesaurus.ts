import type { Sections } from '#language/thesauri.ts';
import { makeTokeniser, type Token } from '#sentences/tokenise.ts';
import { readFields } from './field-words.ts';
import { makePhraseFinder, type Phrase, readPhrase } from './thesaurus-phrases.ts';
import type { RelatedWord, WordRelations } from './word-relations.ts';

/** How nearly the words of a group mean the same: of 0.4 to 0.9 the best on readers' questions. */
const WEIGHT = 0.8;

/** The words of a thesaurus. Words that are searched as several terms, and function words, are passed over. */
export function makeThesaurus(sections: Sections, language: string): WordRelations {
  const tokeniser = makeTokeniser(language);
  const related = new Map<string, Set<string>>();
  const phrases: Phrase[] = [];
  const relate = (stem: string, group: ReadonlySet<string>) =>
    related.set(stem, (related.get(stem) ?? new Set<string>()).union(group));
  const common = sections.get('known')?.join(' ') ?? '';
  const known = new Set(tokeniser.tokenise(common).map(({ term }) => term));
  for (const line of sections.get('') ?? []) {
    const [before = '', behind] = line.split(':');
    const entries = before.split(',').map((entry) => entry.trim());
    const means = behind === undefined ? entries : behind.split(',');
    const group = new Set(means.flatMap((entry) => singleTerm(tokeniser.tokenise(entry))));
    for (const entry of entries) {
      if (entry.includes(' ')) phrases.push({ ...readPhrase(entry, tokeniser), means: group });
      else for (const stem of singleTerm(tokeniser.tokenise(entry))) relate(stem, group);
    }
  }
  const findPhrases = makePhraseFinder(phrases, language);
  return {
    hasVocabulary: known.size > 0,
    knows: (stem) => related.has(stem) || known.has(stem),
    relatedOf: (stem) => others(stem, related.get(stem)),
    inPhrasesOf: (question) => findPhrases(tokeniser.tokeniseAll(question)),
    fields: readFields(sections),
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
