import type { ComparisonOptions } from '@recto/contract/comparison-options';
import {
  buildRedline,
  buildRows,
  type Change,
  changedTexts,
  type Comparison,
  listChanges,
} from '@recto/core/comparison';
import { type ComparedPage, compareSides, openSides } from '#modules/comparisons/tasks/compared-pages.ts';
import { defineTask } from '#kernel/define-task.ts';

/** What is said of a change, and by what it is known again. */
export interface RedlineComment {
  readonly changeId: number;
  /** What stood and what stands there, as the change says it; undefined on a side without. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly text: string;
}

export interface RedlineOrder {
  /** Of the later file. */
  readonly language: string;
  readonly options: ComparisonOptions;
  readonly comments: readonly RedlineComment[];
  readonly author: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The earlier file is a Word file, which `loadBytes` gives: it carries the marks where it can. */
  readonly hasMaster: boolean;
}

/** A part of the Word file that is written. */
export interface RedlinePart {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** As comparing takes; what is written goes along with it. */
const STEP_MS = 240_000;
const TOTAL_MS = 600_000;

/** Compares the stored pages of two files once more, and writes them as a Word file with tracked changes. */
export const writeRedline = defineTask<
  RedlineOrder,
  { readonly parts: readonly RedlinePart[] } | { readonly corruptSide: ComparedPage['side'] },
  never,
  readonly ComparedPage[]
>({
  name: 'write-redline',
  lane: 'comparison',
  limits: { start: STEP_MS, inactivityTimeout: STEP_MS, total: TOTAL_MS },
  async run({ language, options, comments: given, author, at, hasMaster }, { receive, loadBytes, move }) {
    const sides = await openSides(receive);
    if ('corruptSide' in sides) return sides;
    const comparison = compareSides(sides, options);
    const changes = listChanges(comparison, buildRows(comparison), language);
    const { markWordFile, writeRedlineDocument, UnmarkableError } = await import('@recto/readers/redline');
    const request = {
      pieces: buildRedline(comparison, changes),
      comments: placeComments(comparison, changes, given),
      marker: { author, at: new Date(at) },
    };
    const write = async () => {
      if (!hasMaster) return writeRedlineDocument(request, '');
      const bytes = await loadBytes();
      try {
        return await markWordFile(bytes, request);
      } catch (error) {
        if (!(error instanceof UnmarkableError)) throw error;
        return writeRedlineDocument(request, `${NOT_MARKED} ${error.message}.`);
      }
    };
    return {
      parts: (await write()).map(({ name, content }) => {
        const bytes = new Uint8Array(Buffer.from(content));
        move(bytes.buffer);
        return { name, content: bytes };
      }),
    };
  },
});

const NOT_MARKED =
  'This is the text of both documents in a new file. The earlier Word file could not carry the changes itself:';

/** A change that is found again says the same; a comment on one that is not stands at the end. */
function placeComments(
  comparison: Comparison,
  changes: readonly Change[],
  comments: readonly RedlineComment[],
): { change: number; text: string }[] {
  const found = changes.map((change) => ({ id: change.id, ...changedTexts(comparison, change) }));
  return comments.map(({ changeId, before, after, text }) => {
    const isSame = (one: (typeof found)[number]) =>
      (one.before ?? undefined) === before && (one.after ?? undefined) === after;
    const alike = found.filter(isSame);
    const change = alike.find(({ id }) => id === changeId) ?? alike[0];
    // No change has a number below 1.
    return { change: change?.id ?? -changeId, text };
  });
}
