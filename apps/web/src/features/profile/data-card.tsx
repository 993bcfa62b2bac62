import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from './card.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { useExport } from './mutations.ts';

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
