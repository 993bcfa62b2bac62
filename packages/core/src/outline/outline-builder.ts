import { type About, FRONT_PAGES, readAbout } from '#about/index.ts';
import type { WireBox } from '#document/anchors.ts';
import { guessLanguage } from '#sentences/guess-language.ts';
import { blocksOf } from '#document/block.ts';
import { type Page, pageText } from '#document/document.ts';
import { headingsOfBookmarks } from '#outline/bookmark-headings.ts';
import { type QuestionIdea, suggestQuestions } from '#outline/suggest-questions.ts';
import { typicalQuestions } from '#outline/typical-questions.ts';
import { type BlockLine, BlockFinder, headingsOfBlocks, readBlockLines } from '#structure/index.ts';
import type { Bookmark, Heading } from '#structure/headings/heading.ts';

/** A heading with what a viewer marks for it: one box a line. */
export interface PlacedHeading extends Heading {
  readonly boxes: readonly WireBox[];
}

/** The contents of a document, and what to ask it. */
export interface Outline {
  readonly about: About;
  /** Of its first pages: that for which the file was handed over may be another. */
  readonly language: string;
  readonly headings: readonly PlacedHeading[];
  /** Not yet known to be answered. */
  readonly ideas: readonly QuestionIdea[];
}

/** Enough text to tell a language. */
const LANGUAGE_SAMPLE = 6_000;
/** Fewer are no table of contents. */
const MIN_BOOKMARKS = 3;
/** Share of the bookmarks whose words stand on their pages: those of a scanner, say, name no headings. */
const MIN_PLACED = 0.3;
/** Words kept of the text, to tell names from other words. */
const MAX_WORDS = 50_000;

/** Makes the outline of a document whose pages are handed over in order. */
export class OutlineBuilder {
  readonly #language: string;
  readonly #byPage = new Map<number, Bookmark[]>();
  readonly #bookmarks: readonly Bookmark[];
  readonly #placed = new Map<Bookmark, PlacedHeading>();
  /** Of pages whose blocks are known. */
  readonly #headings: PlacedHeading[] = [];
  /** Gets the others. */
  readonly #finder = new BlockFinder();
  readonly #lowered = new Set<string>();
  readonly #front: Page[] = [];
  readonly #sizes = new Map<number, Pick<Page, 'width' | 'height'>>();
  #lastPage = 0;

  /** `bookmarks` of the file itself, if it has any. */
  constructor(language: string, bookmarks: readonly Bookmark[] = []) {
    this.#language = language;
    this.#bookmarks = bookmarks;
    for (const bookmark of bookmarks) {
      const same = this.#byPage.get(bookmark.page);
      if (same) same.push(bookmark);
      else this.#byPage.set(bookmark.page, [bookmark]);
    }
  }

  add(page: Page): void {
    this.#lastPage = page.number;
    this.#sizes.set(page.number, { width: page.width, height: page.height });
    const blocks = blocksOf(page);
    if (blocks) this.#addHeadings({ number: page.number, lines: readBlockLines(page), blocks });
    else this.#finder.add(page);
    if (this.#front.length < FRONT_PAGES && page.lines.length > 0) this.#front.push(page);
    const bookmarks = this.#byPage.get(page.number) ?? [];
    const lines = bookmarks.length > 0 ? readBlockLines(page) : [];
    headingsOfBookmarks(bookmarks, page).forEach((heading, at) => {
      const bookmark = bookmarks[at];
      if (bookmark) this.#placed.set(bookmark, { ...heading, boxes: this.#boxesOf(heading, lines) });
    });
    if (this.#lowered.size < MAX_WORDS)
      for (const [word] of pageText(page).matchAll(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{M}'’]*/gu))
        this.#lowered.add(word);
  }

  finish(): Outline {
    const found = this.#finder.finish();
    for (const page of found) this.#addHeadings(page);
    const marked = this.#bookmarks.flatMap((bookmark) => this.#placed.get(bookmark) ?? []);
    const placed = marked.filter(({ span }) => span.end > span.start);
    const isMarked = marked.length >= MIN_BOOKMARKS && placed.length >= MIN_PLACED * marked.length;
    const headings = isMarked ? marked : this.#headings.toSorted((a, b) => a.page - b.page);
    const language = guessLanguage(
      this.#front.map(pageText).join('\n').slice(0, LANGUAGE_SAMPLE),
      this.#language,
    );
    const blocks = new Map(found.map((page) => [page.number, page.blocks]));
    const about = readAbout(
      this.#front.map((page) => (blocksOf(page) ? page : { ...page, blocks: blocks.get(page.number) ?? [] })),
      language,
    );
    const typical = typicalQuestions({
      language,
      kind: about.kind?.text ?? '',
      date: `${about.title?.text ?? ''} ${about.date?.text ?? ''}`,
      lastPage: this.#lastPage,
    });
    const ofHeadings = suggestQuestions(headings, {
      language,
      title: about.title?.text ?? '',
      lastPage: this.#lastPage,
      isLowered: (word) => this.#lowered.has(word),
    });
    return {
      about,
      language,
      headings,
      ideas: [...typical, ...ofHeadings],
    };
  }

  #addHeadings(page: Parameters<typeof headingsOfBlocks>[0]): void {
    for (const heading of headingsOfBlocks(page))
      this.#headings.push({ ...heading, boxes: this.#boxesOf(heading, page.lines) });
  }

  #boxesOf({ page, span }: Heading, lines: readonly BlockLine[]): WireBox[] {
    const size = this.#sizes.get(page);
    if (!size) return [];
    return lines
      .filter(({ isPlaced, start, end }) => isPlaced && start >= span.start && end <= span.end)
      .map(({ left, top, right, bottom }) => ({
        x: left / size.width,
        y: top / size.height,
        width: (right - left) / size.width,
        height: (bottom - top) / size.height,
      }));
  }
}
