import { type RefObject, useId, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '#lib/api-error.ts';
import { useForm } from '#lib/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useCreateUser } from './mutations.ts';
import { ShownPassword } from './shown-password.tsx';

const loadRules = async () => (await import('@recto/contract/users')).NewUser;

interface UserFormProps {
  readonly id: string;
  readonly create: ReturnType<typeof useCreateUser>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onSent: (email: string) => void;
}

function UserForm({ id, create, input, onSent }: UserFormProps) {
  const { field, handlers, showErrors } = useForm(loadRules, {
    email: '',
    name: '',
    lastName: '',
    role: 'user',
  });
  const { error: _, ...role } = field('role');
  const submit = handlers((user) => {
    onSent(user.email);
    const onError = (error: Error) => {
      if (error instanceof ApiError)
        showErrors({
          email: error.fields['email'],
          name: error.fields['name'],
          lastName: error.fields['lastName'],
        });
    };
    create.mutate(user, { onError });
  });
  return (
    <form {...submit} id={id} className="space-y-4 px-5 py-4">
      {create.error && <Notice tone="bad">{sentenceOf(create.error)}</Notice>}
      <TextField label="Email" type="email" required autoComplete="off" {...field('email', { ref: input })} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Name" required autoComplete="off" {...field('name')} />
        <TextField label="Last name" required autoComplete="off" {...field('lastName')} />
      </div>
      <div>
        <label htmlFor={`${id}-role`} className="mb-1 block font-medium text-ink text-sm">
          Role
        </label>
        <Select {...role} id={`${id}-role`} className="w-full">
          <option value="user">Member</option>
          <option value="admin">Admin</option>
        </Select>
      </div>
    </form>
  );
}

/** Makes a user, and shows the temporary password once. */
export function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const create = useCreateUser();
  const [email, setEmail] = useState('');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title={create.data ? 'User created' : 'Create user'}
      initialFocus={input}
      footer={
        create.data ? (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={id} variant="primary" loading={create.isPending}>
              Create user
            </Button>
          </>
        )
      }
    >
      {create.data ? (
        <ShownPassword email={email} password={create.data.temporaryPassword} />
      ) : (
        <UserForm id={id} create={create} input={input} onSent={setEmail} />
      )}
    </Dialog>
  );
}
