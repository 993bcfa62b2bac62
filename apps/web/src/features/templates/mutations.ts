import { contract } from '@recto/contract';
import type { TemplateBody } from '@recto/contract/templates';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { useSingleMutation } from '#lib/use-single-mutation.ts';
import { dropTemplate, putTemplate } from '#shared/templates/queries.ts';
import { toast } from '#ui/toast.tsx';

/** Saves a template; one without an id is made. */
export function useSaveTemplate() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ id, content }: { id: string | null; content: TemplateBody }) =>
      id === null
        ? call(contract.templates.create, { body: content })
        : call(contract.templates.update, { params: { id }, body: content }),
    onSuccess: (template) => {
      putTemplate(client, template);
      toast.success('Template saved');
    },
    onError: (error) => toastFailure(error),
  });
}

export function useDuplicateTemplate() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: string) => call(contract.templates.duplicate, { params: { id } }),
    onSuccess: (template) => {
      putTemplate(client, template);
      toast.success('Template duplicated');
    },
    onError: (error) => toastFailure(error),
  });
}

export function useDeleteTemplate() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: string) => call(contract.templates.delete, { params: { id } }),
    onSuccess: (_result, id) => {
      dropTemplate(client, id);
      toast.success('Template deleted');
    },
    onError: (error) => toastFailure(error),
  });
}
