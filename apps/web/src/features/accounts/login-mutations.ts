import type { Login, LoginResult } from '@recto/contract/accounts';
import { useLocation, useNavigate } from 'react-router';
import { ApiError, sentenceOf } from '#lib/api-error.ts';
import { loadClient } from '#lib/load-client.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { clearStoredSession, nextStepOf, sessionFromLogin, useSession } from '#lib/session.ts';
import { useSingleMutation } from '#lib/use-single-mutation.ts';
import { toast } from '#ui/toast.tsx';

/** The server's message in a toast, and kept as the error that the form shows. */
export function showFailure(error: Error): void {
  useSession.setState({ loading: false, error: sentenceOf(error) });
  toastFailure(error);
}

/** Whether the server refuses the new password: the form says it at that field, and nothing else does. */
export const isPasswordRefused = (error: Error): boolean =>
  error instanceof ApiError && error.fields['password'] !== undefined;

/** Begins the session of a login and goes where it leads: to its next step, or to where the visitor wanted to go. */
export function useBeginSession() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (email: string, result: LoginResult) => {
    const session = sessionFromLogin(email, result);
    useSession.setState(session);
    // Without a step left, the guard of the login page leads on.
    const pathname = `/${nextStepOf(session) ?? 'login'}`;
    return navigate({ pathname, search }, { replace: true });
  };
}

export function useLogin() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const beginSession = useBeginSession();
  return useSingleMutation({
    gcTime: 0,
    mutationFn: async (login: Login) => {
      clearStoredSession();
      useSession.setState({ loading: true, email: login.email });
      const { call, contract } = await loadClient();
      return call(contract.accounts.login, { body: login });
    },
    onSuccess: (result, { email }) => beginSession(email, result),
    onError: (error) => {
      if (!(error instanceof ApiError && error.code === 'auth.unverified')) return showFailure(error);
      useSession.setState({ loading: false });
      toast.info(error.message);
      return navigate({ pathname: '/verify-email', search });
    },
  });
}
