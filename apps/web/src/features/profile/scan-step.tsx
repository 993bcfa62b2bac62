import { OneTimeCode } from '@recto/contract/accounts';
import { CODE_LENGTH } from '@recto/contract/limits';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { NetworkError, sentenceOf } from '#lib/api-error.ts';
import { useProductName } from '#lib/configuration.ts';
import { useControlledField } from '#lib/form/use-controlled-field.ts';
import { useForm } from '#lib/form/use-form.ts';
import { useSession } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { OtpField } from '#ui/otp-field.tsx';
import type { useRegisterMfa } from './mfa-mutations.ts';
import { authenticatorLink, QrCode } from './qr-code.tsx';

const Form = z.object({ userCode: OneTimeCode });

const Step = ({ number, children }: { number: number; children: ReactNode }) => (
  <li className="grid grid-cols-[14px_minmax(0,1fr)] gap-2">
    <span aria-hidden="true" className="font-semibold text-ink-3 tabular-nums">
      {number}
    </span>
    <div>{children}</div>
  </li>
);

/** The secret for people whose app cannot scan, in groups that can be typed without losing the place. */
const SecretKey = ({ secret }: { secret: string }) => (
  <>
    <code className="my-1 block font-medium font-mono text-ink text-xs [overflow-wrap:anywhere] [word-spacing:2px]">
      {secret.match(/.{1,4}/g)?.join(' ')}
    </code>
    <CopyButton size="sm" label="Copy key" text={secret} />
  </>
);

interface ScanStepProps {
  secret: string;
  register: ReturnType<typeof useRegisterMfa>;
}

export function ScanStep({ secret, register }: ScanStepProps) {
  const productName = useProductName();
  const email = useSession((session) => session.user?.email ?? '');
  const form = useForm(async () => Form, { userCode: '' });
  const { field: code, input } = useControlledField(form, 'userCode');
  const { isPending, error } = register;
  const onError = () => {
    code.onChange('');
    input.current?.focus();
  };
  return (
    <form {...form.handlers(({ userCode }) => register.mutate(userCode, { onError }))}>
      {error && !(error instanceof NetworkError) && (
        <div className="mb-4">
          <Notice tone="bad">{sentenceOf(error)}</Notice>
        </div>
      )}
      <div className="grid items-center gap-4.5 max-sm:justify-items-center sm:grid-cols-[196px_minmax(0,1fr)]">
        <QrCode
          text={authenticatorLink(productName, email, secret)}
          label="QR code for your authenticator app; the key in text is beside it"
        />
        <ol className="grid w-full gap-2.5 text-ink-2 text-sm">
          <Step number={1}>Open the app and add an account</Step>
          <Step number={2}>
            Scan the code, or type
            <SecretKey secret={secret} />
          </Step>
          <Step number={3}>Enter the six digits it shows</Step>
        </ol>
      </div>
      <div className="my-4.5">
        <OtpField
          autoFocus
          label="Six digits"
          {...code}
          invalid={error !== null && code.value === ''}
          onChange={(value) => {
            // A refusal is forgotten with the next digit, not with the clearing that follows it.
            if (error && value !== '') register.reset();
            code.onChange(value);
          }}
        />
      </div>
      <Button
        type="submit"
        size="xl"
        variant="primary"
        className="w-full"
        disabled={code.value.length < CODE_LENGTH}
        loading={isPending}
      >
        Register Totp
      </Button>
    </form>
  );
}
