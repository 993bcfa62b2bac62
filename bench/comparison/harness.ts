import type { Page } from '@recto/core/document';
import { loadModules, type Marked } from '@recto/testing/comparison';

/** What a peer finds: runs of characters, without white space, that both sides have. */
export type Runs = readonly (readonly [left: number, right: number, length: number, moved: 0 | 1])[];

/** What the harness does for peers. */
export interface PeerHarness {
  toTokens(runs: Runs, a: string, b: string): Marked;
  cleaned(run: (a: string, b: string) => Runs, a: string, b: string, unit: 'sentence' | 'para'): Marked;
}

export const loadPeerHarness = () => loadModules<PeerHarness>(['peers', 'cleaned']);

/** A text as the harness writes it: a form feed is the end of a page, the number of a line its place. */
export function toPages(text: string): Page[] {
  return text.split('\f').map((page, index) => ({
    number: index + 1,
    width: 0,
    height: 0,
    state: 'text',
    lines: page.split('\n').map((line) => ({ text: line, words: [] })),
  }));
}
