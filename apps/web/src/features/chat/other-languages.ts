import type { Question } from '@recto/contract/questions';

/** The names of the languages of a question and its document, where these differ. */
export interface LanguageNames {
  readonly question: string;
  readonly document: string;
}

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });
const nameOf = (tag: string) => NAMES.of(tag) ?? tag;

/** Undefined where they are the same, and where a language model answered: it reads both. */
export function otherLanguages({
  languages,
  answeredBy,
}: Pick<Question, 'languages' | 'answeredBy'>): LanguageNames | undefined {
  if (languages === undefined || answeredBy !== 'extract') return undefined;
  return { question: nameOf(languages.question), document: nameOf(languages.document) };
}

/** What was done with such a question. */
export function comparedSentence({ question, document }: LanguageNames): string {
  return `Your question is in ${question}, this document is in ${document}. Only names, figures and known terms were compared.`;
}
