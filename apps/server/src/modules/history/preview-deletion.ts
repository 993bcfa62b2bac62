import type { DeletionPreview } from '@recto/contract/history';
import type { Batches } from '#modules/batches/index.ts';
import type { Comparisons } from '#modules/comparisons/index.ts';
import type { Library } from '#modules/library/index.ts';
import type { Questions } from '#modules/questions/index.ts';

interface PreviewDeps {
  readonly library: Pick<Library, 'listSelectedFileIds'>;
  readonly questions: Pick<Questions, 'countAbout'>;
  readonly comparisons: Pick<Comparisons, 'countAbout'>;
  readonly batches: Pick<Batches, 'countAbout'>;
}

type Selection = Parameters<Library['listSelectedFileIds']>[1];

/** Counts what goes with files and folders that are deleted. */
export function makePreviewDeletion({ library, questions, comparisons, batches }: PreviewDeps) {
  return async (accountId: string, selection: Selection): Promise<DeletionPreview> => {
    const fileIds = await library.listSelectedFileIds(accountId, selection);
    const asked = await questions.countAbout(accountId, fileIds);
    const compared = await comparisons.countAbout(accountId, fileIds);
    return {
      files: fileIds.length,
      answers: asked.questions,
      comparisons: compared.comparisons,
      batches: await batches.countAbout(accountId, fileIds),
      reviews: asked.reviews + compared.reviews,
    };
  };
}
