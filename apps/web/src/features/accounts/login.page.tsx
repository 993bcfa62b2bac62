import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useConfiguration, useProductName } from '#lib/configuration.ts';
import { takeEndReason } from '#lib/end-reason.ts';
import { useLazyForm } from '#lib/form/use-lazy-form.ts';
import { forgetLastAttempt, useSession } from '#lib/session.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { describeEnd } from './end-sentences.ts';
import { useLogin } from './login-mutations.ts';
import { SsoLink } from './sso-link.tsx';
import { NOTICE_STORY } from './stories.ts';
import { SubmitButton } from './submit-button.tsx';

const SsoReturn = lazy(() => import('./sso-return.tsx'));

function Messages() {
  const { error, goToLoginMessage, loading } = useSession();
  const [ended] = useState(takeEndReason);
  const whyHere = goToLoginMessage || error || loading ? null : ended;
  if (!error && !goToLoginMessage && !whyHere) return null;
  return (
    <div className="mb-5 space-y-3">
      {goToLoginMessage && <Notice tone="ok">{goToLoginMessage}</Notice>}
      {whyHere && <Notice tone="plain">{describeEnd(whyHere)}</Notice>}
      {error && <Notice tone="bad">{error}</Notice>}
    </div>
  );
}

function LoginForm() {
  const productName = useProductName();
  const login = useLogin();
  const { search } = useLocation();
  const { email, showPassword } = useSession();
  const { field, handlers } = useLazyForm(async () => (await import('./rules.ts')).makeLoginForm());
  return (
    <form {...handlers((values) => login.mutate(values))}>
      <TextField
        large
        label="Email"
        type="email"
        autoComplete="username"
        placeholder="you@company.com"
        defaultValue={email}
        className="mb-3.5"
        {...field('email')}
      />
      <PasswordField
        large
        label="Password"
        autoComplete="current-password"
        shown={showPassword}
        onToggle={() => useSession.setState({ showPassword: !showPassword })}
        aside={
          <Link to={{ pathname: '/forgot-password', search }} className="link">
            Forgot Password
          </Link>
        }
        {...field('password')}
      />
      <div className="my-4 flex items-center gap-2.5 text-ink-2 text-sm">
        <Checkbox id="remember-me" defaultChecked {...field('rememberMe')} />
        <label htmlFor="remember-me" className="cursor-pointer">
          Remember Me
        </label>
      </div>
      <SubmitButton label={productName} pending={login.isPending} />
    </form>
  );
}

export function Component() {
  const { search } = useLocation();
  const configuration = useConfiguration();
  useEffect(forgetLastAttempt, []);
  const [isBack] = useState(() => window.location.hash.startsWith('#sso'));
  return (
    <AuthLayout
      title="Welcome back!"
      lead="Enter your company email to analyze documents with AI-powered precision."
      story={NOTICE_STORY}
    >
      {isBack && (
        <Suspense>
          <SsoReturn />
        </Suspense>
      )}
      <Messages />
      <LoginForm />
      {configuration?.sso && <SsoLink />}
      {configuration?.signup !== 'closed' && (
        <p className="mt-6 text-ink-2 text-sm">
          Don't Have an Account?{' '}
          <Link to={{ pathname: '/signup', search }} className="link">
            Create Now
          </Link>
        </p>
      )}
    </AuthLayout>
  );
}
