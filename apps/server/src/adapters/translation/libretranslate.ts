import { z } from 'zod';
import { callJson } from '#adapters/translation/post-json.ts';
import { LanguageModelError } from '#kernel/language-model.ts';
import type { TranslationProvider } from '#kernel/translation-provider.ts';

export interface LibreTranslateSettings {
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
}

/** A small machine translates some ten sentences a second. */
const MAX_TEXTS = 25;
const MAX_CHARACTERS = 4_000;

const Translated = z.object({ translatedText: z.array(z.string()) });

/** LibreTranslate, mostly on a machine of one's own. It knows no glossary: terms come as placeholders. */
export function makeLibreTranslate({ baseUrl, apiKey }: LibreTranslateSettings): TranslationProvider {
  return {
    name: 'libretranslate',
    takesTerms: false,
    maxTexts: MAX_TEXTS,
    maxCharacters: MAX_CHARACTERS,
    async translate({ texts, source, target, timeoutMs, signal }) {
      const { translatedText } = await callJson({
        method: 'POST',
        url: `${baseUrl}/translate`,
        body: { q: texts, source, target, format: 'text', ...(apiKey && { api_key: apiKey }) },
        reply: Translated,
        timeoutMs,
        signal,
      });
      if (translatedText.length !== texts.length)
        throw new LanguageModelError('invalid', 'another number of texts came back');
      return { texts: translatedText, usage: { inputTokens: 0, outputTokens: 0 } };
    },
    dropGlossary: async () => {},
  };
}
