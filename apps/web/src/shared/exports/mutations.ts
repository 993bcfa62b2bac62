import { contract } from '@recto/contract';
import type { AnswersExport, AnswersFormat, Export, ReportFormat } from '@recto/contract/exports';
import type { TranslationFormat } from '@recto/contract/translation-exports';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { waitForProgress } from '#shared/exports/wait-for-progress.ts';
import { toast } from '#ui/toast.tsx';
import { dismissToast } from '#ui/toast-store.ts';

/** Events come over the socket; without it the server is asked so often. */
const ASK_EVERY_MS = 1_000;

/**
 * Has a file written and downloads it. How far it is stands in a message that stays on every page, with a way to stop it.
 * Where it ends without a file, that is said. Gives how it ended; null where that is not known.
 */
async function runExport(start: () => Promise<Export>): Promise<Export | null> {
  const id = `export-${crypto.randomUUID()}`;
  const stays = { id, duration: Number.POSITIVE_INFINITY };
  toast.info('Writing the file…', stays);
  try {
    let item = await start();
    while (item.status === 'running') {
      const { exportId, name, done, total } = item;
      const percent = total === 0 ? 0 : Math.floor((100 * done) / total);
      toast.info(`Writing ${name} · ${percent} %`, {
        ...stays,
        action: { label: 'Cancel', onClick: () => cancelExport(exportId) },
      });
      await waitForProgress(exportId, ASK_EVERY_MS);
      item = await call(contract.exports.get, { params: { id: exportId } });
    }
    dismissToast(id);
    if (item.status === 'complete' && item.url !== null) window.location.assign(item.url);
    else if (item.status === 'cancelled') toast.info('The export was cancelled.', { id });
    else toast.error(item.error ?? 'The file could not be written. Try again.', { id });
    return item;
  } catch (error) {
    dismissToast(id);
    toastFailure(error as Error);
    return null;
  }
}

const cancelExport = (id: string): void => {
  call(contract.exports.cancel, { params: { id } }).catch((error: unknown) => toastFailure(error as Error));
};

/** Goes on when its page is left. */
const exportMutation = <Request>(start: (request: Request) => Promise<Export>) =>
  mutationOptions({ mutationFn: (request: Request) => runExport(() => start(request)) });

type Answers = Partial<AnswersExport> & Pick<AnswersExport, 'format'>;

export const batchExport = (id: string) =>
  exportMutation((body: Answers) => call(contract.exports.batch, { params: { id }, body }));

/** All that was asked of a file alone. */
export const conversationExport = (id: string) =>
  exportMutation((body: Answers) => call(contract.exports.conversation, { params: { id }, body }));

export const translationExport = (id: string) =>
  exportMutation((body: { readonly format: TranslationFormat }) =>
    call(contract.translationExports.start, { params: { id }, body }),
  );

export const termsExport = (id: string) =>
  exportMutation((body: { readonly format: Exclude<AnswersFormat, 'zip'> }) =>
    call(contract.exports.keyTerms, { params: { id }, body }),
  );

export const comparisonReport = (comparisonId: string) =>
  exportMutation((format: ReportFormat) =>
    call(contract.exports.comparison, { body: { comparisonId, format } }),
  );
