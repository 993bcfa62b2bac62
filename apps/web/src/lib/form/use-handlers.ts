import { type SubmitEvent, useRef } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { CodeError } from '#lib/api-error.ts';
import { reportFailure } from '#lib/report-failure.ts';

/** What sending needs of a form of the library. */
type Sendable<Values extends FieldValues, Result> = Pick<
  UseFormReturn<Values, unknown, Result>,
  'getValues' | 'setValue' | 'handleSubmit'
>;

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTyped = (element: Element): element is Typed =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio'].includes(element.type));

/** What stands in the fields counts: some password managers fill them without an event. */
function readFields<Values extends FieldValues, Result>(
  element: HTMLFormElement,
  form: Sendable<Values, Result>,
): void {
  for (const { name, value } of [...element.elements].filter(isTyped)) {
    if (!name) continue;
    const path = name as FieldPath<Values>;
    const known: unknown = form.getValues(path);
    if (typeof known === 'string' && known !== value)
      form.setValue(path, value as FieldPathValue<Values, FieldPath<Values>>);
  }
}

/** Loads code of a form; that it did not come is told as of any other part of the page. */
export const loadFormCode = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch((cause: unknown) => {
    throw new CodeError('The rules could not be loaded.', { cause });
  });

/** Makes what a form element is given; `use` gets the values once every rule holds. */
export type Handlers<Result> = (use: (values: Result) => unknown) => {
  readonly noValidate: true;
  readonly onFocus: () => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/**
 * Handlers of a form element. Where a rule does not hold, the first wrong field gets the focus. `prepare` loads what sending
 * needs, and is asked at the first focus already. While values are checked, another Enter is left out.
 */
export function useHandlers<Values extends FieldValues, Result>(
  prepare: () => Promise<Sendable<Values, Result>>,
): Handlers<Result> {
  const isChecking = useRef(false);
  const send = async (element: HTMLFormElement, use: (values: Result) => unknown) => {
    if (isChecking.current) return;
    isChecking.current = true;
    try {
      const form = await prepare();
      readFields(element, form);
      await form.handleSubmit(use)();
    } catch (error) {
      if (!(error instanceof CodeError)) throw error;
      reportFailure(error);
    } finally {
      isChecking.current = false;
    }
  };
  return (use) => ({
    noValidate: true,
    onFocus: () => void prepare().catch(() => undefined),
    onSubmit: (event) => {
      event.preventDefault();
      void send(event.currentTarget, use);
    },
  });
}
