import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { sentenceOf } from '#lib/api-error.ts';
import { saveText } from '#lib/save-text.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { toCsv } from './entries-csv.ts';
import { readAllEntries } from './queries.ts';

/** Saves all entries, or those about one user, as a table. */
export function SaveCsv({ subject }: { subject: string | null }) {
  const save = useMutation({
    mutationFn: () => readAllEntries(subject),
    onSuccess: (entries) =>
      saveText(`audit-log-${new Date().toISOString().slice(0, 10)}.csv`, toCsv(entries), 'text/csv'),
    onError: (error) => toast.error(sentenceOf(error)),
  });
  return (
    <Button variant="quiet" icon={<Download />} loading={save.isPending} onClick={() => save.mutate()}>
      CSV
    </Button>
  );
}
