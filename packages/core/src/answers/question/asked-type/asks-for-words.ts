import { type Language, languages } from '#language/languages.ts';
import { makeOnce } from '#text/make-once.ts';
import { compileQuestionPhrases, foldQuestion } from '#text/phrases.ts';

const forWords = makeOnce((language: Language) =>
  compileQuestionPhrases(languages[language].questions.forWords, language),
);

/**
 * Whether a question asks for a way, a composition, a meaning or a reason: what only words can say, whatever nouns stand in it. "How
 * is diluted income per share computed?", "What does cash include?"
 */
export function asksForWords(question: string, language: Language): boolean {
  const folded = foldQuestion(question, language);
  const match = forWords(language).exec(folded);
  // Elsewhere the same words only join a clause: "the fossils that represent …".
  return (
    match !== null &&
    (languages[language].questions.asksAnywhere || !/[\p{L}\p{N}]/u.test(folded.slice(0, match.index)))
  );
}
