import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
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

/** Specification, section 5. */
const CODE_MIN_LENGTH = 4;
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
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A refused code is cleared, so that the next one can be typed at once.
    const onError = () => {
      setCode('');
      field.current?.focus();
    };
    if (code.length < CODE_MIN_LENGTH) {
      setShort(true);
      field.current?.focus();
    } else if (!verify.isPending) verify.mutate({ email, code }, { onError });
  };
  return (
    <form noValidate onSubmit={submit}>
      <FormError />
      {askEmail && (
        <TextField
          large
          label="Email"
          type="email"
          autoComplete="username"
          className="mb-3.5"
          value={email}
          onChange={(event) => useSession.setState({ email: event.target.value })}
        />
      )}
      <OtpField
        ref={field}
        autoFocus={!askEmail}
        label="One Time Password"
        value={code}
        error={isShort ? 'Otp must be at least 4 characters.' : undefined}
        invalid={isShort || (error !== null && code === '')}
        onChange={(value) => {
          setShort(false);
          if (useSession.getState().error) useSession.setState({ error: null });
          setCode(value);
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
