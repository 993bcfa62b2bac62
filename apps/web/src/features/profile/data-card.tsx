import { contract } from '@recto/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { Button } from '#ui/button.tsx';
import { Card } from './card.tsx';
import { DeleteAccount } from './delete-account.tsx';

/** The archive comes as a download, so the page stays where it is. */
const useExport = () =>
  useMutation({
    gcTime: 0,
    mutationFn: () => call(contract.ownAccount.exportData, {}),
    onSuccess: ({ archive }) => window.location.assign(archive.url),
    onError: (error) => toastFailure(error),
  });

export function DataCard() {
  const archive = useExport();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Card
      title="Your data"
      footer={
        <>
          <Button size="lg" icon={<Download />} loading={archive.isPending} onClick={() => archive.mutate()}>
            Export
          </Button>
          <Button size="lg" variant="danger" className="-me-3" onClick={() => setDeleting(true)}>
            Delete account
          </Button>
        </>
      }
    >
      <p className="text-ink-2 text-sm">
        The export is one archive: your documents as you uploaded them, your questions with their answers, and
        what is kept about your account.
      </p>
      {isDeleting && <DeleteAccount onClose={() => setDeleting(false)} />}
    </Card>
  );
}
