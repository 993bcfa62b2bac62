import { useEffect } from 'react';
import { useForm } from '#lib/form/use-form.ts';
import { forgetLastAttempt, useSession } from '#lib/session.ts';
import { TextField } from '#ui/text-field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { FormError } from './form-error.tsx';
import { useForgotPassword } from './password-mutations.ts';
import { NOTICE_STORY } from './stories.ts';
import { SubmitButton } from './submit-button.tsx';

function ForgotPasswordForm() {
  const forgot = useForgotPassword();
  const email = useSession((session) => session.email);
  const { field, handlers } = useForm(async () => (await import('./rules.ts')).ForgotPassword, { email });
  return (
    <form {...handlers((values) => forgot.mutate(values))}>
      <TextField
        large
        label="Email"
        type="email"
        autoComplete="username"
        placeholder="you@company.com"
        className="mb-4"
        {...field('email')}
      />
      <SubmitButton label="Forgot Password" pending={forgot.isPending} />
    </form>
  );
}

export function Component() {
  useEffect(forgetLastAttempt, []);
  return (
    <AuthLayout
      compact
      title="Forgot your password?"
      lead="Give the address of your account. If we know it, six digits are on their way to it."
      story={NOTICE_STORY}
    >
      <FormError />
      <ForgotPasswordForm />
      <BackToLogin />
    </AuthLayout>
  );
}
