import { byLanguage } from '#language/languages.ts';
import type { Language } from '#text/languages.ts';

/** Words that ask for a second thing behind "and". */
const SECOND = byLanguage(({ questions }) => questions.second);

/** Whether a question asks for two things: "Where is the office, and how large is it?" */
export function asksTwice(question: string, language: Language): boolean {
  return SECOND[language]?.test(question) ?? false;
}
