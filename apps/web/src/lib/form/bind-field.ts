import type { ChangeEvent, Ref, RefCallback } from 'react';
import type { FieldPath, FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';

// Only types of react-hook-form: a first screen binds its fields before the library is there.

export interface FieldOptions {
  readonly ref?: Ref<HTMLElement>;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

export interface FieldProps extends UseFormRegisterReturn {
  readonly error: string | undefined;
}

const joinRefs =
  (first: RefCallback<HTMLElement>, second: Ref<HTMLElement>): RefCallback<HTMLElement> =>
  (element) => {
    first(element);
    if (typeof second === 'function') second(element);
    else if (second) second.current = element;
  };

/**
 * What an input, textarea or select of a form gets; `error` is for the component around it. A message stays until its
 * field is edited, and nothing is checked again before the form is sent again.
 */
export function bindField<Values extends FieldValues, Result>(
  form: Pick<UseFormReturn<Values, unknown, Result>, 'register' | 'clearErrors'>,
  name: FieldPath<Values>,
  error: string | undefined,
  { ref, onChange }: FieldOptions = {},
): FieldProps {
  const bound = form.register(name, {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (error !== undefined) form.clearErrors(name);
      onChange?.(event);
    },
  });
  return { ...bound, ref: ref ? joinRefs(bound.ref, ref) : bound.ref, error };
}
