import { byLanguage, type Language, languages } from '#language/languages.ts';
import { foldQuestion, questionPhrasesByLanguage } from '#text/phrases.ts';

/**
 * Questions that a figure cannot answer, whatever nouns stand in them: how something is worked out, what it is made of, what it
 * stands for. "How is diluted income per share computed?", "What does cash include?"
 */
const FOR_WORDS = questionPhrasesByLanguage(byLanguage(({ questions }) => questions.forWords));

/** Whether a question asks for a way, a composition, a meaning or a reason: what only words can say. */
export function asksForWords(question: string, language: Language): boolean {
  const folded = foldQuestion(question, language);
  const match = FOR_WORDS(language).exec(folded);
  // Elsewhere the same words only join a clause: "the fossils that represent …".
  return (
    match !== null &&
    (languages[language].questions.asksAnywhere || !/[\p{L}\p{N}]/u.test(folded.slice(0, match.index)))
  );
}
