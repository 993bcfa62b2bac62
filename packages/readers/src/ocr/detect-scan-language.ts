import { findInk } from '#ocr/find-ink.ts';
import { type GrayImage, halve } from '#ocr/gray-image.ts';
import { scoreReading, weigh } from '#ocr/place-words.ts';
import type { Recognise } from '#ocr/recognised.ts';
import { findSkew, rotateImage } from '#ocr/skew.ts';
import { detectLanguage } from '#language.ts';

/** A language for each script, the likeliest first: in the data of another script a text is read as nonsense. */
const SCRIPTS = ['en', 'ru', 'zh', 'ja', 'ar', 'hi'] as const;
/** Those of Latin letters, and those of Han characters, are told apart by the text, whichever of them it was read in. */
const LATIN = ['en', 'pl', 'es', 'de', 'fr', 'pt'] as const;
const HAN = ['zh', 'ja'] as const;
/** Confidence of a reading beyond which no other script is tried. */
const SURE = 85;
/** Signs that the first reading finds at least where there is text, in whichever script: a drawing has fewer. */
const MIN_SIGNS = 30;
/** Rows of the picture that are read: some twenty lines of print. */
const MAX_ROWS = 700;
const DPI = 200;

/**
 * The language (an ISO 639-1 code) of the text in the picture of a page (200 dpi); null where nothing can be read. `engineOf`
 * gives what recognises a language, or null where nothing here does.
 */
export async function detectScanLanguage(
  image: GrayImage,
  engineOf: (language: string) => Recognise | null,
): Promise<string | null> {
  const small = halve(image);
  const skew = findSkew(small);
  const ink = findInk(image, small, skew);
  const strip = rotateImage(image, skew, { ...ink, y1: Math.min(ink.y1, ink.y0 + MAX_ROWS) });
  let best: { language: string; score: number; text: string } | null = null;
  for (const language of SCRIPTS) {
    const engine = engineOf(language);
    if (!engine) continue;
    const lines = await engine(strip, DPI);
    const weight = weigh(lines);
    const score = scoreReading(weight);
    if (score > (best?.score ?? 0)) {
      const text = lines.map(({ words }) => words.map((word) => word.text).join(' ')).join('\n');
      best = { language, score, text };
    }
    if (weight.confidence >= SURE || (language === SCRIPTS[0] && countSigns(lines) < MIN_SIGNS)) break;
  }
  if (best === null) return null;
  const { language, text } = best;
  if (language === 'en') return detectLanguage(text, LATIN) ?? language;
  return language === 'zh' || language === 'ja' ? (detectLanguage(text, HAN) ?? language) : language;
}

const countSigns = (lines: Awaited<ReturnType<Recognise>>): number =>
  lines.reduce((sum, { words }) => sum + words.reduce((all, { text }) => all + text.length, 0), 0);
