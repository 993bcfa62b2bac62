import type { ChangePassword, ConfirmForgotPassword, ForgotPassword } from '@recto/contract/passwords';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { sentenceOf } from '#lib/api-error.ts';
import { configurationQuery } from '#lib/configuration.ts';
import { loadClient } from '#lib/load-client.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { useSession } from '#lib/session.ts';
import { forgetSession } from '#lib/session-end.ts';
import { useSingleMutation } from '#lib/use-single-mutation.ts';
import { toast } from '#ui/toast.tsx';
import { isPasswordRefused, showFailure } from './login-mutations.ts';

/** What the installation has set holds for every account. */
const [CONFIGURATION_KEY] = configurationQuery.queryKey;

/** Ends at the login page: the server has ended every session, so nothing of this one stays in memory. */
function useReturnToLogin() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (email: string, message: string) => {
    forgetSession(email, message);
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== CONFIGURATION_KEY });
    return navigate({ pathname: '/login', search }, { replace: true });
  };
}

export function useForgotPassword() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useSingleMutation({
    mutationFn: async (body: ForgotPassword) => {
      useSession.setState({ loading: true, error: null, email: body.email });
      const { call, contract } = await loadClient();
      return call(contract.passwords.forgotPassword, { body });
    },
    onSuccess: () => {
      useSession.setState({ loading: false });
      toast.success('Password Code sent to your email');
      return navigate({ pathname: '/confirm-forgot-password', search });
    },
    onError: showFailure,
  });
}

export function useConfirmForgotPassword() {
  const returnToLogin = useReturnToLogin();
  return useSingleMutation({
    gcTime: 0,
    mutationFn: async (body: ConfirmForgotPassword) => {
      useSession.setState({ loading: true, error: null, email: body.email });
      const { call, contract } = await loadClient();
      return call(contract.passwords.confirmForgotPassword, { body });
    },
    onSuccess: (_, { email }) => {
      toast.success('Password Changed Successfully');
      return returnToLogin(email, 'Password Recovered Successfully, Please Login');
    },
    onError: (error) => {
      const isTold = isPasswordRefused(error);
      useSession.setState({ loading: false, error: isTold ? null : sentenceOf(error) });
      if (isTold) toast.error('Error Changing Password');
      else toastFailure(error, 'Error Changing Password');
    },
  });
}

/** A failure is told above the form only (specification, section 8). */
export function useChangePassword() {
  const returnToLogin = useReturnToLogin();
  return useSingleMutation({
    gcTime: 0,
    mutationFn: async (body: ChangePassword) => {
      useSession.setState({ loading: true, error: null });
      const { call, contract } = await loadClient();
      return call(contract.passwords.changePassword, { body });
    },
    onSuccess: (_, { email }) => returnToLogin(email, 'Password Changed Successfully, Please Login'),
    onError: (error) => useSession.setState({ loading: false, error: sentenceOf(error) }),
  });
}
