import { stemArabic } from '#language/ar/stem.ts';

const ARABIC = /^\p{Script=Arabic}/u;
/** "and", "so", "with", "as", "to", "will": written as one with the word behind them. */
const PARTICLES = /^[وفبكلس]/u;
const MAX_PARTICLES = 2;
const SHORTEST = 3;

/**
 * The stems that an Arabic word may have without the particles that are written as one with it (والضمير, بضمير), whatever
 * language its page is taken for. A particle may as well be the first letter of the word, so each reading is a form.
 */
export function arabicForms(word: string): readonly string[] {
  if (!ARABIC.test(word)) return [];
  const forms = new Set([stemArabic(word)]);
  let rest = word;
  for (let taken = 0; taken < MAX_PARTICLES && PARTICLES.test(rest); taken++) {
    rest = rest.slice(1);
    if (rest.length < SHORTEST) break;
    forms.add(stemArabic(rest));
  }
  return [...forms];
}
