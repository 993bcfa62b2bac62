import type { CellFlag } from '@recto/contract/batches';
import type { KeyTerm } from '@recto/contract/key-terms';
import type { Box, Question } from '@recto/contract/questions';
import type { Review } from '@recto/contract/reviews';
import { topAnswerClaims } from '#modules/questions/index.ts';

/**
 * - `answered`, `close`, `not-found`, `failed`: as the matrix names them
 * - `likely`: of a key term that is to be checked before it is relied on
 * - `unclear`: of a key term that may be there, with no passage to show
 * - `waiting`: it was not asked yet
 */
export type ResultKind = 'answered' | 'close' | 'likely' | 'unclear' | 'not-found' | 'failed' | 'waiting';

/** Where the words of an answer stand. */
export interface Evidence {
  readonly fileId: string;
  readonly fileName: string;
  /** Position in the file, from 1. */
  readonly page: number;
  /** The number printed on it, the cells of a sheet or the lines of a text; '' where there is none. */
  readonly label: string;
  readonly quote: string;
  readonly boxes: readonly Box[];
  /** Opens the page with its marks. */
  readonly url: string;
}

/** What is written of an answer, whichever thing it belongs to. */
export interface ExportedAnswer {
  readonly fileId: string;
  readonly fileName: string;
  /** Which column of a matrix it belongs to. */
  readonly column: number;
  readonly question: string;
  readonly result: ResultKind;
  readonly text: string;
  readonly value: KeyTerm['value'];
  /** The value as the document prints it; absent where no cell of a matrix holds it. */
  readonly printed?: string;
  /** What a matrix marks it with. */
  readonly flags?: readonly CellFlag[];
  readonly evidence: readonly Evidence[];
  readonly review: Pick<Review, 'mark' | 'note'> | null;
  /** `extract` or `<provider>/<model>`; '' where nobody has answered. */
  readonly answeredBy: string;
  /** Null for key terms, which are read when they are asked for. */
  readonly askedAt: string | null;
}

/** What a file is written from. Its answers can be read again and again, never all of them at once. */
export interface ExportContent {
  readonly title: string;
  readonly kind: 'batch' | 'conversation' | 'key-terms';
  readonly exportedAt: Date;
  /** The columns of a matrix; null where there is none. */
  readonly columns: readonly string[] | null;
  /** With review marks and notes. */
  readonly withMarks: boolean;
  /** What the answers say together; '' where nothing is. */
  readonly summary: string;
  stream(): AsyncIterable<readonly ExportedAnswer[]>;
}

/** As the screen shows them: the places that may answer. */
const CLOSE_PASSAGES = 3;

/** The citations on which an answer itself stands, in the order of its claims; of one without claims all of them. */
export function topAnswerCitations(question: Question): Question['citations'] {
  const { citations, kind } = question;
  const topAnswer = topAnswerClaims(question);
  if (topAnswer.length === 0) return citations;
  const named = kind === 'closest' ? topAnswer.slice(0, CLOSE_PASSAGES) : topAnswer;
  const indexes = new Set(named.flatMap((claim) => claim.citations));
  return [...indexes].flatMap((at) => citations[at] ?? []);
}

/** By an answer's own word, what came of its question. */
export function resultOf({ kind, error, completed }: Question): ResultKind {
  if (error !== undefined) return 'failed';
  if (!completed) return 'waiting';
  if (kind === 'closest') return 'close';
  return kind === 'answer' ? 'answered' : 'not-found';
}
