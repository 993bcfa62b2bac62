import type { TokenScope } from '@recto/contract/endpoint';
import { type RefObject, useId, useRef } from 'react';
import { z } from 'zod';
import { ApiError, sentenceOf } from '#lib/api-error.ts';
import { useForm } from '#lib/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useCreateToken } from './token-mutations.ts';

const SCOPES: readonly (readonly [TokenScope, label: string])[] = [
  ['read', 'Read files, answers and comparisons'],
  ['ask', 'Ask questions and compare files'],
  ['write', 'Upload, change and delete'],
  ['outside', 'Also use folders marked “Never send outside”'],
];
const LIVES = [
  ['30', '30 days'],
  ['90', '90 days'],
  ['365', 'One year'],
  ['', 'No expiry'],
] as const;
const DAY_MS = 86_400_000;

const loadRules = async () => {
  const { NewToken } = await import('@recto/contract/tokens');
  const { name, scopes } = NewToken.shape;
  return z.object({ name, scopes, days: z.string() });
};

type Creating = ReturnType<typeof useCreateToken>;

interface TokenFormProps {
  readonly id: string;
  readonly create: Creating;
  readonly input: RefObject<HTMLInputElement | null>;
}

function TokenForm({ id, create, input }: TokenFormProps) {
  const { field, handlers, showErrors } = useForm(loadRules, {
    name: '',
    scopes: ['read', 'ask'],
    days: '90',
  });
  const { error: scopesError, ...scopes } = field('scopes');
  const { error: _, ...days } = field('days');
  const noteId = `${id}-scopes-note`;
  const submit = handlers(({ name, scopes: chosen, days: life }) => {
    const expiresAt = life === '' ? null : new Date(Date.now() + Number(life) * DAY_MS).toISOString();
    const onError = (error: Error) => {
      if (error instanceof ApiError)
        showErrors({ name: error.fields['name'], scopes: error.fields['scopes'] });
    };
    create.mutate({ name, scopes: chosen, expiresAt }, { onError });
  });
  return (
    <form {...submit} id={id} className="space-y-4 px-5 py-4">
      {create.error && <Notice tone="bad">{sentenceOf(create.error)}</Notice>}
      <TextField
        label="Name"
        required
        autoComplete="off"
        hint="What will use the token"
        {...field('name', { ref: input })}
      />
      <fieldset aria-describedby={scopesError ? noteId : undefined}>
        <legend className="mb-1.5 font-medium text-ink text-sm">The token may</legend>
        {SCOPES.map(([scope, label]) => (
          <label key={scope} className="flex min-h-8 cursor-pointer items-center gap-2.5 text-ink text-sm">
            <Checkbox {...scopes} value={scope} aria-invalid={scopesError ? true : undefined} />
            {label}
          </label>
        ))}
        {scopesError && (
          <p id={noteId} className="mt-1 text-bad text-xs">
            {scopesError}
          </p>
        )}
      </fieldset>
      <div>
        <label htmlFor={`${id}-days`} className="mb-1 block font-medium text-ink text-sm">
          Valid for
        </label>
        <Select {...days} id={`${id}-days`}>
          {LIVES.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </form>
  );
}

const ShownToken = ({ token }: { token: string }) => (
  <div className="space-y-3 px-5 py-4">
    <Notice tone="plain">Copy the token now. It is not shown again.</Notice>
    <p className="break-all rounded-card border border-line bg-quiet px-4 py-3 font-mono text-ink text-sm">
      {token}
    </p>
    <CopyButton size="lg" label="Copy token" text={token} />
  </div>
);

/** Asks what a new token may do, and shows the token once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const create = useCreateToken();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title={create.data ? 'Your new token' : 'New access token'}
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
              Create token
            </Button>
          </>
        )
      }
    >
      {create.data ? (
        <ShownToken token={create.data.token} />
      ) : (
        <TokenForm id={id} create={create} input={input} />
      )}
    </Dialog>
  );
}
