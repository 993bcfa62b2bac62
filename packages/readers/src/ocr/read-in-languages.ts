import { exchangeWords } from '#ocr/exchange-words.ts';
import type { GrayImage } from '#ocr/gray-image.ts';
import { readParts, type LinePart } from '#ocr/read-parts.ts';
import type { Recognise, RecognisedLine, RecognisedWord } from '#ocr/recognised.ts';

/** Confidence (0 to 100) below which a word may be of another script; where there are such words, less sure ones may be too. */
const DOUBTFUL = 50;
const UNSURE = 75;
/** Share of the characters in doubtful words from which they are read again: stains and rare words stay below it. */
const MANY = 0.03;
/** Share of the characters in words of the other languages from which the page is rather one of theirs. */
const MOSTLY = 0.5;

/**
 * Recognises a picture in its own language, the first. Where many words are doubtful, those not sure are read
 * again in the other languages, and where that finds any, their lines in all. A page pays for other languages only where it
 * has words of them, and its other words stay as they were read: all languages together read noisy pages worse.
 */
export function readInLanguages<T>(
  languages: readonly T[],
  recogniseIn: (chosen: readonly T[]) => Recognise,
): Recognise {
  const own = recogniseIn(languages.slice(0, 1));
  if (languages.length < 2) return own;
  const others = recogniseIn(languages.slice(1));
  const all = recogniseIn(languages);
  return async (image, dpi) => {
    const lines = await own(image, dpi);
    if (countCharacters(lines, ({ confidence }) => confidence < DOUBTFUL) <= MANY * countCharacters(lines))
      return lines;
    const unsure = lines.flatMap((line, index) => findUnsure(line).map((words) => ({ index, words })));
    const found = await addLatinWords(image, { lines, parts: unsure }, (sheet) => others(sheet, dpi));
    const changed = found.flatMap((line, index) =>
      line === lines[index] ? [] : { index, words: line.words },
    );
    const before = new Set(lines.flatMap(({ words }) => words));
    if (countCharacters(found, (word) => !before.has(word)) > MOSTLY * countCharacters(found))
      return all(image, dpi);
    return addLatinWords(image, { lines: found, parts: changed }, (sheet) => all(sheet, dpi));
  };
}

interface SecondReading {
  readonly lines: readonly RecognisedLine[];
  /** What of them is read again. */
  readonly parts: readonly LinePart[];
}

/** The lines with the Latin words that are read again in a part of them, and more surely. */
async function addLatinWords(
  image: GrayImage,
  { lines, parts }: SecondReading,
  engine: (sheet: GrayImage) => ReturnType<Recognise>,
): Promise<readonly RecognisedLine[]> {
  const readings = await readParts(image, { lines, parts }, engine);
  return lines.map((line, index) =>
    parts.reduce(
      (changed, part, at) =>
        part.index === index ? exchangeWords(changed, part.words, readings[at] ?? []) : changed,
      line,
    ),
  );
}

/** Words that are not sure, side by side. */
function findUnsure({ words }: RecognisedLine): RecognisedWord[][] {
  const runs: RecognisedWord[][] = [];
  let open: RecognisedWord[] | undefined;
  for (const word of words.toSorted((a, b) => a.bbox.x0 - b.bbox.x0)) {
    if (word.confidence >= UNSURE) open = undefined;
    else if (open) open.push(word);
    else {
      open = [word];
      runs.push(open);
    }
  }
  return runs;
}

const countCharacters = (
  lines: readonly Pick<RecognisedLine, 'words'>[],
  isCounted: (word: RecognisedWord) => boolean = () => true,
): number =>
  lines
    .flatMap(({ words }) => words)
    .filter(isCounted)
    .reduce((sum, { text }) => sum + text.length, 0);
