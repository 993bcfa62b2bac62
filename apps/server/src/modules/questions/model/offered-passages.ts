import type { Passage } from '@recto/core/answers';
import { foldText } from '@recto/core/quotes';

/** A passage as it is offered to a model. */
export interface OfferedPassage extends Passage {
  /** Its text for comparing quotes with it, as `foldText` gives it. */
  readonly folded: string;
}

/** Passages by the short names that a model calls them by. */
export function offerPassages(passages: readonly Passage[]): ReadonlyMap<string, OfferedPassage> {
  return new Map(
    passages.map(
      (passage, at) => [`P${at + 1}`, { ...passage, folded: foldText(passage.text).text }] as const,
    ),
  );
}
