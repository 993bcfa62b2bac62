import type { Piece } from '#translated/pieces.ts';
import { isSolid } from '#translated/solid-text.ts';
import { type SplitTranslation, splitAtAnchors } from '#translated/split-at-anchors.ts';

/** A stretch of a piece that a sentence covers. */
export interface Stretch {
  readonly index: number;
  readonly piece: Piece;
  from: number;
  to: number;
}

/** Stretches that follow each other. */
type Words = readonly Stretch[];

interface DividedSentence {
  /** The words between what stays, which are written over. */
  readonly groups: readonly Words[];
  /** What stands fast, and words that stand out and stay. */
  readonly anchors: readonly Words[];
  readonly split: SplitTranslation;
  /** Of the words that stand out those that stay. */
  readonly kept: readonly Words[];
}

const LETTER = /[\p{L}\p{N}]/u;

/** The words of a sentence that look otherwise than most of it. */
export function listMarked(stretches: readonly Stretch[]): Words[] {
  const usual = usualLook(stretches);
  const marked: Stretch[][] = [];
  let open: Stretch[] | null = null;
  for (const stretch of stretches) {
    const { fixed, look = '' } = stretch.piece;
    if (fixed || look === usual) {
      open = null;
      continue;
    }
    if (open && open[0]?.piece.look === look) open.push(stretch);
    else {
      open = [stretch];
      marked.push(open);
    }
  }
  return marked.filter((words) => LETTER.test(textOf(words)));
}

function usualLook(stretches: readonly Stretch[]): string {
  const sizes = new Map<string, number>();
  for (const { piece, from, to } of stretches) {
    const { look = '', fixed } = piece;
    if (fixed) continue;
    let size = sizes.get(look) ?? 0;
    for (let at = from; at < to; at++) if (isSolid(piece.text.charAt(at))) size++;
    sizes.set(look, size);
  }
  return [...sizes].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/**
 * Divides a translation at what stays. Of the words that stand out those stay which it has once, in the same order; null
 * where something that stands fast has no place in it.
 */
export function divideSentence(
  stretches: readonly Stretch[],
  marked: readonly Words[],
  translation: string,
): DividedSentence | null {
  let kept = marked.filter((words) => occursOnce(textOf(words), translation));
  for (;;) {
    const { groups, anchors } = groupStretches(stretches, kept);
    const split = splitAtAnchors(
      translation,
      anchors.map((anchor) => ({
        text: textOf(anchor),
        isNeeded: anchor.some(({ piece }) => piece.fixed === 'needed'),
      })),
    );
    const isHomeless = (at: number) => (split?.texts[at] ?? '') !== '' && groups[at]?.length === 0;
    // Words before and behind it need a run where they stand.
    const isLost = (at: number) => !split?.found.has(at) || isHomeless(at) || isHomeless(at + 1);
    const lost = anchors.filter((anchor, at) => kept.includes(anchor) && isLost(at));
    if (split && lost.length === 0)
      return groups.every((group) => group.length === 0) ? null : { groups, anchors, split, kept };
    if (kept.length === 0) return null;
    kept = split ? kept.filter((words) => !lost.includes(words)) : [];
  }
}

const textOf = (words: Words): string =>
  words
    .map(({ piece, from, to }) => (piece.fixed ? piece.text.trim() : piece.text.slice(from, to)))
    .join('')
    .trim();

/** As whole words. */
function occursOnce(text: string, translation: string): boolean {
  const at = translation.indexOf(text);
  if (at < 0 || translation.indexOf(text, at + 1) >= 0) return false;
  return !LETTER.test(translation.charAt(at - 1)) && !LETTER.test(translation.charAt(at + text.length));
}

/** The words between what stays; neighbours that stand fast are one. */
function groupStretches(
  stretches: readonly Stretch[],
  kept: readonly Words[],
): { groups: Stretch[][]; anchors: Words[] } {
  const groups: Stretch[][] = [[]];
  const anchors: Words[] = [];
  const ofMarked = new Map(kept.flatMap((words) => words.map((stretch) => [stretch, words] as const)));
  let fast: Stretch[] | null = null;
  for (const stretch of stretches) {
    const words = ofMarked.get(stretch);
    if (!words && !stretch.piece.fixed) {
      groups.at(-1)?.push(stretch);
      fast = null;
    } else if (!words && fast) fast.push(stretch);
    else if (!words || words[0] === stretch) {
      fast = words ? null : [stretch];
      anchors.push(words ?? fast ?? []);
      groups.push([]);
    }
  }
  return { groups, anchors };
}
