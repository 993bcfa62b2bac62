import { knownLanguage } from '#language/languages.ts';
import type { Token, Tokeniser } from '#sentences/tokenise.ts';

/** Several words that mean together what single words mean. */
export interface Phrase {
  /** All words, stemmed. */
  readonly stems: readonly string[];
  /** Those that are searched. */
  readonly content: readonly string[];
  readonly means: ReadonlySet<string>;
}

/** "throw somebody out", "turn the old offer down": so many words may stand before the particle of an English verb. */
const APART = 3;
const PARTICLE = new Set(['up', 'down', 'out', 'off', 'back', 'away', 'over']);

export function readPhrase(entry: string, tokeniser: Tokeniser): Pick<Phrase, 'stems' | 'content'> {
  return {
    stems: tokeniser.tokeniseAll(entry).map(({ term }) => term),
    content: tokeniser.tokenise(entry).map(({ term }) => term),
  };
}

/** Tells what the words that are searched of each phrase in a question mean there: stems by stem. */
export function makePhraseFinder(
  phrases: readonly Phrase[],
  language: string,
): (question: readonly Token[]) => Map<string, Set<string>> {
  const byFirst = Map.groupBy(
    phrases.map((phrase, order) => ({ ...phrase, order })),
    ({ stems }) => stems[0],
  );
  return (question) => {
    const asked = question.map(({ term }) => term);
    const found = [...new Set(asked)]
      .flatMap((term) => byFirst.get(term)?.filter(({ stems }) => isIn(asked, stems, language)) ?? [])
      .toSorted((left, right) => left.order - right.order);
    const related = new Map<string, Set<string>>();
    for (const { content, means } of found)
      for (const stem of content) related.set(stem, means.union(related.get(stem) ?? new Set()));
    return related;
  };
}

function isIn(asked: readonly string[], stems: readonly string[], language: string): boolean {
  const [last = ''] = stems.slice(-1);
  const mayStandApart =
    knownLanguage(language)?.sentences.partsParticles === true && stems.length === 2 && PARTICLE.has(last);
  return asked.some((_, at) => {
    const head = stems.slice(0, -1).every((stem, step) => asked[at + step] === stem);
    const behind = at + stems.length - 1;
    return head && asked.slice(behind, behind + 1 + (mayStandApart ? APART : 0)).includes(last);
  });
}
