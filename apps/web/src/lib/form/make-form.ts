import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import type { MadeForm } from '#lib/form/use-lazy-form.ts';

/** A form for `useLazyForm`. It has no values of its own: those of its inputs, when they are bound, are its first. */
export const makeForm = <Values extends FieldValues, Result>(
  rules: ZodType<Result, Values>,
): MadeForm<Values, Result> =>
  createFormControl<Values, unknown, Result>({ resolver: zodResolver(rules), reValidateMode: 'onSubmit' });
