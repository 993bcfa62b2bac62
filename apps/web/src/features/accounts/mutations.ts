import type { SignUp } from '@recto/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { sentenceOf } from '#lib/api-error.ts';
import { loadClient } from '#lib/load-client.ts';
import { useSession } from '#lib/session.ts';
import { useSingleMutation } from '#lib/use-single-mutation.ts';
import { toast } from '#ui/toast.tsx';
import { isPasswordRefused, showFailure } from './login-mutations.ts';

export function useSignUp() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useSingleMutation({
    gcTime: 0,
    mutationFn: async (account: SignUp) => {
      useSession.setState({ loading: true, error: null, email: account.email });
      const { call, contract } = await loadClient();
      return call(contract.accounts.signUp, { body: account });
    },
    onSuccess: () => {
      useSession.setState({ loading: false });
      return navigate({ pathname: '/verify-email', search });
    },
    onError: (error) => {
      if (isPasswordRefused(error)) useSession.setState({ loading: false });
      else showFailure(error);
    },
  });
}

export function useVerifyEmail() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useSingleMutation({
    mutationFn: async (body: { email: string; code: string }) => {
      useSession.setState({ loading: true, error: null });
      const { call, contract } = await loadClient();
      return call(contract.accounts.verifyEmail, { body });
    },
    onSuccess: (_, { email }) => {
      const goToLoginMessage = 'Account created successfully. Please log in.';
      useSession.setState({ loading: false, email, goToLoginMessage });
      return navigate({ pathname: '/login', search });
    },
    onError: (error) => useSession.setState({ loading: false, error: sentenceOf(error) }),
  });
}

export function useResendCode() {
  return useMutation({
    mutationFn: async (email: string) => {
      const { callWithMessage, contract } = await loadClient();
      return callWithMessage(contract.accounts.resendCode, { body: { email } });
    },
    onSuccess: ({ message }) => {
      useSession.setState({ error: null });
      toast.success(message);
    },
    onError: (error) => useSession.setState({ error: sentenceOf(error) }),
  });
}
