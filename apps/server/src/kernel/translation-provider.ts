import type { Language } from '@recto/contract/languages';
import type { ModelUsage } from '#kernel/language-model.ts';

/** A term and what it is called in the other language. */
export interface GlossaryEntry {
  readonly source: string;
  readonly target: string;
}

/** Texts that are translated by one call. */
export interface TranslateRequest {
  /** In their order; none is blank. */
  readonly texts: readonly string[];
  readonly source: Language;
  readonly target: Language;
  /** The entries that occur in these texts. */
  readonly terms: readonly GlossaryEntry[];
  /** All entries of the translation that these texts belong to, by a name that means no other entries. */
  readonly glossary: { readonly name: string; readonly entries: readonly GlossaryEntry[] };
  /** Terms were passed over before. */
  readonly isRetry: boolean;
  /** Milliseconds for everything, waiting for a busy provider included. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

export interface TranslateReply {
  /** One for each text, in their order. */
  readonly texts: readonly string[];
  /** Zero where the provider does not count tokens. */
  readonly usage: ModelUsage;
}

/** What translates texts somewhere: modules are given it behind `guardTranslation` only. */
export interface TranslationProvider {
  /** As clients see it. */
  readonly name: string;
  /** Whether it honours terms itself; for others they are replaced by placeholders before. */
  readonly takesTerms: boolean;
  /** What one call takes at most. */
  readonly maxTexts: number;
  readonly maxCharacters: number;
  /** Rejects with `LanguageModelError`. */
  translate(request: TranslateRequest): Promise<TranslateReply>;
  /** Lets go of a glossary that it keeps for a translation. Never rejects. */
  dropGlossary(name: string): Promise<void>;
}
