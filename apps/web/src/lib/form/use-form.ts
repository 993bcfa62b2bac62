import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { bindField, type FieldOptions, type FieldProps } from '#lib/form/bind-field.ts';
import { type Handlers, loadFormCode, useHandlers } from '#lib/form/use-handlers.ts';

export interface Form<Values extends FieldValues, Result> extends UseFormReturn<Values, unknown, Result> {
  readonly field: (name: FieldPath<Values>, options?: FieldOptions) => FieldProps;
  readonly handlers: Handlers<Result>;
  /** Shows messages of the server at their fields; the first gets the focus. */
  readonly showErrors: (found: Readonly<Partial<Record<FieldPath<Values>, string | undefined>>>) => void;
}

/**
 * A form whose rules are a schema, of the contract where it has one, loaded when the first field takes the focus. It is a
 * form of react-hook-form besides: `control` is for field arrays and watched values.
 */
export function useForm<Values extends FieldValues, Result>(
  loadRules: () => Promise<ZodType<Result, Values>>,
  defaultValues: DefaultValues<Values>,
): Form<Values, Result> {
  const form = useHookForm<Values, unknown, Result>({
    defaultValues,
    resolver: async (...input) => zodResolver(await loadRules())(...input),
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;
  const messageOf = (name: string) => {
    const error: FieldError | undefined = get(errors, name);
    return error?.message;
  };
  const handlers = useHandlers(async () => {
    await loadFormCode(loadRules);
    return form;
  });
  return {
    ...form,
    handlers,
    field: (name, options) => bindField(form, name, messageOf(name), options),
    showErrors: (found) => {
      const messages = Object.entries<string | undefined>(found).filter(([, message]) => message);
      for (const [index, [name, message]] of messages.entries())
        form.setError(name as FieldPath<Values>, { message: message ?? '' }, { shouldFocus: index === 0 });
    },
  };
}
