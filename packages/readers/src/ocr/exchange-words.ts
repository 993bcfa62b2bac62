import type { RecognisedLine, RecognisedWord } from '#ocr/recognised.ts';

/** Confidence that a Latin word must have: stains and letters of the page's own script have less. */
const SURE = 75;
/** Share of a word's width that must be read anew before it is given up, and beyond which one that stays stands in the way. */
const COVERED = 0.6;
const MAX_OVERLAP = 0.3;
/** A single letter may as well be of the page's own script. */
const LATIN_LETTERS = /\p{Script=Latin}{2}/u;
/** Numbers and signs stand among Latin words; letters of another script do not. */
const LATIN_WORD = /^[\p{Script=Latin}\p{N}\p{P}\p{S}]+$/u;

/** The line with the words that were read again exchanged for Latin words that are surer, if there are any in their place. */
export function exchangeWords(
  line: RecognisedLine,
  own: readonly RecognisedWord[],
  found: readonly RecognisedWord[],
): RecognisedLine {
  const sure = found.filter(({ text, confidence }) => confidence >= SURE && LATIN_WORD.test(text));
  if (!sure.some(({ text }) => LATIN_LETTERS.test(text))) return line;
  const given = own.filter((word) => {
    const over = sure.filter((other) => shareOf(word, other) > 0);
    const covered = over.reduce((sum, other) => sum + shareOf(word, other), 0);
    return covered >= COVERED && over.every(({ confidence }) => confidence > word.confidence);
  });
  const kept = line.words.filter((word) => !given.includes(word));
  const taken = sure.filter((other) => kept.every((word) => shareOf(other, word) <= MAX_OVERLAP));
  const at = new Map(taken.map((other) => [other, given.find((word) => shareOf(other, word) > 0)]));
  const words = line.words.flatMap((word) =>
    given.includes(word) ? taken.filter((other) => at.get(other) === word) : [word],
  );
  return { ...line, words: orderFromLeft(words, new Set(taken)) };
}

/** How much of the width of a word another covers. */
const shareOf = ({ bbox: { x0, x1 } }: RecognisedWord, { bbox: by }: RecognisedWord): number =>
  Math.max(0, Math.min(x1, by.x1) - Math.max(x0, by.x0)) / Math.max(1, x1 - x0);

/** Neighbours among the Latin words follow each other from left to right, in a line from right to left too. */
function orderFromLeft(
  words: readonly RecognisedWord[],
  latin: ReadonlySet<RecognisedWord>,
): RecognisedWord[] {
  const ordered: RecognisedWord[] = [];
  let run: RecognisedWord[] = [];
  const end = () => {
    ordered.push(...run.sort((a, b) => a.bbox.x0 - b.bbox.x0));
    run = [];
  };
  for (const word of words) {
    if (latin.has(word)) run.push(word);
    else {
      end();
      ordered.push(word);
    }
  }
  end();
  return ordered;
}
