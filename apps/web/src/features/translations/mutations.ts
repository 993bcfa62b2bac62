import { contract } from '@recto/contract';
import type { TerminologyContent } from '@recto/contract/terminology';
import type { Correction, TranslationRequest, TranslationSegment } from '@recto/contract/translations';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { useSingleMutation } from '#lib/use-single-mutation.ts';
import { usageQuery } from '#shared/plans/queries.ts';
import { translationKeys } from '#shared/translations/keys.ts';
import { toast } from '#ui/toast.tsx';
import { openSegmentsOptions, terminologyKeys } from './queries.ts';

export function useStartTranslation(onStarted: (id: string) => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: TranslationRequest) => call(contract.translations.start, { body }),
    onSuccess: ({ _id }) => {
      void client.invalidateQueries({ queryKey: translationKeys.lists });
      void client.invalidateQueries(usageQuery);
      onStarted(_id);
    },
  });
}

export function useCancelTranslation() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: string) => call(contract.translations.cancel, { params: { id } }),
    onSuccess: ({ _id }) => {
      void client.invalidateQueries({ queryKey: translationKeys.one(_id) });
      void client.invalidateQueries({ queryKey: translationKeys.lists });
    },
    onError: (error) => toastFailure(error, 'The translation could not be stopped.'),
  });
}

export function useDeleteTranslation() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: string) => call(contract.translations.delete, { params: { id } }),
    onSuccess: () => {
      toast.success('Translation deleted');
      void client.invalidateQueries({ queryKey: translationKeys.lists });
    },
    onError: (error) => toastFailure(error, 'The translation could not be deleted.'),
  });
}

/** Corrects a segment, or says that it is right; what is shown of its page follows at once. */
export function useCorrectSegment(id: string, page: number) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ index, ...body }: Correction & { readonly index: number }) =>
      call(contract.translations.correct, { params: { id, index: String(index) }, body }),
    onSuccess: (kept) => {
      client.setQueriesData<TranslationSegment[]>(
        { queryKey: [...translationKeys.segments(id), page] },
        (known) => known?.map((one) => (one.index === kept.index ? kept : one)),
      );
      void client.invalidateQueries({ queryKey: translationKeys.one(id), exact: true });
      void client.invalidateQueries({ queryKey: openSegmentsOptions(id).queryKey });
    },
    onError: (error) => toastFailure(error, 'The correction could not be kept.'),
  });
}

/** Keeps a terminology with all of its terms; a new one where there is no id. */
export function useSaveTerminology(onSaved: (id: string) => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ id, ...body }: TerminologyContent & { readonly id: string | null }) =>
      id === null
        ? call(contract.terminologies.create, { body })
        : call(contract.terminologies.update, { params: { id }, body }),
    onSuccess: async ({ _id }) => {
      toast.success('Terminology saved');
      await client.invalidateQueries({ queryKey: terminologyKeys.all });
      onSaved(_id);
    },
    onError: (error) => toastFailure(error, 'The terminology could not be saved.'),
  });
}

export function useDeleteTerminology(onDeleted: () => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: string) => call(contract.terminologies.delete, { params: { id } }),
    onSuccess: () => {
      toast.success('Terminology deleted');
      void client.invalidateQueries({ queryKey: terminologyKeys.all });
      onDeleted();
    },
    onError: (error) => toastFailure(error, 'The terminology could not be deleted.'),
  });
}
