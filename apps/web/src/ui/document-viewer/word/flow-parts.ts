import type { PageBlock, PageChange } from '@recto/contract/document-page';
import { type Part, styleParts } from '#ui/document-viewer/word/style-parts.ts';
import type { ReadPage } from '#ui/document-viewer/frame/types.ts';

/** How tracked changes are shown: as before them, with both, as after them. */
export type ChangesView = 'original' | 'marked' | 'final';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A block as it is shown, with what was deleted before it and who changed it. */
export interface ShownBlock {
  readonly block: PageBlock;
  /** Deleted paragraphs before it. */
  readonly deletedBefore: readonly string[];
  /** Of all but tables: its words without its number. */
  readonly parts: readonly Part[];
  readonly rows: readonly (readonly ShownCell[])[];
  readonly changes: readonly PageChange[];
  readonly comments: readonly ShownComment[];
}

/** A cell of a table, with how many columns and rows it takes up where not one. */
export interface ShownCell {
  readonly parts: readonly Part[];
  readonly columnSpan?: number | undefined;
  readonly rowSpan?: number | undefined;
}

/** A comment at the margin of the block to which it is attached. */
export interface ShownComment {
  readonly block: PageBlock;
  readonly parts: readonly Part[];
}

export interface ShownPage {
  readonly blocks: readonly ShownBlock[];
  /** Deleted paragraphs after the last block. */
  readonly deletedAfter: readonly string[];
}

/** Divides a page into what is drawn of it. */
export function showPage(
  { text, blocks, changes = [], styles = [] }: ReadPage,
  view: ChangesView,
): ShownPage {
  const all = blocks ?? [{ kind: 'paragraph' as const, start: 0, end: text.length }];
  const comments = all.filter(({ kind, at }) => kind === 'comment' && at !== undefined);
  const shown = all.filter(({ kind, at }) => kind !== 'comment' || at === undefined);
  const references = new Set(all.flatMap(({ kind, number }) => (kind === 'note' && number ? [number] : [])));
  const waiting = [...changes];
  let attached = 0;
  const drawn = shown.map((block, index): ShownBlock => {
    const isLast = index === shown.length - 1;
    // Both lists are in the order of the text; what stands between two blocks belongs to the next.
    const own: PageChange[] = [];
    while (waiting[0] && (waiting[0].start < block.end || isOwnEnd(waiting[0], block, isLast)))
      own.push(...waiting.splice(0, 1));
    const from = attached;
    const reach = isLast ? text.length : block.end;
    while (attached < comments.length && (comments[attached]?.at ?? 0) <= reach) attached++;
    const content = contentOf(block);
    const { before, inside } = liftParagraphs(own, content.start);
    const partsOf = (span: Span) =>
      styleParts(divide(text, span, { changes: inside, references, view }), styles);
    return {
      block,
      deletedBefore: view === 'final' ? [] : before,
      parts: block.rows ? [] : partsOf(content),
      rows:
        block.rows?.map((row) =>
          row
            .filter(({ isCovered }) => !isCovered)
            .map(({ columnSpan, rowSpan, ...span }) => ({ parts: partsOf(span), columnSpan, rowSpan })),
        ) ?? [],
      changes: own,
      comments: comments.slice(from, attached).map((comment) => ({
        block: comment,
        parts: styleParts(divide(text, contentOf(comment), { changes: [], references, view }), styles),
      })),
    };
  });
  const deletedAfter =
    view === 'final' ? [] : paragraphsOf(waiting.map((change) => change.text ?? '').join(''));
  return {
    blocks: view === 'original' ? drawn.filter(({ block }) => block.change !== 'inserted') : drawn,
    deletedAfter,
  };
}

/** Has tracked changes of its own. */
export const isChanged = ({ changes }: ShownBlock): boolean => changes.length > 0;

/** A block without its number. */
const contentOf = ({ start, end, number }: PageBlock): Span => ({
  start: start + (number === undefined ? 0 : number.length + 1),
  end,
});

/** A deletion at the end of a block is its own, unless it begins with the end of the paragraph. */
const isOwnEnd = ({ start, text = '' }: PageChange, { end }: Span, isLast: boolean): boolean =>
  start === end && !(isLast && text.startsWith('\n'));

const paragraphsOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** What was deleted before the first word up to the end of a paragraph was paragraphs of its own. */
function liftParagraphs(changes: readonly PageChange[], start: number) {
  const before: string[] = [];
  const inside = changes.flatMap((change) => {
    const { text = '' } = change;
    const end = text.lastIndexOf('\n');
    if (change.kind !== 'deleted' || change.start > start || end < 0) return [change];
    before.push(...paragraphsOf(text.slice(0, end)));
    return end + 1 < text.length ? [{ ...change, text: text.slice(end + 1) }] : [];
  });
  return { before, inside };
}

interface Division {
  readonly changes: readonly PageChange[];
  /** The marks of the notes of the page. */
  readonly references: ReadonlySet<string>;
  readonly view: ChangesView;
}

function divide(text: string, { start, end }: Span, { changes, references, view }: Division): Part[] {
  const parts: Part[] = [];
  const add = (kind: 'text' | 'inserted', from: number, to: number) => {
    let at = from;
    for (const piece of text.slice(from, to).split(/(\[E?\d+\])/)) {
      if (piece !== '')
        parts.push({ kind: references.has(piece) ? 'reference' : kind, text: piece, start: at });
      at += piece.length;
    }
  };
  let at = start;
  for (const change of changes) {
    const from = Math.max(start, change.start);
    const to = Math.min(end, change.end);
    if (change.kind === 'deleted') {
      // What was deleted before a number stands behind it.
      const isHere = (change.start >= start && change.start <= end) || (change.start < start && at === start);
      if (!isHere || view === 'final') continue;
      add('text', at, Math.max(at, from));
      at = Math.max(at, from);
      parts.push({ kind: view === 'original' ? 'text' : 'deleted', text: change.text ?? '' });
    } else if (from < to) {
      add('text', at, Math.max(at, from));
      if (view !== 'original') add(view === 'marked' ? 'inserted' : 'text', Math.max(at, from), to);
      at = to;
    }
  }
  add('text', at, end);
  return parts;
}

/** Who changed a block, each once: an author who took words away and put others in has changed it. */
export function authorsOf(changes: readonly PageChange[]): { name: string; kind: string; date: string }[] {
  const byAuthor = new Map<string, { name: string; kind: string; date: string }>();
  for (const { author = '', kind, date = '' } of changes) {
    const known = byAuthor.get(author);
    const one = kind === 'inserted' ? 'Inserted' : 'Deleted';
    byAuthor.set(author, {
      name: author,
      kind: known && known.kind !== one ? 'Changed' : one,
      date: known && known.date > date ? known.date : date,
    });
  }
  return [...byAuthor.values()];
}
