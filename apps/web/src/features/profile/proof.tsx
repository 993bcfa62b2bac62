import { CODE_LENGTH } from '@recto/contract/limits';
import { type RefObject, useEffect, useState } from 'react';
import { ApiError, NetworkError, sentenceOf } from '#lib/api-error.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';

/** What shows that the person at the keyboard is the account's owner: one of the two. */
export type Proof = { password: string } | { userCode: string };

/** What a step says that needs a proof it was not given. */
export const needsProof = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'auth.reauth_needed';

const isCode = (text: string): boolean =>
  new RegExp(`^(\\d{${CODE_LENGTH}}|[a-z0-9]{5}-[a-z0-9]{5})$`, 'i').test(text.trim());

/** The proof that is being typed; null while it cannot be one. */
export function useProof(canUseCode: boolean) {
  const [text, setText] = useState('');
  const [byCode, setByCode] = useState(false);
  const choose = (code: boolean) => {
    setByCode(code);
    setText('');
  };
  const code = isCode(text) ? { userCode: text.trim() } : null;
  const password = text === '' ? null : { password: text };
  const proof: Proof | null = byCode ? code : password;
  return { text, setText, byCode, choose, canUseCode, proof };
}

interface ProofFieldProps {
  state: ReturnType<typeof useProof>;
  /** Why the last proof was refused. */
  error: unknown;
  /** Forgets that refusal, when the field is edited. */
  onEdit: () => void;
  field: RefObject<HTMLInputElement | null>;
}

/** The field of a proof: the password, or a code where an authenticator is registered. */
export function ProofField({ state, error, onEdit, field }: ProofFieldProps) {
  const [shown, setShown] = useState(false);
  const { text, setText, byCode, choose, canUseCode } = state;
  const input = {
    ref: field,
    value: text,
    error: error && !(error instanceof NetworkError) ? sentenceOf(error) : undefined,
    onChange: (event: { target: { value: string } }) => {
      setText(event.target.value);
      onEdit();
    },
  };
  // What was refused is overwritten by the next try.
  useEffect(() => {
    if (error) field.current?.select();
  }, [error, field]);
  const change = () => {
    choose(!byCode);
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
          autoFocus
        />
      ) : (
        <PasswordField
          {...input}
          label="Password"
          autoComplete="current-password"
          shown={shown}
          onToggle={() => setShown(!shown)}
        />
      )}
      {canUseCode && (
        <button type="button" className="link mt-2 text-sm" onClick={change}>
          {byCode ? 'Use your password' : 'Use a code of your authenticator'}
        </button>
      )}
    </div>
  );
}
