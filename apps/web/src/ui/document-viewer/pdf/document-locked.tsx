import { LockKeyhole } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useForm } from '#lib/form/use-form.ts';
import type { LockedPdf } from '#ui/document-viewer/pdf/use-pdf.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';

const Form = z.object({ password: z.string().min(1) });

/** In place of the pages of a protected document: asks for its password, which does not leave the browser. */
export function DocumentLocked({ locked }: { locked: LockedPdf }) {
  const { control, field, handlers, setError } = useForm(async () => Form, { password: '' });
  const password = useWatch({ control, name: 'password' });
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  // Every question of the document is another `locked`; one that was answered waits.
  const [tried, setTried] = useState<LockedPdf>();
  useEffect(() => {
    if (!locked.wasWrong) return;
    setError('password', { message: 'This password does not open the file.' });
    input.current?.focus();
    input.current?.select();
  }, [locked, setError]);
  const submit = handlers(({ password }) => {
    if (tried === locked) return;
    setTried(locked);
    locked.onPassword(password);
  });
  return (
    <div className="grid h-full grid-rows-[44px_minmax(0,1fr)]">
      <div className="border-b border-line" />
      <div className="viewer-desk">
        <form
          {...submit}
          className="mx-auto mt-[max(16px,8vh)] w-full max-w-90 rounded-card border border-line bg-surface p-5"
        >
          <LockKeyhole aria-hidden="true" className="size-5 text-ink-2" />
          <h2 className="mt-3 text-[15px] font-semibold">This PDF is protected.</h2>
          <p className="mt-1 mb-4 text-sm text-ink-2">
            Enter its password to see its pages. It stays in this browser and is forgotten when you leave.
          </p>
          <PasswordField
            label="Password of the file"
            autoComplete="off"
            {...field('password', { ref: input })}
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
