import type { Page } from '#document/document.ts';
import type { FactCheck, Segment, Term, TermCheck, TermMatch } from './types.ts';

export * from './types.ts';

export declare function cutSegments(pages: readonly Page[], language: string): Segment[];
export declare function cutText(text: string, language: string): Segment[];
/** Pages as `cutSegments` had them, or what `cutText` had as one page. With the default it gives the source text exactly; pages are parted by a form feed. */
export declare function joinSegments(
  pages: readonly Pick<Page, 'number' | 'lines'>[],
  segments: readonly Segment[],
  translate?: (segment: Segment) => string | undefined,
): string;
/** The same for typed text. */
export declare function joinText(
  text: string,
  segments: readonly Segment[],
  translate?: (segment: Segment) => string | undefined,
): string;
export declare function matchTerms(text: string, language: string, terms: readonly Term[]): TermMatch[];
/** For many texts with the same terms: indexes them once. */
export declare function makeTermMatcher(
  language: string,
  terms: readonly Term[],
): (text: string) => TermMatch[];
export declare function checkTerms(
  matches: readonly TermMatch[],
  target: string,
  language: string,
): TermCheck[];
export declare function checkFacts(
  source: string,
  target: string,
  languages: { readonly source: string; readonly target: string },
): FactCheck[];
/** `text` with a placeholder for each match; `restore` puts the terms' targets in their place, `missing` lists term ids whose placeholder was lost. */
export declare function protect(text: string, matches: readonly TermMatch[]): ProtectedText;
export interface ProtectedText {
  readonly text: string;
  restore(translated: string): { readonly text: string; readonly missing: readonly string[] };
}
