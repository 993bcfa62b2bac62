import type { IndexablePage } from '@recto/core/answers';

/** Park and Miller's generator: the same questions in every run. */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const FRAMES = ['What is', 'How much was', 'What does the report say about', 'Which', 'Why did', 'When was'];

/** Questions made of row labels and of neighbouring words of a file: not sensible, but of every sort of page. */
export function makeQuestions(
  pages: readonly IndexablePage[],
  count: number,
  random: () => number,
): string[] {
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const filled = pages.filter((page) => page.text.length > 200);
  const questions: string[] = [];
  for (let tries = 0; questions.length < count && tries < count * 20; tries++) {
    const lines = (pick(filled)?.text ?? '').split('\n');
    const line = pick(lines) ?? '';
    const label = line.split('\t')[0] ?? '';
    const words = (line.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []).slice(0, 8);
    const subject = line.includes('\t') ? label : words.slice(0, 3 + Math.floor(random() * 5)).join(' ');
    if (/\p{L}{3}/u.test(subject)) questions.push(`${pick(FRAMES)} ${subject}?`);
  }
  return questions;
}
