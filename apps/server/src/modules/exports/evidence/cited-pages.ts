import type { FileType } from '@recto/contract/file-types';
import type { Box } from '@recto/contract/questions';
import type { Evidence, ExportedAnswer } from '#modules/exports/answers.ts';
import { groupByFile } from '#modules/exports/rows.ts';

/** A document that the answers of a pack cite. */
export interface PackedDocument {
  readonly id: string;
  readonly name: string;
  readonly type: FileType;
  /** SHA-256 of the bytes as they were uploaded, hexadecimal. */
  readonly hash: string;
}

/** A page that answers cite, with everything on it that they quote. */
export interface CitedPage {
  readonly fileId: string;
  readonly page: number;
  readonly boxes: readonly Box[];
}

/** Draws pages with their marks; null where a page is no picture, or cannot be drawn. */
export interface PagePictures {
  draw(page: CitedPage): Promise<Uint8Array | null>;
}

/** The pages that answers cite, document by document, each once. */
export async function* citedPages(
  parts: AsyncIterable<readonly ExportedAnswer[]>,
): AsyncGenerator<CitedPage> {
  const drawn = new Set<string>();
  for await (const answers of groupByFile(parts)) {
    const marked = answers.flatMap(({ evidence }) => evidence.filter(({ boxes }) => boxes.length > 0));
    const byPage = Map.groupBy(marked, keyOf);
    for (const [key, [first, ...others]] of byPage) {
      if (!first || drawn.has(key)) continue;
      drawn.add(key);
      const { fileId, page } = first;
      yield { fileId, page, boxes: [first, ...others].flatMap(({ boxes }) => boxes) };
    }
  }
}

const keyOf = ({ fileId, page }: Pick<Evidence, 'fileId' | 'page'>): string => `${fileId}/${page}`;

const SLUG_MAX_LENGTH = 60;

/** Where the picture of a page lies in the pack: a name that tells people the document and the page. Null of other documents. */
export function makePicturePaths(documents: readonly PackedDocument[]) {
  const digits = String(documents.length).length;
  const slugs = new Map(
    documents.map(({ id, name }, at) => {
      const number = String(at + 1).padStart(digits, '0');
      const words = name
        .replace(/\.[^.]*$/u, '')
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/gu, '');
      return [id, `${number}-${words.slice(0, SLUG_MAX_LENGTH).toWellFormed() || 'document'}`];
    }),
  );
  return ({ fileId, page }: Pick<Evidence, 'fileId' | 'page'>): string | null => {
    const slug = slugs.get(fileId);
    return slug === undefined ? null : `pages/${slug}-page-${page}.png`;
  };
}
