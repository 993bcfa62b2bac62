import { byLanguage, type Language } from '#language/languages.ts';

/** Words that ask for a second thing behind "and". */
const SECOND = byLanguage(({ questions }) => questions.second);

/** Whether a question asks for two things: "Where is the office, and how large is it?" */
export function asksTwice(question: string, language: Language): boolean {
  return SECOND[language]?.test(question) ?? false;
}
