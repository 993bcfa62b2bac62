import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileExtension } from '@recto/contract/file-names';
import { FILE_TYPES, type FileType, READABLE_TYPES } from '@recto/contract/file-types';
import { toModelFault } from '#compose/settings/say-model-error.ts';
import type { LanguageModel } from '#kernel/language-model.ts';
import type { ReadDocument } from '#modules/ingestion/index.ts';
import type { makeTryModel, ReadSample } from '#modules/questions/index.ts';
import { SettingFault, type TestResult } from '#modules/settings/index.ts';

interface TrySampleDeps {
  readonly sampleFolder: string;
  readonly isOutsideAllowed: boolean;
  readonly readDocument: ReadDocument;
  readonly tryModel: ReturnType<typeof makeTryModel>;
}

const NAME = 'Services agreement v1.pdf';
const QUESTION = 'Within how many days does the Customer have to pay a correct invoice?';

function typeOf(name: string): FileType {
  const type = READABLE_TYPES.find((one) => FILE_TYPES[one].extension === fileExtension(name));
  if (!type) throw new Error(`the sample document ${name} is of no known type`);
  return type;
}

/** Has a model answer a question on the sample; what it says counts where its quote stands on the page. */
export function makeTrySample({ sampleFolder, isOutsideAllowed, readDocument, tryModel }: TrySampleDeps) {
  let known: Promise<ReadSample> | undefined;

  const read = async (): Promise<ReadSample> => {
    const path = join(sampleFolder, NAME);
    const { size } = await stat(path);
    // Whoever has asked first may have gone: the others want it too.
    const signal = new AbortController().signal;
    return {
      name: NAME,
      ...(await readDocument({ path, size, type: typeOf(NAME), language: 'en' }, signal)),
    };
  };
  const readOnce = (): Promise<ReadSample> => {
    known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };

  return async (model: LanguageModel, signal: AbortSignal): Promise<TestResult> => {
    if (!isOutsideAllowed)
      throw new SettingFault('OUTSIDE is off: nothing is sent to a model. Set OUTSIDE=on and start again.');
    const sample = await readOnce();
    const startedAt = performance.now();
    const answer = await tryModel(model, { question: QUESTION, sample, signal }).catch((error: unknown) => {
      throw toModelFault(error);
    });
    if (!answer)
      throw new SettingFault(
        'It answered, and nothing that it said could be found in the document. Another model may manage that.',
      );
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    const { name: document } = sample;
    return {
      text: `Answered in ${seconds} s, its quote found on the page.`,
      evidence: { question: QUESTION, document, ...answer },
    };
  };
}
