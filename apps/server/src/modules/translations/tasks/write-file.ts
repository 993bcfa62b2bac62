import type { Page } from '@recto/core/document';
import type { Segment } from '@recto/core/translation';
import type { OfficePart } from '@recto/readers/translated';
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
  readonly title: string;
  readonly source: string;
  readonly target: string;
  readonly segments: readonly WrittenSegment[];
  /** Of a text that was typed, which has no stored pages. */
  readonly text: string | null;
}

/** Plain text, or the parts of an Office file for its zip. */
export type WrittenFile = { readonly text: string } | { readonly parts: readonly OfficePart[] };

const STEP_MS = 240_000;
const TOTAL_MS = 600_000;

/** Writes a file with its translation from its stored pages, and from the original where that is kept. */
export const writeTranslatedFile = defineTask<WriteRequest, WrittenFile, never, readonly StoredPage[]>({
  name: 'write-translated-file',
  lane: 'comparison',
  limits: { start: STEP_MS, inactivityTimeout: STEP_MS, total: TOTAL_MS },
  async run({ kind, isWorkbook, title, source, target, segments, text }, { receive, loadBytes }) {
    const writers = await import('@recto/readers/translated');
    const pages: Page[] = text === null ? [] : [pageOfText(text)];
    for (let batch = await receive(); batch; batch = await receive()) pages.push(...batch.map(openLabelled));
    const targets = new Map(segments.map(({ index, target: translated }) => [index, translated]));
    const translate = ({ index }: Segment) => targets.get(index) ?? undefined;
    const translation = { pages, segments, translate, source, target };
    if (kind === 'text') return { text: writers.writeTranslatedText(translation) };
    if (kind === 'document') return { parts: writers.writeNewDocx(translation) };
    if (kind === 'bilingual') {
      const rows = segments.map((segment) => ({
        source: segment.text,
        target: segment.target ?? '',
        ...(text === null && { page: segment.page }),
      }));
      return { parts: writers.writeBilingualDocx(rows, { title, source, target }) };
    }
    const original = writers.sourceOf(await loadBytes());
    const write = isWorkbook ? writers.writeTranslatedXlsx : writers.writeTranslatedDocx;
    return { parts: (await write(original, translation)).parts };
  },
});

/** As `cutText` has it: one line, whatever it holds. */
const pageOfText = (text: string): Page => ({
  number: 1,
  width: 0,
  height: 0,
  state: 'text',
  lines: [{ text, words: [] }],
});
