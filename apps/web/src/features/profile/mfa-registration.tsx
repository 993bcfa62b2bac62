import { useEffect, useRef, useState } from 'react';
import { NetworkError, sentenceOf } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useRegisterMfa, type useSecret } from './mfa-mutations.ts';
import { needsProof, ProofField, useProofForm } from './proof.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanStep } from './scan-step.tsx';

interface SecretProps {
  /** The secret that was asked for, or why there is none. */
  secret: ReturnType<typeof useSecret>;
}

/** Whoever has an authenticator already shows first who they are. */
function ProofStep({ secret }: SecretProps) {
  const form = useProofForm();
  const field = useRef<HTMLInputElement>(null);
  // It comes in the place of the skeleton, after the dialog has given the focus away.
  useEffect(() => field.current?.focus(), []);
  return (
    <form {...form.handlers((proof) => secret.mutate(proof))}>
      <ProofField
        field={field}
        form={form}
        error={needsProof(secret.error) ? null : secret.error}
        onEdit={secret.reset}
      />
      <Button
        type="submit"
        size="xl"
        variant="primary"
        className="mt-4.5 w-full"
        disabled={!form.isComplete}
        loading={secret.isPending}
      >
        Continue
      </Button>
    </form>
  );
}

function SecretStep({ secret }: SecretProps) {
  if (secret.isError && !(secret.error instanceof NetworkError))
    return <Notice tone="bad">{sentenceOf(secret.error)}</Notice>;
  return (
    <div role="status" className="grid justify-items-center gap-4">
      <span className="sr-only">Loading the QR code</span>
      <Skeleton className="size-[196px] rounded-card" />
      <Skeleton className="h-14 w-full rounded-field" />
    </div>
  );
}

const DESCRIPTIONS = {
  proof:
    'An authenticator app is registered already. It goes on working until the new one has shown its first code.',
  scan: 'Scan the QR code in your authenticator app and register the 6-digit otp for the next login.',
  codes:
    'When your authenticator app is not at hand, each of these codes opens your account once. They are shown only now.',
} as const;

/** From the QR code to the recovery codes. */
export function MfaRegistration({ secret, onClose }: SecretProps & { onClose: () => void }) {
  const register = useRegisterMfa();
  const [mustProve, setMustProve] = useState(false);
  const [isHurried, setHurried] = useState(false);
  if (needsProof(secret.error) && !mustProve) setMustProve(true);
  const codes = register.data?.recoveryCodes;
  const step = codes ? 'codes' : mustProve && !secret.data ? 'proof' : 'scan';
  // The codes are shown this once: a click beside the dialog must not lose them.
  const close = () => (codes ? setHurried(true) : onClose());
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      width="sm"
      title={codes ? 'Your recovery codes' : 'Mfa Registration'}
      description={DESCRIPTIONS[step]}
    >
      <div className="px-5 pt-4 pb-5">
        {codes && <RecoveryCodes codes={codes} isHurried={isHurried} onSaved={onClose} />}
        {step === 'proof' && <ProofStep secret={secret} />}
        {step === 'scan' &&
          (secret.data ? (
            <ScanStep secret={secret.data.SecretCode} register={register} />
          ) : (
            <SecretStep secret={secret} />
          ))}
      </div>
    </Dialog>
  );
}
