import { isUnspaced } from '#text/unspaced-languages.ts';
import { type FileIndex, pageCount, textAt } from '../file-index/file-index.ts';
import type { Correction, CorrectedQuestion } from './spelling/correct-spelling.ts';
import { stopWordsOf } from '#sentences/stop-words.ts';
import type { FieldWords, Wording } from './related-words/field-words.ts';

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
 * A question in the words of the document: what readers ask in other words than documents of the field write is asked in
 * theirs, and where the document calls itself "this agreement", a bare "it" is the agreement.
 */
export function rewordQuestion(
  index: FileIndex,
  question: string,
  fields: readonly FieldWords[],
): CorrectedQuestion {
  let reworded = question;
  const corrections: Correction[] = [];
  const replace = (start: number, typed: string, meant: string, told = meant) => {
    reworded = reworded.slice(0, start) + meant + reworded.slice(start + typed.length);
    corrections.push({ typed, meant: told });
  };
  const { language } = index;
  for (const { documents, wordings } of fields) {
    const isOfSome = documents.length > 0;
    const pronoun = isOfSome && BARE_PRONOUN.exec(reworded);
    const asked = wordings.filter((wording) => findPhrase(reworded, wording.asked, language));
    if (!pronoun && asked.length === 0) continue;
    const document = isOfSome ? nameOfDocument(index, documents) : undefined;
    if (isOfSome && document === undefined) continue;
    if (pronoun && pronoun[1] && document)
      replace(pronoun[0].length - pronoun[1].length, pronoun[1], document);
    const wording = asked.find((each) => isOf(index, each));
    const found = wording && findPhrase(reworded, wording.asked, language);
    if (found) {
      const write = (words: string) => words.replace('{document}', document ?? '');
      const told = wording.told ?? searchedWords(wording.written, language);
      replace(found.index, found[0], write(wording.written), write(told).trim());
    }
  }
  return { question: reworded, corrections };
}

/** A term as it is; of a question about the document the words that are not in every question. */
function searchedWords(written: string, language: string): string {
  if (!written.includes('{document}')) return written;
  const stops = stopWordsOf(language);
  const words = written.split(' ').filter((word) => !stops.has(word.toLowerCase()));
  return words.length > 0 ? words.join(' ') : written;
}

const findPhrase = (text: string, phrase: string, language: string): RegExpExecArray | null =>
  new RegExp(withinWords(phrase, language), 'iu').exec(text);

/** Whole words, where words have spaces between them. */
const withinWords = (phrase: string, language: string): string =>
  isUnspaced(language) ? phrase : `(?<![\\p{L}\\p{M}])(?:${phrase})(?![\\p{L}\\p{M}])`;

/** Whether the document writes otherwise than it is asked. */
function isOf(index: FileIndex, { where, unless }: Wording): boolean {
  return (
    (where === undefined || hasPhrase(index, where)) && (unless === undefined || !hasPhrase(index, unless))
  );
}

function hasPhrase(index: FileIndex, phrase: string): boolean {
  for (let page = 0; page < pageCount(index); page++)
    if (findPhrase(textAt(index, page), phrase, index.language)) return true;
  return false;
}

/** "this agreement", if that is what the document most often calls itself. */
function nameOfDocument(index: FileIndex, documents: FieldWords['documents']): string | undefined {
  const counts = documents.map(([pattern, name]) => {
    const naming = new RegExp(withinWords(pattern, index.language), 'giu');
    let count = 0;
    for (let page = 0; page < Math.min(PAGES_READ, pageCount(index)); page++)
      count += [...textAt(index, page).matchAll(naming)].length;
    return { name, count };
  });
  const [best] = counts.toSorted((one, other) => other.count - one.count);
  return best && best.count >= LEAST_OFTEN ? best.name : undefined;
}
