import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { attributeOf, MFA_ENABLED, MFA_REGISTERED, useSession } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/switch.tsx';
import { toast } from '#ui/toast.tsx';
import { Card, Status } from './card.tsx';
import { useSecret, useSwitchMfa } from './mfa-mutations.ts';
import { MfaRegistration } from './mfa-registration.tsx';
import type { Proof } from './proof.tsx';
import { ProofDialog } from './proof-dialog.tsx';

const isUnregistered = (error: Error) => error instanceof ApiError && error.code === 'mfa.not_registered';

/** The switch as it stands on the screen, and the ways to save it. */
function useMfaSwitch() {
  const enabled = useSession((session) => attributeOf(session.user, MFA_ENABLED) === '1');
  const [on, setOn] = useState(enabled);
  const [isProving, setProving] = useState(false);
  const { mutate, ...saving } = useSwitchMfa();
  const save = (proof?: Proof) =>
    mutate(
      { on, ...(proof && { proof }) },
      {
        onSuccess: () => {
          setProving(false);
          // Forgets the proof with the rest of the call.
          saving.reset();
          toast.success(on ? 'Mfa is on' : 'Mfa is off', {
            description: 'You were signed out on your other devices.',
          });
        },
        onError: (error) => {
          if (proof) return;
          // Without an authenticator the switch stays where it opens the way to register one.
          if (!isUnregistered(error)) setOn(!on);
          toastFailure(error);
        },
      },
    );
  const update = () => (on ? save() : setProving(true));
  return { enabled, on, setOn, saving, save, update, isProving, setProving };
}

/** What is still to be done for the switch to hold; a registered authenticator alone does not ask for its code. */
function UnsavedHint({ on }: { on: boolean }) {
  const isRegistered = useSession((session) => attributeOf(session.user, MFA_REGISTERED) === '1');
  const sentence = isRegistered
    ? 'Press Update to be asked for a code at each login.'
    : 'Once an authenticator app is registered, press Update.';
  return (
    <p role="status" className="mt-1.5 text-ink-2 text-sm">
      Not saved yet. {on ? sentence : 'Press Update to log in without a code.'}
    </p>
  );
}

/** Nothing is said to be off that cannot be switched on yet. */
function MfaStatus() {
  const user = useSession((session) => session.user);
  if (attributeOf(user, MFA_ENABLED) === '1') return <Status good>on</Status>;
  return <Status good={false}>{attributeOf(user, MFA_REGISTERED) === '0' ? 'not registered' : 'off'}</Status>;
}

export function MfaCard() {
  const { enabled, on, setOn, saving, save, update, isProving, setProving } = useMfaSwitch();
  const secret = useSecret();
  const [isRegistering, setRegistering] = useState(false);
  const isUnsaved = on !== enabled && !saving.isPending;
  return (
    <Card
      title="Mfa Settings"
      aside={<MfaStatus />}
      footer={
        <>
          <Button
            size="lg"
            icon={<Smartphone />}
            disabled={!on}
            onClick={() => {
              setRegistering(true);
              secret.mutate(null);
            }}
          >
            Register Mfa
          </Button>
          <Button
            size="lg"
            variant="primary"
            disabled={on === enabled}
            loading={saving.isPending}
            onClick={update}
          >
            Update
          </Button>
        </>
      }
    >
      <div className="flex items-center gap-3 font-medium text-base">
        <Switch
          id="mfa"
          checked={on}
          disabled={saving.isPending}
          aria-describedby="mfa-hint"
          onChange={(event) => setOn(event.target.checked)}
        />
        <label htmlFor="mfa" className="cursor-pointer">
          Mfa
        </label>
      </div>
      <p id="mfa-hint" className="mt-1.5 text-ink-2 text-sm">
        For extra security Mfa Should be enabled
      </p>
      {isUnsaved && <UnsavedHint on={on} />}
      {isRegistering && (
        <MfaRegistration
          secret={secret}
          onClose={() => {
            setRegistering(false);
            secret.reset();
          }}
        />
      )}
      {isProving && (
        <ProofDialog
          title="Switch Mfa off"
          description="From then on your password alone opens your account. Your other devices are signed out."
          action="Switch off"
          pending={saving.isPending}
          error={saving.error}
          onEdit={saving.reset}
          onProof={save}
          onClose={() => {
            setProving(false);
            setOn(true);
          }}
        />
      )}
    </Card>
  );
}
