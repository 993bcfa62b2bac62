import { CODE_LENGTH, RECOVERY_CODE_FORM } from '@recto/contract/limits';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useProductName } from '#lib/configuration.ts';
import { useControlledField } from '#lib/form/use-controlled-field.ts';
import { useForm } from '#lib/form/use-form.ts';
import { forgetLastAttempt, useSession } from '#lib/session.ts';
import { OtpField } from '#ui/otp-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { FormError } from './form-error.tsx';
import { NOTICE_STORY } from './stories.ts';
import { SubmitButton } from './submit-button.tsx';
import { useVerifyMfa } from './mfa-mutations.ts';

type CodeProps = ReturnType<typeof useControlledField>['field'];

function RecoveryCodeField({ onChange, ...code }: CodeProps) {
  return (
    <TextField
      {...code}
      large
      autoFocus
      label="Recovery code"
      placeholder="xxxxx-xxxxx"
      hint="Each of your ten codes works once."
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function MfaForm({ byRecovery }: { byRecovery: boolean }) {
  const verify = useVerifyMfa();
  const error = useSession((session) => session.error);
  const form = useForm(async () => (await import('./rules.ts')).SecondStep, { userCode: '' });
  const { field, input } = useControlledField(form, 'userCode');
  const complete = byRecovery ? RECOVERY_CODE_FORM.test(field.value) : field.value.length === CODE_LENGTH;
  const onChange = (value: string) => {
    if (useSession.getState().error) useSession.setState({ error: null });
    field.onChange(value);
  };
  // Six refused digits are cleared for the next ones; what was copied by hand stays to be mended.
  const onError = () => {
    if (!byRecovery) field.onChange('');
    input.current?.focus();
  };
  return (
    <form {...form.handlers(({ userCode }) => verify.mutate(userCode, { onError }))}>
      {byRecovery ? (
        <RecoveryCodeField {...field} onChange={onChange} />
      ) : (
        <OtpField
          autoFocus
          label="Six digits"
          {...field}
          onChange={onChange}
          invalid={error !== null && field.value === ''}
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
