import { LanguageModelError, type ModelFailure } from '#kernel/language-model.ts';
import { SettingFault } from '#modules/settings/index.ts';

const SENTENCES: Readonly<Record<ModelFailure, string>> = {
  busy: 'It takes no more questions at present. Try again in a minute.',
  unavailable: 'It cannot be used',
  slow: 'No answer in time. A model that is being loaded may need longer the first time.',
  cut: 'Its answer broke off.',
  'too-long': 'Its answer reached the limit of tokens (LLM_MAX_TOKENS).',
  invalid: 'Its answer has not the form that was asked for. Another model may manage that.',
  declined: 'Its provider would not let it answer.',
  stopped: 'No answer in time.',
};

/** Why a model has not answered, as a sentence for operators, without what was sent or received. */
export function toModelFault(error: unknown): unknown {
  if (!(error instanceof LanguageModelError)) return error;
  const { reason, message } = error;
  if (reason !== 'unavailable') return new SettingFault(SENTENCES[reason], error);
  const status = /^answered with status (\d+)$/.exec(message)?.[1];
  if (status === '401' || status === '403')
    return new SettingFault(`It refuses the key (status ${status}).`, error);
  if (status === '404')
    return new SettingFault(
      'It does not know this model, or the address is another one (status 404).',
      error,
    );
  if (message === 'not reached') return new SettingFault('It cannot be reached at this address.', error);
  return new SettingFault(`${SENTENCES.unavailable}: ${message}.`, error);
}
