import { type RefCallback, type RefObject, useRef } from 'react';
import { type FieldPathByValue, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';

interface ControlledField {
  readonly name: string;
  readonly ref: RefCallback<HTMLInputElement>;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A field of a form whose component is told its value, as the six slots of a code are; `input` is for its focus. */
export function useControlledField<Values extends FieldValues, Result>(
  { control, clearErrors }: Pick<UseFormReturn<Values, unknown, Result>, 'control' | 'clearErrors'>,
  name: FieldPathByValue<Values, string>,
): { field: ControlledField; input: RefObject<HTMLInputElement | null> } {
  const { field, fieldState } = useController({ control, name });
  const input = useRef<HTMLInputElement>(null);
  return {
    input,
    field: {
      name,
      ref: (element) => {
        field.ref(element);
        input.current = element;
      },
      value: field.value,
      error: fieldState.error?.message,
      onChange: (value) => {
        if (fieldState.error) clearErrors(name);
        field.onChange(value);
      },
    },
  };
}
