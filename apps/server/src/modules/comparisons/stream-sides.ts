import type { InputPiece } from '#kernel/define-task.ts';
import type { ComparedPage } from '#modules/comparisons/tasks/compared-pages.ts';
import type { ComparisonsDeps } from '#modules/comparisons/deps.ts';
import type { FileRow } from '#modules/library/index.ts';

/** The stored pages of both files, batch by batch, the earlier file first. */
export async function* streamSides(
  pages: Pick<ComparisonsDeps['pages'], 'streamStored'>,
  left: FileRow,
  right: FileRow,
): AsyncGenerator<readonly ComparedPage[]> {
  for (const [side, file] of [
    ['left', left],
    ['right', right],
  ] as const)
    for await (const batch of pages.streamStored(file))
      yield batch.map(({ content, blocks }) => ({
        side,
        content: new Uint8Array(content),
        ...(blocks && { blocks: new Uint8Array(blocks) }),
      }));
}

/** The next of these batches as a task takes it; its pages are moved. */
export async function nextPiece(
  batches: AsyncGenerator<readonly ComparedPage[]>,
): Promise<InputPiece<readonly ComparedPage[]> | null> {
  const { done, value } = await batches.next();
  if (done) return null;
  return { value, moved: value.map(({ content }) => content.buffer as ArrayBuffer) };
}
