import { CODE_LENGTH, RECOVERY_CODE_FORM } from '@recto/contract/limits';
import { type RefObject, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { ApiError, NetworkError, sentenceOf } from '#lib/api-error.ts';
import { useForm } from '#lib/form/use-form.ts';
import { attributeOf, MFA_REGISTERED, PASSWORD_SET, useSession } from '#lib/session.ts';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';

/** What shows that the person at the keyboard is the account's owner: one of the two, or having logged in just now. */
export type Proof = { password: string } | { userCode: string } | Record<string, never>;

/** What a step says that needs a proof it was not given. */
export const needsProof = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'auth.reauth_needed';

const SIX_DIGITS = new RegExp(`^\\d{${CODE_LENGTH}}$`);

/** Six digits, in two groups as authenticator apps show them or in one piece, or a recovery code. */
const TypedCode = z.object({
  text: z
    .string()
    .transform((text) => (RECOVERY_CODE_FORM.test(text) ? text.trim() : text.replace(/\s/g, '')))
    .refine((code) => SIX_DIGITS.test(code) || RECOVERY_CODE_FORM.test(code)),
});
const TypedPassword = z.object({ text: z.string().min(1) });
const NothingTyped = z.object({ text: z.string() });

/** What the account can be asked for; what is not known is offered. */
export function useWaysToProve() {
  const user = useSession((session) => session.user);
  const has = (attribute: string) => attributeOf(user, attribute) !== '0';
  const ways = { hasPassword: has(PASSWORD_SET), hasCode: has(MFA_REGISTERED) };
  return { ...ways, hasNone: !ways.hasPassword && !ways.hasCode };
}

/** The form of a proof. */
export function useProofForm() {
  const { hasPassword, hasCode, hasNone } = useWaysToProve();
  const [prefersCode, setPrefersCode] = useState(false);
  const byCode = hasCode && (prefersCode || !hasPassword);
  const rules = hasNone ? NothingTyped : byCode ? TypedCode : TypedPassword;
  const form = useForm(async () => rules, { text: '' });
  const text = useWatch({ control: form.control, name: 'text' });
  const proofOf = (typed: string): Proof =>
    hasNone ? {} : byCode ? { userCode: typed } : { password: typed };
  return {
    field: form.field,
    handlers: (use: (proof: Proof) => void) => form.handlers((values) => use(proofOf(values.text))),
    /** Whether what was typed can be a proof. */
    isComplete: rules.safeParse({ text }).success,
    byCode,
    canChoose: hasPassword && hasCode,
    choose: (code: boolean) => {
      setPrefersCode(code);
      form.setValue('text', '');
    },
    hasNone,
  };
}

interface ProofFieldProps {
  form: ReturnType<typeof useProofForm>;
  /** Why the last proof was refused. */
  error: unknown;
  /** Forgets that refusal, when the field is edited. */
  onEdit: () => void;
  field: RefObject<HTMLInputElement | null>;
}

/** The field of a proof: the password, or a code where an authenticator is registered. */
function TypedProof({ form, error, onEdit, field }: ProofFieldProps) {
  const [shown, setShown] = useState(false);
  // Only then: a dialog that opens takes the focus itself, and has to know where it was before.
  const [isOther, setOther] = useState(false);
  const { byCode, choose, canChoose } = form;
  const input = {
    ...form.field('text', { ref: field, onChange: onEdit }),
    error: error && !(error instanceof NetworkError) ? sentenceOf(error) : undefined,
  };
  // What was refused is overwritten by the next try.
  useEffect(() => {
    if (error) field.current?.select();
  }, [error, field]);
  const change = () => {
    choose(!byCode);
    setOther(true);
    onEdit();
  };
  return (
    <div>
      {byCode ? (
        <TextField
          {...input}
          label="Code of your authenticator, or a recovery code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={isOther}
        />
      ) : (
        <PasswordField
          {...input}
          label="Password"
          autoComplete="current-password"
          shown={shown}
          onToggle={() => setShown(!shown)}
          autoFocus={isOther}
        />
      )}
      {canChoose && (
        <button type="button" className="link mt-2 text-sm" onClick={change}>
          {byCode ? 'Use your password' : 'Use a code of your authenticator'}
        </button>
      )}
    </div>
  );
}

/** Whoever has nothing to type is asked for a login instead, which the server looks at. */
export function ProofField(props: ProofFieldProps) {
  if (!props.form.hasNone) return <TypedProof {...props} />;
  return (
    <>
      <p className="text-ink-2 text-sm">
        You log in by single sign-on alone, so there is no password to ask for. It takes a login within the
        last ten minutes instead.
      </p>
      {props.error !== null && !(props.error instanceof NetworkError) && (
        <Notice tone="bad">{sentenceOf(props.error)}</Notice>
      )}
    </>
  );
}
