import type { TextRange } from '#text/text-range.ts';
import type { ClauseKey } from '../clause-kinds.ts';
import type { ClauseFound } from '../recognise.ts';

/** A party of a contract: its name, and what the contract calls it. */
export interface NamedParty {
  readonly name: string;
  readonly shortName?: string;
}

/** A value as programs use it: the shape of a term's value in the contract of the API. */
export type TypedValue =
  | { readonly type: 'date'; readonly iso: string }
  | { readonly type: 'duration'; readonly amount: number; readonly unit: string; readonly of?: string }
  | {
      readonly type: 'amount';
      readonly value: number;
      readonly currency?: string;
      readonly unit?: string;
      readonly scale?: 'thousand' | 'million' | 'billion';
      readonly period?: string;
    }
  | { readonly type: 'names'; readonly names: NamedParty[] }
  | { readonly type: 'yesNo'; readonly yes: boolean }
  | { readonly type: 'choice'; readonly choice: string }
  | { readonly type: 'text' };

/** Words of a page that say a value. */
export interface ValueSpan {
  readonly page: number;
  readonly span: TextRange;
}

/** What a clause says, in short. */
export interface ReadValue {
  /** What is shown: a phrase where the value is typed, else the sentence. */
  readonly text: string;
  readonly value: TypedValue;
  /** The phrase may stand in bold: it is wrong at most 3 times in 100. */
  readonly sure: boolean;
  /** The passage that says it, which need not be the likeliest of its kind. */
  readonly passage: ClauseFound;
  /** The very words, the first in the passage; none where the whole passage is the value. */
  readonly spans: readonly ValueSpan[];
  /** How it was worked out: "1 April 2024 + 36 months". */
  readonly steps?: string;
}

/** The contract that a clause stands in. */
export interface ValueContext {
  /** The text of a page by its number; empty where there is none. */
  readonly textOf: (page: number) => string;
  /** Passages of another kind, the likeliest first: an end is worked out from the start. */
  readonly passagesOf: (key: ClauseKey) => readonly ClauseFound[];
}
