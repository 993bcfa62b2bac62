import { findInk } from '#ocr/find-ink.ts';
import { type GrayImage, halve, turnImage } from '#ocr/gray-image.ts';
import { pickLines } from '#ocr/pick-lines.ts';
import { scoreReading, scoreLines } from '#ocr/place-words.ts';
import type { Recognise, RecognisedLine } from '#ocr/recognised.ts';
import { findSkew, hasLines, liesOnItsSide, rotateImage } from '#ocr/skew.ts';
import { detectLanguage } from '#language.ts';

/** A language for each script and its letters, the likeliest first: in the data of another script a text is read as nonsense. */
const SCRIPTS = [
  { language: 'en', letter: /\p{Script=Latin}/gu },
  { language: 'ru', letter: /\p{Script=Cyrillic}/gu },
  { language: 'zh', letter: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu },
  { language: 'ja', letter: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu },
  { language: 'ar', letter: /\p{Script=Arabic}/gu },
  { language: 'hi', letter: /\p{Script=Devanagari}/gu },
] as const;
/** Those of Latin letters, and those of Han characters, are told apart by the text, whichever of them it was read in. */
const LATIN = ['en', 'pl', 'es', 'de', 'fr', 'pt'] as const;
const HAN = ['zh', 'ja'] as const;
/**
 * Confidence from which a script is the right one, and no other is tried; and below which it is not. In eleven languages, in poor
 * pictures too, the right one was read with 73 and more, wrong ones with 54 at most.
 */
const SURE = 65;
const LIKELY = 55;
/** Letters of its own, and their share of all signs, that a script must have: a few come out of any picture. */
const MIN_LETTERS = 10;
const MIN_SHARE = 0.3;
/** Signs that a few lines of text have at least, in whichever script they are read; drawings and photographs have fewer. */
const MIN_SIGNS = 60;
const DPI = 200;

/**
 * The language (an ISO 639-1 code) of the text in the picture of a page (200 dpi), told by a few of its lines; 'unknown' where
 * these are in none that is recognised here, and null where there is too little text to tell.
 * `engineOf` gives what recognises a language by its own data alone, or null where nothing here does.
 */
export async function detectScanLanguage(
  image: GrayImage,
  engineOf: (language: string) => Recognise | null,
): Promise<string | null> {
  const small = halve(image);
  const isOnItsSide = liesOnItsSide(small);
  const upright = isOnItsSide ? turnImage(image, 1) : image;
  const uprightSmall = isOnItsSide ? turnImage(small, 1) : small;
  if (!hasLines(uprightSmall)) return null;
  const skew = findSkew(uprightSmall);
  const lines = pickLines(rotateImage(upright, skew, findInk(upright, uprightSmall, skew)));
  const asItIs = await readBest(lines, engineOf);
  if (asItIs.confidence >= SURE) return languageOf(asItIs);
  if (asItIs.signs < MIN_SIGNS) return asItIs.confidence >= LIKELY ? languageOf(asItIs) : null;
  const upsideDown = await readBest(turnImage(lines, 2), engineOf);
  const best = upsideDown.score > asItIs.score ? upsideDown : asItIs;
  return best.confidence >= LIKELY ? languageOf(best) : 'unknown';
}

interface Reading {
  readonly language: string;
  readonly text: string;
  readonly confidence: number;
  readonly score: number;
  /** The most that a reading in any script has found. */
  readonly signs: number;
}

/** The reading of the first script that is read surely, else the one that reads best. */
async function readBest(
  picture: GrayImage,
  engineOf: (language: string) => Recognise | null,
): Promise<Reading> {
  let best: Reading = { language: '', text: '', confidence: 0, score: 0, signs: 0 };
  for (const script of SCRIPTS) {
    const engine = engineOf(script.language);
    if (!engine) continue;
    const reading = readLetters(await engine(picture, DPI), script);
    const signs = Math.max(best.signs, reading.signs);
    best = { ...(reading.score > best.score ? reading : best), signs };
    if (best.confidence >= SURE) break;
  }
  return best;
}

/** What a reading amounts to by the words that have letters of its script: nothing where these are few. */
function readLetters(
  lines: readonly RecognisedLine[],
  { language, letter }: (typeof SCRIPTS)[number],
): Reading {
  const own = lines.map(({ bbox, words }) => ({
    bbox,
    words: words.filter(({ text }) => text.match(letter) !== null),
  }));
  const text = toText(own);
  const letters = text.match(letter)?.length ?? 0;
  const signs = toText(lines).replace(/\s/g, '').length;
  if (letters < Math.max(MIN_LETTERS, MIN_SHARE * signs))
    return { language, text, confidence: 0, score: 0, signs };
  const weight = scoreLines(own);
  return { language, text, confidence: weight.confidence, score: scoreReading(weight), signs };
}

const toText = (lines: readonly RecognisedLine[]): string =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n');

function languageOf({ language, text }: Reading): string {
  if (language === 'en') return detectLanguage(text, LATIN) ?? language;
  return language === 'zh' || language === 'ja' ? (detectLanguage(text, HAN) ?? language) : language;
}
