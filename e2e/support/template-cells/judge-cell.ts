import type { Question } from '@recto/contract/questions';

/** By question, what must stand in its answer, all of it; null where the document does not say it. */
export type ExpectedCells = Readonly<Record<string, readonly string[] | null>>;

/**
 * - `right`: what is shown first holds what was expected, or nothing is called an answer where there is none
 * - `unsure`: passages that come close are shown, and the first of them is another
 * - `wrong`: something else is called an answer, or nothing is said to be there that is
 */
export interface Judged {
  readonly outcome: 'right' | 'unsure' | 'wrong';
  /** Words in bold that are neither part of what was expected nor hold any of it. */
  readonly isWrongInBold: boolean;
}

const plain = (text: string) => text.toLowerCase().replace(/[‘’]/gu, "'").replace(/\s+/gu, ' ').trim();

export function judgeCell(
  { kind, claims }: Pick<Question, 'kind' | 'claims'>,
  expected: readonly string[] | null,
): Judged {
  const wanted = (expected ?? []).map(plain);
  const shown = plain(claims[0]?.text ?? '');
  if (kind !== 'answer') {
    const isRight = expected === null || (kind === 'closest' && wanted.every((part) => shown.includes(part)));
    return { outcome: isRight ? 'right' : kind === 'closest' ? 'unsure' : 'wrong', isWrongInBold: false };
  }
  const bold = (claims[0]?.emphasis ?? []).map(({ start, end }) =>
    plain(claims[0]?.text.slice(start, end) ?? ''),
  );
  const isOfExpected = (words: string) => wanted.some((part) => part.includes(words) || words.includes(part));
  return {
    outcome: expected !== null && wanted.every((part) => shown.includes(part)) ? 'right' : 'wrong',
    isWrongInBold: !bold.every(isOfExpected),
  };
}
