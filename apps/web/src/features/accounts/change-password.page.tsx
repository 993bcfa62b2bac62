import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { ApiError } from '#lib/api-error.ts';
import { useForm } from '#lib/form/use-form.ts';
import { forgetLastAttempt, isSignedIn, useSession } from '#lib/session.ts';
import { buttonClass } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { FormError } from './form-error.tsx';
import { useChangePassword } from './password-mutations.ts';
import { INVOICE_STORY } from './stories.ts';
import { SubmitButton } from './submit-button.tsx';

const NAMES = ['email', 'previousPassword', 'proposedPassword'] as const;

function ChangePasswordForm() {
  const change = useChangePassword();
  const { user, showPassword } = useSession();
  const { field, handlers, setFocus } = useForm(async () => (await import('./rules.ts')).ChangePassword, {
    email: user?.email ?? '',
    previousPassword: '',
    proposedPassword: '',
  });
  const type = showPassword ? 'text' : 'password';
  // The reason stands above the form; the field it is about is ready to be typed over.
  const onError = (error: Error) => {
    const fields = error instanceof ApiError ? error.fields : {};
    const wrong = NAMES.find((name) => name in fields);
    if (wrong) setFocus(wrong, { shouldSelect: true });
  };
  return (
    <form {...handlers((values) => change.mutate(values, { onError }))}>
      <TextField
        large
        label="Email"
        type="email"
        autoComplete="username"
        className="mb-3.5"
        {...field('email')}
      />
      <TextField
        large
        label={user?.mustChangePassword ? 'Temporary password' : 'Current password'}
        type={type}
        autoComplete="current-password"
        className="mb-3.5"
        {...field('previousPassword')}
      />
      <TextField
        large
        label="New password"
        type={type}
        autoComplete="new-password"
        hint="At least 8 characters. A sentence is easiest to keep."
        {...field('proposedPassword')}
      />
      <div className="my-4 flex items-center gap-2.5 text-ink-2 text-sm">
        <Checkbox
          id="show-password"
          checked={showPassword}
          onChange={(event) => useSession.setState({ showPassword: event.target.checked })}
        />
        <label htmlFor="show-password" className="cursor-pointer">
          Show password
        </label>
      </div>
      <SubmitButton label="Change Password" pending={change.isPending} />
    </form>
  );
}

/** Only a session may change its password; everybody else is shown the two ways on. */
function SignedOut() {
  const { search } = useLocation();
  return (
    <div className="flex flex-col gap-3">
      <Link to={{ pathname: '/forgot-password', search }} className={buttonClass('primary', 'xl')}>
        Forgot Password
      </Link>
      <Link to="/login?next=/change-password" className={buttonClass('plain', 'xl')}>
        Login
      </Link>
    </div>
  );
}

function introOf(signedIn: boolean, isTemporary: boolean | undefined): ReactNode {
  if (!signedIn)
    return 'Log in to change a password that you know. One that you have forgotten is replaced by a code from your mail.';
  if (isTemporary) return 'Your password is a temporary one. Choose your own, then log in with it.';
  return 'You will be signed out everywhere and log in again with the new one.';
}

export function Component() {
  const signedIn = useSession(isSignedIn);
  const isTemporary = useSession((session) => session.user?.mustChangePassword);
  useEffect(forgetLastAttempt, []);
  return (
    <AuthLayout compact title="Change Password" lead={introOf(signedIn, isTemporary)} story={INVOICE_STORY}>
      <FormError />
      {signedIn ? <ChangePasswordForm /> : <SignedOut />}
      {signedIn && !isTemporary ? (
        <p className="mt-6 flex justify-between text-sm">
          <Link to="/profile" className="link">
            Back to profile
          </Link>
          <Link to="/forgot-password" className="link">
            Forgot Password
          </Link>
        </p>
      ) : (
        isTemporary && <BackToLogin />
      )}
    </AuthLayout>
  );
}
