import type { TranslationRemarks } from '@recto/contract/exports';
import type { Page } from '@recto/core/document';
import type { Segment } from '@recto/core/translation';
import type { OfficePart, TranslatedFile } from '@recto/readers/translated';
import { defineTask } from '#kernel/define-task.ts';
import { openLabelled, type StoredPage } from '#modules/ingestion/tasks/stored-page.ts';

/** A segment with its translation; null keeps the source. */
export interface WrittenSegment extends Segment {
  readonly target: string | null;
}

/**
 * What is written.
 *
 * - `original`: the original, its text translated
 * - `document`: a new Word file
 * - `bilingual`: a new Word file with both languages side by side
 * - `text`: the text alone
 */
export type WrittenKind = 'original' | 'document' | 'bilingual' | 'text';

interface WriteRequest {
  readonly kind: WrittenKind;
  readonly isWorkbook: boolean;
  /** The original can be written over. */
  readonly hasOriginal: boolean;
  readonly title: string;
  readonly source: string;
  readonly target: string;
  readonly segments: readonly WrittenSegment[];
  /** Of a text that was typed, which has no stored pages. */
  readonly text: string | null;
}

/** Plain text, or the parts of an Office file for its zip. */
export type WrittenFile =
  | { readonly text: string }
  | { readonly parts: readonly OfficePart[]; readonly remarks: TranslationRemarks | null };

/** Sentences that are named. */
const MAX_NAMED = 50;
const MAX_NAMED_LENGTH = 200;

const STEP_MS = 240_000;
const TOTAL_MS = 600_000;

/** Writes a file with its translation from its stored pages, and from the original where that is kept. */
export const writeTranslatedFile = defineTask<WriteRequest, WrittenFile, never, readonly StoredPage[]>({
  name: 'write-translated-file',
  lane: 'comparison',
  limits: { start: STEP_MS, inactivityTimeout: STEP_MS, total: TOTAL_MS },
  async run(request, { receive, loadBytes }) {
    const { kind, isWorkbook, hasOriginal, title, source, target, segments, text } = request;
    const writers = await import('@recto/readers/translated');
    const pages: Page[] = text === null ? [] : [pageOfText(text)];
    for (let batch = await receive(); batch; batch = await receive()) pages.push(...batch.map(openLabelled));
    const targets = new Map(segments.map(({ index, target: translated }) => [index, translated]));
    const translate = ({ index }: Segment) => targets.get(index) ?? undefined;
    const translation = { pages, segments, translate, source, target };
    if (kind === 'text') return { text: writers.writeTranslatedText(translation) };
    if (kind === 'document') return { parts: writers.writeNewDocx(translation), remarks: null };
    const writeOriginal = async () => {
      const original = writers.sourceOf(await loadBytes());
      return (isWorkbook ? writers.writeTranslatedXlsx : writers.writeTranslatedDocx)(original, translation);
    };
    if (kind === 'original') {
      const written = await writeOriginal();
      return { parts: written.parts, remarks: remarksOn(written) };
    }
    // Both languages side by side also tell what becomes of the original.
    const { kept, plain } = hasOriginal ? await writeOriginal() : { kept: [], plain: [] };
    const notes = new Map<number, string>([
      ...plain.map(({ index }) => [index, PLAIN] as const),
      ...kept.map(({ index }) => [index, KEPT] as const),
    ]);
    const rows = segments.map((segment) => ({
      source: segment.text,
      target: segment.target ?? '',
      note: notes.get(segment.index) ?? '',
      ...(text === null && { page: segment.page }),
    }));
    return { parts: writers.writeBilingualDocx(rows, { title, source, target }), remarks: null };
  },
});

const KEPT = 'Not translated in the file itself: its exact place there is not known.';
const PLAIN = 'In the file itself bold words or links of this sentence look like the rest of it.';

function remarksOn({ kept, plain }: TranslatedFile): TranslationRemarks | null {
  if (kept.length + plain.length === 0) return null;
  const named = (kind: 'kept' | 'plain', segments: readonly Segment[]) =>
    segments.slice(0, MAX_NAMED).map(({ index, page, text }) => ({
      kind,
      index,
      page,
      text: text.slice(0, MAX_NAMED_LENGTH).toWellFormed(),
    }));
  const sentences = [...named('kept', kept), ...named('plain', plain)];
  return { kept: kept.length, plain: plain.length, sentences };
}

/** As `cutText` has it: one line, whatever it holds. */
const pageOfText = (text: string): Page => ({
  number: 1,
  width: 0,
  height: 0,
  state: 'text',
  lines: [{ text, words: [] }],
});
