import type { Language } from '@recto/contract/languages';
import { z } from 'zod';
import { type CallBudget, callJson } from '#adapters/translation/post-json.ts';
import { LanguageModelError } from '#kernel/language-model.ts';
import type { TranslateRequest, TranslationProvider } from '#kernel/translation-provider.ts';

export interface DeeplSettings {
  /** Up to the host; left out, DeepL's own for the kind of key. */
  readonly baseUrl?: string | undefined;
  readonly apiKey: string;
}

/** Keys of the free service end so. */
const FREE_KEY = /:fx$/;
const PRO_URL = 'https://api.deepl.com';
const FREE_URL = 'https://api-free.deepl.com';

/** What DeepL takes in one call, and less of characters than it would. */
const MAX_TEXTS = 50;
const MAX_CHARACTERS = 6_000;
const DROP_MS = 10_000;

/** Targets whose variant has to be named. */
const TARGETS: Partial<Record<Language, string>> = { en: 'EN-US', pt: 'PT-PT', zh: 'ZH-HANS' };

const Translated = z.object({ translations: z.array(z.object({ text: z.string() })) });
const Glossary = z.object({ glossary_id: z.string(), name: z.string() });
const Glossaries = z.object({ glossaries: z.array(Glossary) });

/** Entries are lines of two columns: neither separator can stand in a term. */
const toCell = (text: string) => text.replaceAll(/[\t\r\n]+/g, ' ');

/** DeepL: texts by `/v2/translate`, terms as a glossary of `/v3/glossaries`, which bends them as the sentence needs. */
export function makeDeepl({ apiKey, baseUrl }: DeeplSettings): TranslationProvider {
  const url = baseUrl ?? (FREE_KEY.test(apiKey) ? FREE_URL : PRO_URL);
  const headers = { authorization: `DeepL-Auth-Key ${apiKey}` };
  const glossaries = new Map<string, Promise<string>>();

  /** It may be there from an attempt that was killed. */
  const findGlossary = async (name: string, budget: CallBudget): Promise<string | undefined> => {
    const kept = await callJson({
      ...budget,
      method: 'GET',
      url: `${url}/v3/glossaries`,
      headers,
      reply: Glossaries,
    });
    return kept.glossaries.find((glossary) => glossary.name === name)?.glossary_id;
  };

  const makeGlossary = async ({ glossary, source, target, ...budget }: TranslateRequest): Promise<string> => {
    const found = await findGlossary(glossary.name, budget);
    if (found !== undefined) return found;
    const entries = new Map(glossary.entries.map((entry) => [toCell(entry.source), toCell(entry.target)]));
    const made = await callJson({
      ...budget,
      method: 'POST',
      url: `${url}/v3/glossaries`,
      headers,
      body: {
        name: glossary.name,
        dictionaries: [
          {
            source_lang: source,
            target_lang: target,
            entries: [...entries].map((pair) => pair.join('\t')).join('\n'),
            entries_format: 'tsv',
          },
        ],
      },
      reply: Glossary,
    });
    return made.glossary_id;
  };

  /** Made once for all groups of a translation, several of which may ask at the same time. */
  const getGlossary = (request: TranslateRequest): Promise<string> => {
    const { name } = request.glossary;
    const known = glossaries.get(name) ?? makeGlossary(request);
    glossaries.set(name, known);
    known.catch(() => glossaries.delete(name));
    return known;
  };

  return {
    name: 'deepl',
    takesTerms: true,
    maxTexts: MAX_TEXTS,
    maxCharacters: MAX_CHARACTERS,
    async translate(request) {
      const { texts, source, target, glossary, timeoutMs, signal } = request;
      const glossaryId = glossary.entries.length === 0 ? undefined : await getGlossary(request);
      const { translations } = await callJson({
        method: 'POST',
        url: `${url}/v2/translate`,
        headers,
        body: {
          text: texts,
          source_lang: source.toUpperCase(),
          target_lang: TARGETS[target] ?? target.toUpperCase(),
          // Each text is a sentence or a cell already.
          split_sentences: '0',
          preserve_formatting: true,
          ...(glossaryId !== undefined && { glossary_id: glossaryId }),
        },
        reply: Translated,
        timeoutMs,
        signal,
      });
      if (translations.length !== texts.length)
        throw new LanguageModelError('invalid', 'another number of texts came back');
      return { texts: translations.map(({ text }) => text), usage: { inputTokens: 0, outputTokens: 0 } };
    },
    async dropGlossary(name) {
      const budget = { timeoutMs: DROP_MS };
      glossaries.delete(name);
      try {
        const id = await findGlossary(name, budget);
        if (id !== undefined)
          await callJson({
            ...budget,
            method: 'DELETE',
            url: `${url}/v3/glossaries/${id}`,
            headers,
            reply: z.null(),
          });
      } catch {
        // It stays at the provider under a name that says nothing, and is used again by the same translation.
      }
    },
  };
}
