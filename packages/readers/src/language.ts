import { eld } from 'eld/extrasmall';

/** Enough to be sure of; detection takes time in proportion. */
const SAMPLE_LENGTH = 4_000;

/** What the model was told last to choose from: telling it takes time. */
let choice: readonly string[] = [];

/**
 * Which of some languages (ISO 639-1 codes) most of a text is written in; `undefined` when it has too little text to tell.
 */
export function detectLanguage<L extends string>(text: string, languages: readonly L[]): L | undefined {
  if (choice !== languages) eld.setLanguageSubset([...languages]);
  choice = languages;
  const votes = new Map<L, number>();
  for (const sample of takeSamples(text)) {
    const code = detectSample(sample);
    const language = languages.find((known) => known === code);
    if (language) votes.set(language, (votes.get(language) ?? 0) + sample.length);
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** The text itself, or three pieces of it: a cover page or a legal notice must not decide for a whole document. */
function takeSamples(text: string): string[] {
  if (text.length <= 3 * SAMPLE_LENGTH) return [text];
  return [0.1, 0.5, 0.9].map((share) => {
    const start = Math.floor(share * (text.length - SAMPLE_LENGTH));
    return text.slice(start, start + SAMPLE_LENGTH);
  });
}

function detectSample(sample: string): string {
  const han = countMatches(sample, /\p{Script=Han}/gu);
  const kana = countMatches(sample, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const letters = countMatches(sample, /\p{L}/gu);
  // The n-gram model takes short Chinese sentences with figures for Japanese; real Japanese has kana.
  if (han + kana > 0.3 * letters) return kana > 0.05 * (han + kana) ? 'ja' : 'zh';
  return eld.detect(sample).language;
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
