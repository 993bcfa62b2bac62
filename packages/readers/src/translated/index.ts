import type { Page } from '@recto/core/document';
import type { Segment } from '@recto/core/translation';
import type { ByteSource } from '#byte-source.ts';

/** A document with its translation. */
export interface Translation {
  /** All stored pages of the document, with their blocks. */
  readonly pages: readonly Page[];
  /** Of these pages, as `cutSegments` gave them. */
  readonly segments: readonly Segment[];
  /** What stands in a segment's place; undefined keeps the source. */
  readonly translate: (segment: Segment) => string | undefined;
  /** BCP 47. */
  readonly source: string;
  readonly target: string;
}

export interface TranslatedFile {
  readonly bytes: Uint8Array;
  /** Segments that have a translation whose place in the file could not be found exactly: the source stands there still. */
  readonly kept: readonly Segment[];
}

/** The original DOCX with its text translated. */
export declare function writeTranslatedDocx(
  source: ByteSource,
  translation: Translation,
): Promise<TranslatedFile>;
/** The original XLSX with the words of its cells translated. */
export declare function writeTranslatedXlsx(
  source: ByteSource,
  translation: Translation,
): Promise<TranslatedFile>;
/** A new DOCX for documents of other types: headings, paragraphs, lists and tables, translated. */
export declare function writeNewDocx(translation: Omit<Translation, 'source'>): Promise<Uint8Array>;
/** Plain text, lines and pages as in the source. */
export declare function writeTranslatedText(
  translation: Pick<Translation, 'pages' | 'segments' | 'translate'>,
): string;
/** A DOCX with source and target side by side in a table. */
export declare function writeBilingualDocx(
  rows: Iterable<{ readonly source: string; readonly target: string; readonly page?: number }>,
  options: { readonly title: string; readonly source: string; readonly target: string },
): Promise<Uint8Array>;
