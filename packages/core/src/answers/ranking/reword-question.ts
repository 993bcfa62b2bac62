import { type FileIndex, pageCount, textAt } from '../file-index/file-index.ts';
import type { Correction, MendedQuestion } from '../spelling/mend-question.ts';
import type { VocabularyPack } from './vocabulary.ts';

/** A document names itself early and often. */
const PAGES_READ = 5;
const LEAST_OFTEN = 2;

/**
 * "When does it end?": the question names nothing else that "it" could be, and it is not the empty one of "Is it allowed
 * to …?" and "How long does it take?".
 */
const BARE_PRONOUN =
  /^\P{L}*(?:(?:until |since |from |by )?(?:when|where|why|how long|how often|what date)\s+)?(?:does|did|do|is|was|will|can|may|must|shall)\s+(it)(?![\p{L}\p{M}])(?!\s+(?:takes?|costs?|\p{L}+\s+(?:to|that|if|for|whether))(?!\p{L}))/iu;

/**
 * A question in the words of the document: where that calls itself "this agreement", a bare "it" is the agreement, and
 * what readers of such documents ask in other words than these print is asked in theirs.
 */
export function rewordQuestion(
  index: FileIndex,
  question: string,
  packs: readonly VocabularyPack[],
): MendedQuestion {
  let reworded = question;
  const corrections: Correction[] = [];
  const replace = (start: number, typed: string, meant: string) => {
    reworded = reworded.slice(0, start) + meant + reworded.slice(start + typed.length);
    corrections.push({ typed, meant });
  };
  for (const { language, documents = [], wordings = [] } of packs) {
    if (language !== index.language || documents.length === 0) continue;
    const pronoun = BARE_PRONOUN.exec(reworded);
    const asked = wordings.find((wording) => findPhrase(reworded, wording.asked) >= 0);
    if (!pronoun && !asked) continue;
    const document = nameOfDocument(index, documents);
    if (document === undefined) continue;
    if (pronoun?.[1]) replace(pronoun[0].length - pronoun[1].length, pronoun[1], document);
    const start = asked ? findPhrase(reworded, asked.asked) : -1;
    if (!asked || start < 0 || (asked.unless && hasPhrase(index, asked.unless))) continue;
    const typed = reworded.slice(start, start + asked.asked.length);
    replace(start, typed, asked.written.replace('{document}', document));
  }
  return { question: reworded, corrections };
}

/** Where whole words stand, in capitals or small letters; -1 where they do not. */
function findPhrase(text: string, phrase: string): number {
  return text.search(new RegExp(`(?<![\\p{L}\\p{M}])${phrase}(?![\\p{L}\\p{M}])`, 'iu'));
}

function hasPhrase(index: FileIndex, phrase: string): boolean {
  for (let page = 0; page < pageCount(index); page++)
    if (findPhrase(textAt(index, page), phrase) >= 0) return true;
  return false;
}

/** "this agreement", if that is what the document most often calls itself. */
function nameOfDocument(index: FileIndex, documents: readonly string[]): string | undefined {
  const naming = new RegExp(`(?<!\\p{L})this\\s+(${documents.join('|')})(?!\\p{L})`, 'giu');
  const counts = new Map<string, number>();
  for (let page = 0; page < Math.min(PAGES_READ, pageCount(index)); page++)
    for (const [, name = ''] of textAt(index, page).matchAll(naming)) {
      const word = name.toLowerCase();
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  return best && best[1] >= LEAST_OFTEN ? `this ${best[0]}` : undefined;
}
