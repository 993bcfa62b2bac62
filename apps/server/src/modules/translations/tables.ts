import type { Language } from '@recto/contract/languages';
import type { TermTexts } from '@recto/contract/terminology';
import type { SegmentCheck, TranslationStatus } from '@recto/contract/translations';
import type { SegmentKind, SegmentPart, Term } from '@recto/core/translation';
import type { ColumnType } from 'kysely';
import type { StoredTerm } from '#modules/translations/tasks/inspect-segments.ts';

export interface TerminologyTable {
  id: string;
  account_id: string;
  name: string;
  /** Of its terms, in the order of their columns. */
  languages: ColumnType<readonly Language[], string, string>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
}

export interface TermTable {
  terminology_id: string;
  position: number;
  id: string;
  texts: ColumnType<TermTexts, string, never>;
}

export interface TranslationTable {
  id: string;
  account_id: string;
  /** Null where a text was typed. */
  file_id: string | null;
  text: string | null;
  source_language: Language;
  target_language: Language;
  terminology_id: string | null;
  /** The terminology in this pair of languages as it was at the start: later changes of it are another translation. */
  terms: ColumnType<readonly Term[], string, never>;
  provider: string;
  status: TranslationStatus;
  done: number;
  total: number;
  is_cut: boolean;
  page_count: number;
  /** Attempts that have failed since the last segment was translated. */
  failures: number;
  /** From when on, and from how many done segments, the pace is measured. */
  pace_from: Date | null;
  pace_done: number;
  /** Why it has failed, for the person. */
  error: string | null;
  created_at: Date;
  completed_at: Date | null;
}

/**
 * Where the translation of a segment comes from.
 *
 * - `provider`: translated for this or an earlier translation
 * - `memory`: a person had corrected the same sentence before
 * - `same`: it has no words
 * - `none`: nobody translates it
 */
export type SegmentOrigin = 'provider' | 'memory' | 'same' | 'none';

export interface TranslationSegmentTable {
  translation_id: string;
  /** From 0, in reading order. */
  position: number;
  page: number;
  start_at: number;
  end_at: number;
  rest: ColumnType<readonly SegmentPart[] | null, string | null, never>;
  kind: SegmentKind;
  block: number;
  source: string;
  /** Null until it is done; '' where nobody translates it. */
  target: string | null;
  origin: SegmentOrigin | null;
  terms: ColumnType<readonly StoredTerm[], string | undefined, string>;
  checks: ColumnType<readonly SegmentCheck[], string | undefined, string>;
  /** A term, number, date or name is to be looked at. */
  is_open: ColumnType<boolean, boolean | undefined, boolean>;
  is_corrected: ColumnType<boolean, boolean | undefined, boolean>;
  is_confirmed: ColumnType<boolean, boolean | undefined, boolean>;
  /** The same text, pair of languages, terms and provider: the same translation. */
  cache_key: string;
}

/** Sentences as people have corrected them, for later translations. */
export interface TranslationMemoryTable {
  account_id: string;
  /** Of the sentence and the pair of languages. */
  memory_key: string;
  /** In which it was corrected; it goes with it. */
  file_id: string | null;
  source_language: Language;
  target_language: Language;
  source: string;
  target: string;
  updated_at: Date;
}

declare module '#kernel/database.ts' {
  interface Tables {
    terminology: TerminologyTable;
    term: TermTable;
    translation: TranslationTable;
    translation_segment: TranslationSegmentTable;
    translation_memory: TranslationMemoryTable;
  }
}
