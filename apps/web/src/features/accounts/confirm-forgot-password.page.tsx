import { CODE_LENGTH } from '@recto/contract/limits';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { ApiError } from '#lib/api-error.ts';
import { useControlledField } from '#lib/form/use-controlled-field.ts';
import { useForm } from '#lib/form/use-form.ts';
import { forgetLastAttempt, useSession } from '#lib/session.ts';
import { OtpField } from '#ui/otp-field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { FormError } from './form-error.tsx';
import { OutboxHint } from './outbox-hint.tsx';
import { useConfirmForgotPassword } from './password-mutations.ts';
import { NOTICE_STORY } from './stories.ts';
import { SubmitButton } from './submit-button.tsx';

function ConfirmForm() {
  const confirm = useConfirmForgotPassword();
  const { email, showPassword } = useSession();
  const form = useForm(async () => (await import('./rules.ts')).ConfirmForgotPassword, {
    email,
    password: '',
    confirmationCode: '',
  });
  const { field, handlers, showErrors } = form;
  const { field: code, input } = useControlledField(form, 'confirmationCode');
  // A refused code is cleared, so that the next one can be typed at once; a refused password is shown at its field.
  const onError = (error: Error) => {
    const password = error instanceof ApiError ? error.fields['password'] : undefined;
    if (password) return showErrors({ password });
    code.onChange('');
    input.current?.focus();
  };
  return (
    <form {...handlers((values) => confirm.mutate(values, { onError }))}>
      <TextField
        large
        label="Email"
        type="email"
        autoComplete="username"
        className="mb-3.5"
        {...field('email')}
      />
      <PasswordField
        large
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters. A sentence is easiest to keep."
        className="mb-3.5"
        shown={showPassword}
        onToggle={() => useSession.setState({ showPassword: !showPassword })}
        {...field('password')}
      />
      <OtpField labelled label="Confirmation code" {...code} />
      <div className="mt-4.5">
        <SubmitButton
          label="Change Password"
          pending={confirm.isPending}
          disabled={code.value.length < CODE_LENGTH}
        />
      </div>
    </form>
  );
}

export function Component() {
  const { search } = useLocation();
  useEffect(forgetLastAttempt, []);
  return (
    <AuthLayout
      compact
      title="Choose a new password"
      lead="Enter the six digits from our mail; they work for 10 minutes. You will be signed out everywhere."
      story={NOTICE_STORY}
    >
      <FormError />
      <ConfirmForm />
      <OutboxHint />
      <p className="mt-6 text-ink-2 text-sm">
        Nothing there?{' '}
        <Link to={{ pathname: '/forgot-password', search }} className="link">
          Ask for a new code
        </Link>
      </p>
      <BackToLogin />
    </AuthLayout>
  );
}
