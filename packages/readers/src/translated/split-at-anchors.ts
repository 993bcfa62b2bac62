/** What stands fast within a sentence, as it reads. */
export interface Anchor {
  readonly text: string;
  /** Without its place the sentence cannot be written. */
  readonly isNeeded: boolean;
}

export interface SplitTranslation {
  /** Before, between and behind the anchors. */
  readonly texts: readonly string[];
  /** Those that were found, by their index. */
  readonly found: ReadonlySet<number>;
}

/**
 * Splits a translation at what stands fast in its source, which is found by its text, in order. Where a mark is not found
 * it comes behind the words; null where a needed one is not.
 */
export function splitAtAnchors(translation: string, anchors: readonly Anchor[]): SplitTranslation | null {
  const texts = Array.from({ length: anchors.length + 1 }, () => '');
  const found = new Set<number>();
  let at = 0;
  let group = 0;
  for (const [index, anchor] of anchors.entries()) {
    const place = findAnchor(translation, anchor.text, at);
    if (place < 0) {
      if (anchor.isNeeded) return null;
      continue;
    }
    texts[group] = translation.slice(at, place);
    found.add(index);
    at = place + anchor.text.length;
    group = index + 1;
  }
  texts[group] = translation.slice(at);
  return { texts, found };
}

/** A number is not found within another. */
function findAnchor(translation: string, text: string, from: number): number {
  for (let at = translation.indexOf(text, from); at >= 0; at = translation.indexOf(text, at + 1)) {
    const isCut =
      isNumber(text) &&
      (isNumber(translation.charAt(at - 1)) || isNumber(translation.charAt(at + text.length)));
    if (!isCut) return at;
  }
  return -1;
}

const isNumber = (text: string): boolean => /^\p{Nd}+$/u.test(text);
