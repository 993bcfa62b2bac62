import type { ComparisonOptions } from '@recto/contract/comparison-options';
import { compare, type Comparison } from '@recto/core/comparison';
import type { Page } from '@recto/core/document';
import { TaskError } from '#kernel/define-task.ts';
import { openLabelled, type StoredPage } from '#modules/ingestion/tasks/stored-page.ts';

/** A stored page of one of the two files; those of the left one come first. */
export interface ComparedPage {
  readonly side: 'left' | 'right';
  readonly content: Uint8Array;
  readonly blocks?: Uint8Array;
}

/** A page of this side is not what was stored. */
export interface CorruptPage {
  readonly corruptSide: ComparedPage['side'];
}

type Sides = Record<ComparedPage['side'], Page[]>;

/** The pages of both files, as they come in. */
export async function openSides(
  receive: () => Promise<readonly ComparedPage[] | null>,
): Promise<Sides | CorruptPage> {
  const pages: Sides = { left: [], right: [] };
  for (let batch = await receive(); batch; batch = await receive())
    for (const { side, ...stored } of batch) {
      const page = openUnlessCorrupt(stored);
      if (!page) return { corruptSide: side };
      pages[side].push(page);
    }
  return pages;
}

/** Compares both files as it was asked for. */
export const compareSides = ({ left, right }: Sides, { ignore, pages }: ComparisonOptions): Comparison =>
  compare(left, right, {
    ignore,
    pages: {
      ...(pages?.master && { left: pages.master }),
      ...(pages?.child && { right: pages.child }),
    },
  });

function openUnlessCorrupt(stored: StoredPage): Page | null {
  try {
    return openLabelled(stored);
  } catch (error) {
    if (error instanceof TaskError && error.code === 'page-corrupt') return null;
    throw error;
  }
}
