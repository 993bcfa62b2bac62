export type EditKind = 'accent' | 'doubled' | 'swapped' | 'missing' | 'extra' | 'wrong';

/** A mistake in one letter, or in two that stand side by side. */
export interface Edit {
  readonly kind: EditKind;
  /** How many letters behind the mistake the two words share. */
  readonly after: number;
  /** Less where it is likelier. */
  readonly cost: number;
}

const COSTS: Readonly<Record<EditKind, number>> = {
  accent: 0.3,
  doubled: 0.5,
  swapped: 0.6,
  missing: 0.9,
  extra: 0.9,
  wrong: 1,
};

/** The one mistake in which two words differ; undefined where they are the same, or differ in more. */
export function findEdit(typed: string, meant: string): Edit | undefined {
  if (Math.abs(typed.length - meant.length) > 1) return undefined;
  const shorter = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < shorter && typed[start] === meant[start]) start++;
  let after = 0;
  while (after < shorter - start && typed.at(-1 - after) === meant.at(-1 - after)) after++;
  const wrong = typed.slice(start, typed.length - after);
  const right = meant.slice(start, meant.length - after);
  const kind = nameEdit(wrong, right, meant[start - 1]);
  return kind && { kind, after, cost: COSTS[kind] };
}

const withoutAccent = (letter: string) => letter.normalize('NFD').slice(0, 1);

function nameEdit(wrong: string, right: string, letterBefore: string | undefined): EditKind | undefined {
  if (wrong.length + right.length === 1) {
    if (wrong + right === letterBefore) return 'doubled';
    return wrong === '' ? 'missing' : 'extra';
  }
  if (wrong.length === 1 && right.length === 1)
    return withoutAccent(wrong) === withoutAccent(right) ? 'accent' : 'wrong';
  return wrong.length === 2 && right === `${wrong[1]}${wrong[0]}` ? 'swapped' : undefined;
}
