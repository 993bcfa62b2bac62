import { contract } from '@recto/contract';
import type { Encoding } from '@recto/contract/encodings';
import type { Language } from '@recto/contract/languages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { putFile } from '#shared/files/queries.ts';

/** Has a file read again that could not be read. */
export function useRetryFile(onError?: (error: Error) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(contract.files.retry, { params: { id } }),
    onSuccess: (file) => putFile(client, file),
    ...(onError && { onError: (error: Error) => onError(error) }),
  });
}

/** Has a file read again: as one in another language, or a text file in another encoding. */
export function useReprocessFile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & ({ encoding: Encoding } | { lang: Language })) =>
      call(contract.documents.reprocess, { params: { id }, body }),
    onSuccess: (file) => putFile(client, file),
    onError: (error) => toastFailure(error),
  });
}

const DOWNLOADS = { original: contract.files.originalUrl, text: contract.documents.extractedUrl };

/** Downloads a file as it was uploaded, or its text. Both come as attachments, so the page stays where it is. */
export const useDownload = (fileId: string) =>
  useMutation({
    mutationFn: (what: keyof typeof DOWNLOADS) => call(DOWNLOADS[what], { body: { fileId } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toastFailure(error),
  });
