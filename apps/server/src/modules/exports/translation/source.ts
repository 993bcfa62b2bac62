import { LANGUAGE_NAMES } from '@recto/contract/languages';
import type { ContentRequest, ContentSummary } from '#modules/exports/contents.ts';
import type { TranslationFiles } from '#modules/translations/index.ts';

export interface TranslationSourceDeps {
  readonly translations: TranslationFiles;
}

const withoutExtension = (name: string): string => name.replace(/\.[a-z]{3,4}$/iu, '');

/** Translations as what is exported. */
export function makeTranslationSource({ translations }: TranslationSourceDeps) {
  return {
    async describe({ accountId, id }: Pick<ContentRequest, 'accountId' | 'id'>): Promise<ContentSummary> {
      const { translation, fileIds } = await translations.describeFile({ accountId, id });
      const { name, target, done } = translation;
      return { title: `${withoutExtension(name)} in ${LANGUAGE_NAMES[target]}`, total: done, fileIds };
    },
  };
}
