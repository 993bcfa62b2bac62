import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useControlledField } from '#lib/form/use-controlled-field.ts';
import { useForm } from '#lib/form/use-form.ts';
import { forgetLastAttempt, useSession } from '#lib/session.ts';
import { OtpField } from '#ui/otp-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { FormError } from './form-error.tsx';
import { useResendCode, useVerifyEmail } from './mutations.ts';
import { OutboxHint } from './outbox-hint.tsx';
import { NOTICE_STORY } from './stories.ts';
import { SubmitButton } from './submit-button.tsx';
import { useCountdown } from './use-countdown.ts';

const RESEND_AFTER_S = 30;
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function Resend({ email }: { email: string }) {
  const { left, restart } = useCountdown(RESEND_AFTER_S);
  const resend = useResendCode();
  return (
    <p className="mt-4 text-ink-2 text-sm">
      Nothing there?{' '}
      {left > 0 ? (
        <span className="tabular-nums">{`You can ask for a new code in ${clock(left)}`}</span>
      ) : (
        <button
          type="button"
          className="link"
          disabled={resend.isPending || !email}
          onClick={() => resend.mutate(email, { onSuccess: restart })}
        >
          Send a new code
        </button>
      )}
    </p>
  );
}

function VerifyForm({ askEmail }: { askEmail: boolean }) {
  const verify = useVerifyEmail();
  const { email, error } = useSession();
  const form = useForm(async () => (await import('./rules.ts')).VerifyEmail, { email, code: '' });
  const { field: code, input } = useControlledField(form, 'code');
  // A refused code is cleared, so that the next one can be typed at once.
  const onError = () => {
    code.onChange('');
    input.current?.focus();
  };
  return (
    <form {...form.handlers((values) => verify.mutate(values, { onError }))}>
      <FormError />
      {askEmail && (
        <TextField
          large
          label="Email"
          type="email"
          autoComplete="username"
          className="mb-3.5"
          {...form.field('email', {
            onChange: (event) => useSession.setState({ email: event.target.value }),
          })}
        />
      )}
      <OtpField
        autoFocus={!askEmail}
        label="One Time Password"
        {...code}
        invalid={code.error !== undefined || (error !== null && code.value === '')}
        onChange={(value) => {
          if (useSession.getState().error) useSession.setState({ error: null });
          code.onChange(value);
        }}
      />
      <div className="mt-4.5">
        <SubmitButton label="Verify Otp" pending={verify.isPending} disabled={email.trim() === ''} />
      </div>
      <Resend email={email} />
    </form>
  );
}

export function Component() {
  const { search } = useLocation();
  const email = useSession((session) => session.email);
  // Decided once, so that the field does not vanish under the hands that fill it.
  const [askEmail] = useState(email === '');
  useEffect(forgetLastAttempt, []);
  return (
    <AuthLayout
      compact
      title="Check your email for One Time Password (OTP)"
      lead={
        askEmail ? (
          'Give your address and the six digits that were mailed to it. They work for 10 minutes.'
        ) : (
          <>
            We sent six digits to <b className="break-words font-semibold text-ink">{email}</b>. They work for
            10 minutes.
          </>
        )
      }
      story={NOTICE_STORY}
    >
      <VerifyForm askEmail={askEmail} />
      <OutboxHint />
      <p className="mt-2 text-ink-2 text-sm">
        Wrong address?{' '}
        <Link to={{ pathname: '/signup', search }} className="link">
          Sign up again
        </Link>
      </p>
    </AuthLayout>
  );
}
