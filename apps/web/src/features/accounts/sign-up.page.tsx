import { lazy, type RefObject, Suspense, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ApiError } from '#lib/api-error.ts';
import { useConfiguration } from '#lib/configuration.ts';
import { useForm } from '#lib/form/use-form.ts';
import { forgetLastAttempt, useSession } from '#lib/session.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { FormError } from './form-error.tsx';
import { useSignUp } from './mutations.ts';
import { INVOICE_STORY } from './stories.ts';
import { SubmitButton } from './submit-button.tsx';

const TermsDialog = lazy(() => import('./terms-dialog.tsx'));

const acceptTerms = (accepted: boolean) => useSession.setState({ termsAndConditionsAccepted: accepted });

function sayTermsMissing(openTerms: () => void): void {
  toast.error('Terms and Conditions are not accepted', {
    id: 'terms',
    description: 'You have to accept terms and Conditions to use app',
    action: { label: 'Open Terms', onClick: openTerms },
  });
}

interface TermsCheckboxProps {
  readonly box: RefObject<HTMLInputElement | null>;
  /** They were missing when the form was sent. */
  readonly wasMissed: boolean;
  readonly openTerms: () => void;
}

function TermsCheckbox({ box, wasMissed, openTerms }: TermsCheckboxProps) {
  const accepted = useSession((session) => session.termsAndConditionsAccepted);
  const isMissing = wasMissed && !accepted;
  return (
    <div className="my-4 text-sm">
      <div className="flex items-center gap-2.5 text-ink-2">
        <Checkbox
          ref={box}
          aria-labelledby="terms-label"
          checked={accepted}
          onChange={(event) => acceptTerms(event.target.checked)}
          {...(isMissing && { 'aria-invalid': true, 'aria-describedby': 'terms-missing' })}
        />
        <button type="button" id="terms-label" onClick={openTerms} className="group text-start">
          I accept the{' '}
          <span className="font-medium text-accent-ink group-hover:underline">Terms and Conditions</span>
        </button>
      </div>
      {isMissing && (
        <p id="terms-missing" className="mt-1.5 text-xs text-bad">
          Accept the Terms and Conditions to create an account.
        </p>
      )}
    </div>
  );
}

function SignUpForm({ openTerms }: { openTerms: () => void }) {
  const signUp = useSignUp();
  const { email, showPassword, termsAndConditionsAccepted } = useSession();
  const form = useForm(async () => (await import('./rules.ts')).SignUpFields, {
    email,
    name: '',
    lastName: '',
    password: '',
  });
  const field = (name: 'email' | 'name' | 'lastName' | 'password') => ({ ...form.field(name), large: true });
  const onError = (error: Error) => error instanceof ApiError && form.showErrors(error.fields);
  const box = useRef<HTMLInputElement>(null);
  const [wasMissed, setMissed] = useState(false);
  const handlers = form.handlers((values) => {
    if (termsAndConditionsAccepted)
      signUp.mutate({ ...values, termsAndConditionsAccepted: '1' }, { onError });
    // Every field above it is right.
    else box.current?.focus();
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    setMissed(!termsAndConditionsAccepted);
    if (!termsAndConditionsAccepted) sayTermsMissing(openTerms);
    handlers.onSubmit(event);
  };
  return (
    <form {...handlers} onSubmit={onSubmit}>
      <TextField label="Email" type="email" autoComplete="username" className="mb-3.5" {...field('email')} />
      <div className="mb-3.5 grid grid-cols-2 items-start gap-3">
        <TextField label="First name" autoComplete="given-name" {...field('name')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters. A sentence is easiest to keep."
        shown={showPassword}
        onToggle={() => useSession.setState({ showPassword: !showPassword })}
        {...field('password')}
      />
      <TermsCheckbox box={box} wasMissed={wasMissed} openTerms={openTerms} />
      <SubmitButton label="Create account" pending={signUp.isPending} />
    </form>
  );
}

export function Component() {
  const { search } = useLocation();
  const isClosed = useConfiguration()?.signup === 'closed';
  const [termsOpen, setTermsOpen] = useState(false);
  useEffect(forgetLastAttempt, []);
  return (
    <AuthLayout
      title="Create your account"
      lead="Bring a long document, ask it a question, and see the answer marked on its page."
      story={INVOICE_STORY}
    >
      <FormError />
      {isClosed ? (
        <Notice tone="bad">Sign-up is closed here. Please ask your administrator for an account.</Notice>
      ) : (
        <SignUpForm openTerms={() => setTermsOpen(true)} />
      )}
      <p className="mt-6 text-ink-2 text-sm">
        Already have an account?{' '}
        <Link to={{ pathname: '/login', search }} className="link">
          Log in
        </Link>
      </p>
      {termsOpen && (
        <Suspense>
          <TermsDialog
            onClose={() => setTermsOpen(false)}
            onAccept={() => {
              acceptTerms(true);
              setTermsOpen(false);
            }}
          />
        </Suspense>
      )}
    </AuthLayout>
  );
}
