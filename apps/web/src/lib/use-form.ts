import { type FocusEvent, type SubmitEvent, useRef, useState } from 'react';
import { CodeError } from '#lib/api-error.ts';
import { reportFailure } from '#lib/report-failure.ts';

/** The part of a zod schema that a form needs. */
interface Rules<T> {
  safeParse(
    values: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } };
}

/** The values of a form's named inputs; a checkbox counts as true or false. */
function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  const named = inputs.filter((input) => input.name);
  return Object.fromEntries(
    named.map((input) => [input.name, input.type === 'checkbox' ? input.checked : input.value]),
  );
}

function focusFirst(form: HTMLFormElement, wrong: Readonly<Record<string, string>>): void {
  const first = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in wrong);
  if (first instanceof HTMLElement) first.focus();
}

/**
 * A form whose rules are a schema of the contract, loaded when the first field takes the focus. The inputs keep
 * their own values. A wrong field shows its first message until it is edited, and the first wrong one gets the focus.
 */
export function useForm<T extends object>(loadRules: () => Promise<Rules<T>>) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  /** The form that was last submitted. */
  const form = useRef<HTMLFormElement>(null);

  const check = async (submitted: HTMLFormElement): Promise<T | null> => {
    const checked = (await loadRules()).safeParse(valuesOf(submitted));
    if (checked.success) return checked.data;
    const found: Record<string, string> = {};
    for (const { path, message } of checked.error.issues) found[String(path[0])] ??= message;
    setErrors(found);
    focusFirst(submitted, found);
    return null;
  };

  return {
    field: (name: keyof T & string) => ({
      name,
      error: errors[name],
      onChange: () => setErrors(({ [name]: _, ...others }) => others),
    }),
    /** Shows what the server found wrong, by field. */
    showErrors: (found: Readonly<Partial<Record<keyof T, string | undefined>>>) => {
      const entries = Object.entries<string | undefined>(found);
      const wrong = Object.fromEntries(
        entries.filter((entry): entry is [string, string] => Boolean(entry[1])),
      );
      setErrors(wrong);
      if (form.current) focusFirst(form.current, wrong);
    },
    /** Handlers of the form element; `use` gets the values once every rule holds. */
    handlers: (use: (values: T) => void) => ({
      noValidate: true,
      onFocus: (_: FocusEvent) => void loadRules().catch(() => undefined),
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        form.current = event.currentTarget;
        check(event.currentTarget).then(
          (values) => values && use(values),
          (cause: unknown) => reportFailure(new CodeError('The rules could not be loaded.', { cause })),
        );
      },
    }),
  };
}
