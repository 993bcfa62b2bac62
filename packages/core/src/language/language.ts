import type { AskedFor } from './parts/asks.ts';
import type { DocumentWords } from './parts/document.ts';
import type { DutyWords } from './parts/duties.ts';
import type { EvidenceWords } from './parts/evidence.ts';
import type { FigureWords } from './parts/figures.ts';
import type { FollowUpWords } from './parts/follow-ups.ts';
import type { WordForms } from './parts/forms.ts';
import type { MakerQuestions } from './parts/makers.ts';
import type { PeopleWords } from './parts/people.ts';
import type { QuestionWords } from './parts/questions.ts';
import type { SentenceWords } from './parts/sentences.ts';
import type { SuggestedQuestions } from './parts/suggestions.ts';
import type { Writing } from './parts/writing.ts';

/** All that is known of a language: what it has not is left out, or a phrase that never matches, `(?!)`. */
export interface LanguageData {
  readonly document: DocumentWords;
  readonly makers: MakerQuestions;
  readonly people: PeopleWords;
  readonly questions: QuestionWords;
  readonly evidence: EvidenceWords;
  readonly asks: AskedFor;
  readonly followUps: FollowUpWords;
  readonly writing: Writing;
  readonly forms?: WordForms;
  /**
   * Tables of terms, a row a line: "name | words", the usual word first. The name of a row is its first English word, and the
   * same in all languages; English rows need none. A row that a language has not is not translated.
   */
  readonly terms?: readonly string[];
  readonly sentences: SentenceWords;
  readonly duties: DutyWords;
  readonly figures: FigureWords;
  readonly suggestions: SuggestedQuestions;
  /** The weights of kinds of clauses learnt from contracts in it. */
  readonly hasClauses?: true;
  /** The rows of statements in annual reports are known by their words. */
  readonly hasReports?: true;
}
