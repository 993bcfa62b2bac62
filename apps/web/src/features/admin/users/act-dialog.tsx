import type { User } from '@recto/contract/users';
import { useId, useRef, useState } from 'react';
import { sentenceOf } from '#lib/api-error.ts';
import { formatBytes, plural } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast.tsx';
import { GIVEN_PLANS, nameOfPlan } from '../plan-names.ts';
import { type UserAct, useActOnUser } from './mutations.ts';
import { ShownPassword } from './shown-password.tsx';

export type ActKind = UserAct['kind'];

interface Wording {
  readonly title: string;
  readonly text: (user: User) => string;
  readonly button: string;
  readonly done: string;
  readonly destroys?: boolean;
}

const roleAfter = ({ role }: User): string => (role === 'admin' ? 'Member' : 'Admin');

const WORDS: Readonly<Record<ActKind, Wording>> = {
  password: {
    title: 'Change temporary password',
    text: ({ email }) =>
      `${email} gets a new temporary password, which is shown once. The present password and all sessions end at once.`,
    button: 'Change password',
    done: 'The password was changed',
  },
  role: {
    title: 'Change role',
    text: (user) =>
      `${user.email} becomes ${roleAfter(user)}${
        user.role === 'admin'
          ? ' and can no longer open the administration.'
          : ' and can open the administration: users, settings and the audit log.'
      } All sessions end.`,
    button: 'Change role',
    done: 'The role was changed',
  },
  plan: {
    title: 'Change plan',
    text: ({ email }) => `Which limits hold for ${email}, whatever is paid for.`,
    button: 'Save plan',
    done: 'The plan was changed',
  },
  disable: {
    title: 'Disable user',
    text: ({ email }) =>
      `${email} is signed out at once and cannot sign in, and access tokens open nothing. Files and answers stay.`,
    button: 'Disable user',
    done: 'The user was disabled',
    destroys: true,
  },
  enable: {
    title: 'Enable user',
    text: ({ email }) => `${email} can sign in again and finds everything as it was.`,
    button: 'Enable user',
    done: 'The user was enabled',
  },
  signOut: {
    title: 'Sign out',
    text: ({ email }) => `All sessions of ${email} end, on every device.`,
    button: 'Sign out',
    done: 'All sessions ended',
  },
  delete: {
    title: 'Delete user',
    text: ({ email, files, bytes, questions }) =>
      `${email} is deleted with ${plural(files, 'file')} (${formatBytes(bytes)}), ${plural(questions, 'question')} with their answers, and everything else in the account. This cannot be undone.`,
    button: 'Delete user',
    done: 'The user was deleted',
    destroys: true,
  },
};

interface ActDialogProps {
  readonly kind: ActKind;
  readonly user: User;
  readonly onClose: () => void;
}

/** Says what an act does to a user, and does it. */
export function ActDialog({ kind, user, onClose }: ActDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [plan, setPlan] = useState(user.grantedPlan);
  const { mutate, data: password, error, isPending } = useActOnUser(user);
  const words = WORDS[kind];
  const act = () =>
    mutate(kind === 'plan' ? { kind, plan } : { kind }, {
      onSuccess: (shown) => {
        if (shown !== null) return;
        toast.success(words.done);
        onClose();
      },
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title={words.title}
      initialFocus={cancel}
      {...(!password && { description: words.text(user) })}
      footer={
        password ? (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button ref={cancel} variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button variant={words.destroys ? 'destroy' : 'primary'} loading={isPending} onClick={act}>
              {words.button}
            </Button>
          </>
        )
      }
    >
      {password ? (
        <ShownPassword email={user.email} password={password} />
      ) : (
        <div className="space-y-3 px-5 py-4">
          {error && <Notice tone="bad">{sentenceOf(error)}</Notice>}
          {kind === 'plan' && (
            <div>
              <label htmlFor={id} className="mb-1 block font-medium text-ink text-sm">
                Plan
              </label>
              <Select
                id={id}
                className="w-full"
                value={plan ?? ''}
                onChange={({ target }) =>
                  setPlan(GIVEN_PLANS.find((given) => given === target.value) ?? null)
                }
              >
                <option value="">What is paid for, or the plan of everybody</option>
                {GIVEN_PLANS.map((given) => (
                  <option key={given} value={given}>
                    {nameOfPlan(given)}
                  </option>
                ))}
              </Select>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
