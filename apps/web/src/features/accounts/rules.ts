import { SignUp } from '@recto/contract/accounts';

/** The rules of the forms before login, in a module of their own that is loaded when somebody begins to type. */
export { Login } from '@recto/contract/accounts';
export { ChangePassword, ConfirmForgotPassword, ForgotPassword } from '@recto/contract/passwords';
export const SignUpFields = SignUp.omit({ termsAndConditionsAccepted: true });
