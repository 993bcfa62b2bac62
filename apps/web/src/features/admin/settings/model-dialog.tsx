import type { ConfiguredModel } from '@recto/contract/admin-settings';
import { useId, useRef } from 'react';
import { z } from 'zod';
import { sentenceOf } from '#lib/api-error.ts';
import { useForm } from '#lib/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { fieldsOf } from './model-card.tsx';
import { useUseModel } from './mutations.ts';

const loadRules = async () => {
  const { NewModel } = await import('@recto/contract/admin-settings');
  const { provider, model } = NewModel.shape;
  const text = z.string().trim();
  return z
    .object({ provider, model, baseUrl: text, apiKey: text, embeddingModel: text })
    .refine(({ provider: kind, baseUrl }) => kind === 'anthropic' || baseUrl !== '', {
      path: ['baseUrl'],
      error: 'Give the address of the server.',
    });
};

interface ModelDialogProps {
  /** The one that is set here now. */
  readonly current: ConfiguredModel | null;
  readonly onClose: () => void;
}

/** Asks for a language model, tries it, and uses it where it answers. */
export function ModelDialog({ current, onClose }: ModelDialogProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const use = useUseModel();
  const { field, handlers, showErrors, watch } = useForm(loadRules, {
    provider: current?.provider ?? 'openai-compatible',
    baseUrl: current?.baseUrl ?? '',
    model: current?.model ?? '',
    apiKey: '',
    embeddingModel: current?.embeddingModel ?? '',
  });
  const isAnthropic = watch('provider') === 'anthropic';
  const submit = handlers(({ provider, model, baseUrl, apiKey, embeddingModel }) =>
    use.mutate(
      {
        provider,
        model,
        ...(baseUrl !== '' && { baseUrl }),
        ...(apiKey !== '' && { apiKey }),
        ...(!isAnthropic && embeddingModel !== '' && { embeddingModel }),
      },
      { onSuccess: onClose, onError: (error) => showErrors(fieldsOf(error)) },
    ),
  );
  const { error: _, ...provider } = field('provider');
  const hasFieldError = use.error !== null && Object.keys(fieldsOf(use.error)).length > 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Language model"
      description="It is asked a question on the sample first, and used where its answer is found on the page."
      initialFocus={input}
      footer={
        <>
          <span role="status" className="me-auto text-ink-3 text-xs">
            {use.isPending ? 'Asking it a question on the sample…' : ''}
          </span>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="primary" loading={use.isPending}>
            Try and use it
          </Button>
        </>
      }
    >
      <form {...submit} id={id} className="space-y-4 px-5 py-4">
        {use.error && !hasFieldError && (
          <Notice tone="bad">{`Nothing was changed. ${sentenceOf(use.error)}`}</Notice>
        )}
        <div>
          <label htmlFor={`${id}-provider`} className="mb-1 block font-medium text-ink text-sm">
            It speaks
          </label>
          <Select {...provider} id={`${id}-provider`} className="w-full">
            <option value="openai-compatible">
              OpenAI’s protocol (also Ollama, LM Studio, llama.cpp, vLLM)
            </option>
            <option value="anthropic">Anthropic’s protocol</option>
          </Select>
        </div>
        <TextField
          label="Address"
          autoComplete="off"
          inputMode="url"
          placeholder={isAnthropic ? 'https://api.anthropic.com/v1' : 'http://127.0.0.1:11434/v1'}
          hint={isAnthropic ? 'Only where it is not the usual one' : 'Up to /v1'}
          {...field('baseUrl', { ref: input })}
        />
        <TextField
          label="Model"
          required
          autoComplete="off"
          hint="As its provider calls it"
          {...field('model')}
        />
        <TextField
          label="Key"
          type="password"
          autoComplete="off"
          hint={
            current?.hasKey
              ? 'Left empty, the stored key stays, unless the address changes'
              : 'Where the provider asks for one. It is stored sealed and never shown again'
          }
          {...field('apiKey')}
        />
        {!isAnthropic && (
          <TextField
            label="Embedding model"
            autoComplete="off"
            hint="Optional, at the same address: finds passages that say it in other words"
            {...field('embeddingModel')}
          />
        )}
      </form>
    </Dialog>
  );
}
