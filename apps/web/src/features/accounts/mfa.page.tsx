import { CODE_LENGTH, RECOVERY_CODE_FORM } from '@recto/contract/limits';
import { type Ref, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useProductName } from '#lib/configuration.ts';
import { forgetLastAttempt, useSession } from '#lib/session.ts';
import { OtpField } from '#ui/otp-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { FormError } from './form-error.tsx';
import { NOTICE_STORY } from './stories.ts';
import { SubmitButton } from './submit-button.tsx';
import { useVerifyMfa } from './mfa-mutations.ts';

interface CodeProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
}

function RecoveryCodeField({ ref, value, onChange }: CodeProps) {
  return (
    <TextField
      ref={ref}
      large
      autoFocus
      label="Recovery code"
      placeholder="xxxxx-xxxxx"
      hint="Each of your ten codes works once."
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function MfaForm({ byRecovery }: { byRecovery: boolean }) {
  const verify = useVerifyMfa();
  const error = useSession((session) => session.error);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const complete = byRecovery ? RECOVERY_CODE_FORM.test(code) : code.length === CODE_LENGTH;
  const change = (value: string) => {
    if (useSession.getState().error) useSession.setState({ error: null });
    setCode(value);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Six refused digits are cleared for the next ones; what was copied by hand stays to be mended.
    const onError = () => {
      if (!byRecovery) setCode('');
      field.current?.focus();
    };
    if (complete && !verify.isPending) verify.mutate(code.trim(), { onError });
  };
  return (
    <form noValidate onSubmit={submit}>
      {byRecovery ? (
        <RecoveryCodeField ref={field} value={code} onChange={change} />
      ) : (
        <OtpField
          ref={field}
          autoFocus
          label="Six digits"
          value={code}
          onChange={change}
          invalid={error !== null && code === ''}
        />
      )}
      <div className="mt-4.5">
        <SubmitButton label="Verify MFA" pending={verify.isPending} disabled={!complete} />
      </div>
    </form>
  );
}

export function Component() {
  const { search } = useLocation();
  const productName = useProductName();
  const [byRecovery, setByRecovery] = useState(false);
  useEffect(forgetLastAttempt, []);
  const change = () => {
    forgetLastAttempt();
    setByRecovery(!byRecovery);
  };
  return (
    <AuthLayout
      compact
      title="Give Your Mfa Code"
      lead={
        byRecovery
          ? 'Enter one of the recovery codes that you saved when you registered your authenticator app.'
          : `Open your authenticator app and enter the six digits it shows for ${productName}.`
      }
      story={NOTICE_STORY}
    >
      <FormError />
      <MfaForm key={String(byRecovery)} byRecovery={byRecovery} />
      <p className="mt-5 flex justify-between text-sm">
        <button type="button" className="link" onClick={change}>
          {byRecovery ? 'Use the six digits' : 'Use a recovery code'}
        </button>
        <Link to={{ pathname: '/login', search }} className="link">
          Login
        </Link>
      </p>
    </AuthLayout>
  );
}
