import { LockKeyhole } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { LockedPdf } from '#ui/document-viewer/pdf/use-pdf.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';

/** In place of the pages of a protected document: asks for its password, which does not leave the browser. */
export function DocumentLocked({ locked }: { locked: LockedPdf }) {
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  // Every question of the document is another `locked`: one that was answered waits, an edited one forgets its error.
  const [tried, setTried] = useState<LockedPdf>();
  const [edited, setEdited] = useState<LockedPdf>();
  const isWrong = locked.wasWrong && edited !== locked;
  useEffect(() => {
    if (!locked.wasWrong) return;
    field.current?.focus();
    field.current?.select();
  }, [locked]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (password === '' || tried === locked) return;
    setTried(locked);
    locked.onPassword(password);
  };
  return (
    <div className="grid h-full grid-rows-[44px_minmax(0,1fr)]">
      <div className="border-b border-line" />
      <div className="viewer-desk">
        <form
          noValidate
          onSubmit={submit}
          className="mx-auto mt-[max(16px,8vh)] w-full max-w-90 rounded-card border border-line bg-surface p-5"
        >
          <LockKeyhole aria-hidden="true" className="size-5 text-ink-2" />
          <h2 className="mt-3 text-[15px] font-semibold">This PDF is protected.</h2>
          <p className="mt-1 mb-4 text-sm text-ink-2">
            Enter its password to see its pages. It stays in this browser and is forgotten when you leave.
          </p>
          <PasswordField
            ref={field}
            label="Password of the file"
            autoComplete="off"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setEdited(locked);
            }}
            error={isWrong ? 'This password does not open the file.' : undefined}
            shown={shown}
            onToggle={() => setShown(!shown)}
          />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            className="mt-4 w-full"
            disabled={password === ''}
            loading={tried === locked}
          >
            Show the pages
          </Button>
        </form>
      </div>
    </div>
  );
}
