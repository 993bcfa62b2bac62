import { translateByModel } from '#adapters/translation/translate-by-model.ts';
import type { EmbeddingModel } from '#kernel/embedding-model.ts';
import {
  type FindCurrent,
  type GuardedEmbeddings,
  type GuardedModel,
  type GuardedTranslation,
  guardEmbeddings,
  guardModel,
  guardTranslation,
  type EgressPolicy,
} from '#kernel/guard-model.ts';
import type { LanguageModel } from '#kernel/language-model.ts';
import type { TranslationProvider } from '#kernel/translation-provider.ts';
import type { OpenModel } from '#modules/settings/index.ts';

interface ModelsDeps {
  /** Those of the environment, which go before that of the screen. */
  readonly languageModel: LanguageModel | null;
  readonly embeddingModel: EmbeddingModel | null;
  readonly translationProvider: TranslationProvider | null;
  /** Whether the language model translates, whichever it is. */
  readonly isTranslatedByModel: boolean;
  /** That of the screen, as it is set at this moment. */
  readonly findOpenModel: () => Promise<OpenModel | null>;
  readonly egressPolicy: EgressPolicy;
}

export interface Models {
  readonly findModel: FindCurrent<GuardedModel>;
  readonly findEmbeddings: FindCurrent<GuardedEmbeddings>;
  readonly findTranslation: FindCurrent<GuardedTranslation>;
}

/**
 * What modules have of language models: whatever is in force when they ask, behind the guard. The model of the screen is
 * read anew each time, so that a change holds from the next call on, in every process.
 */
export function makeModels(deps: ModelsDeps): Models {
  const { languageModel, embeddingModel, translationProvider, isTranslatedByModel, findOpenModel } = deps;
  const { egressPolicy } = deps;
  const findStored = async () => (languageModel ? null : findOpenModel());
  return {
    async findModel() {
      const model = languageModel ?? (await findStored())?.languageModel;
      return model ? guardModel(model, egressPolicy) : null;
    },
    async findEmbeddings() {
      const model = embeddingModel ?? (await findStored())?.embeddingModel;
      return model ? guardEmbeddings(model, egressPolicy) : null;
    },
    async findTranslation() {
      if (translationProvider) return guardTranslation(translationProvider, egressPolicy);
      const model = isTranslatedByModel ? (await findStored())?.languageModel : undefined;
      return model ? guardTranslation(translateByModel(model), egressPolicy) : null;
    },
  };
}
