import type { TranslationSegment } from '@recto/contract/translations';

/** A term, number, date or name of it is missing in the translation, and nobody has said that it is right so. */
export const isToLookAt = ({ terms, checks, confirmed, done, target }: TranslationSegment): boolean =>
  done &&
  target !== '' &&
  !confirmed &&
  (terms.some(({ applied }) => !applied) || checks.some(({ ok }) => !ok));
