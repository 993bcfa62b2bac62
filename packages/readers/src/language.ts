import { eld } from 'eld/extrasmall';

/** Enough to be sure of; detection takes time in proportion. */
const SAMPLE_LENGTH = 4_000;

/** Letters and nothing else: names of cells, codes and figures have no language. */
const WORD = /^\p{P}*[\p{L}\p{M}'’-]+\p{P}*$/u;
const ADDRESS = /\S*(?:@|:\/\/|www\.)\S*/gu;
/** Of fewer characters in words an unsure guess is none. */
const FEW_CHARACTERS = 20;

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

function detectSample(sample: string): string | undefined {
  const han = countMatches(sample, /\p{Script=Han}/gu);
  const kana = countMatches(sample, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const letters = countMatches(sample, /\p{L}/gu);
  // The n-gram model takes short Chinese sentences with figures for Japanese; real Japanese has kana.
  if (han + kana > 0.3 * letters) return kana > 0.05 * (han + kana) ? 'ja' : 'zh';
  // Tables and forms repeat a few words, and a single one must not decide by how often it stands there.
  const words = new Set(
    sample
      .replace(ADDRESS, ' ')
      .split(/\s+/)
      .filter((word) => WORD.test(word)),
  );
  const text = [...words].join(' ');
  const detected = eld.detect(text);
  return text.length < FEW_CHARACTERS && !detected.isReliable() ? undefined : detected.language;
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
