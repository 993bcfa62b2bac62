import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { bindField } from '#lib/form/bind-field.ts';
import { loadFormCode, useHandlers } from '#lib/form/use-handlers.ts';

/** A form of the library without its hook. */
export type MadeForm<Values extends FieldValues, Result> = Omit<
  UseFormReturn<Values, unknown, Result>,
  'formState'
>;

/**
 * `useForm` for a screen that must stay small: rules and library come when the first field takes the focus. Until then the
 * fields are plain inputs; the form takes over what was typed or filled in meanwhile, and each field stays the same element.
 */
export function useLazyForm<Values extends FieldValues, Result>(
  loadForm: () => Promise<MadeForm<Values, Result>>,
) {
  const [form, setForm] = useState<MadeForm<Values, Result> | null>(null);
  const [, showErrors] = useReducer((renderings: number) => renderings + 1, 0);
  const loading = useRef<Promise<MadeForm<Values, Result>>>(null);
  useLayoutEffect(() => form?.subscribe({ formState: { errors: true }, callback: showErrors }), [form]);

  const load = async () => {
    const made = await loadFormCode(loadForm);
    // Its fields are bound when whoever waits for the form goes on.
    flushSync(() => setForm(made));
    return made;
  };
  const prepare = () => {
    loading.current ??= load().catch((error: unknown) => {
      loading.current = null;
      throw error;
    });
    return loading.current;
  };
  return {
    /** Handlers of the form element; `use` gets the values once every rule holds. */
    handlers: useHandlers(prepare),
    field: (name: FieldPath<Values>) =>
      form ? bindField(form, name, form.getFieldState(name).error?.message) : { name },
  };
}
