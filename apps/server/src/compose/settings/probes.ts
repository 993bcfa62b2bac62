import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SettingName } from '@recto/contract/admin-settings';
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@recto/contract/languages';
import { findLanguageData, programNameOf } from '@recto/readers/ocr';
import { spaceOf } from '#adapters/installation/free-space.ts';
import type { Infrastructure } from '#compose/infrastructure.ts';
import { describeSettings } from '#compose/settings/describe-settings.ts';
import type { Config } from '#config.ts';
import type { LanguageModel } from '#kernel/language-model.ts';
import type { OcrProgram } from '#kernel/ocr-program.ts';
import type { SingleSignOn } from '#modules/accounts/index.ts';
import {
  type OpenModel,
  SettingFault,
  type SettingProbe,
  type StoredModel,
  type TestResult,
} from '#modules/settings/index.ts';

export type ProbeInfrastructure = Pick<
  Infrastructure,
  | 'mailer'
  | 'blobs'
  | 'payments'
  | 'converter'
  | 'virusScanner'
  | 'ocrProgram'
  | 'languageModel'
  | 'freeSpace'
>;

interface LateDeps {
  readonly findStored: () => Promise<StoredModel | null>;
  readonly findOpen: () => Promise<OpenModel | null>;
  readonly tryModel: (model: LanguageModel, signal: AbortSignal) => Promise<TestResult>;
  readonly identityProvider: Pick<SingleSignOn['provider'], 'check'> | null;
}

type Test = SettingProbe['test'];

/** The languages for which one of the engines has its data. */
export const findOcrLanguages = (program: Pick<OcrProgram, 'languages'> | null): Language[] =>
  LANGUAGES.filter(
    (language) =>
      findLanguageData(language) !== null || program?.languages.has(programNameOf(language) ?? '') === true,
  );

/** Everything that operators configure, with a real test of each. */
export function makeProbes(
  config: Config,
  infrastructure: ProbeInfrastructure,
  late: LateDeps,
): SettingProbe[] {
  const { converter, ocrProgram } = infrastructure;
  const describeAll = async () =>
    describeSettings(config, {
      ocrLanguages: findOcrLanguages(ocrProgram),
      hasConverter: converter !== null,
      space: await spaceOf(config.dataFolder),
      storedModel: await late.findStored(),
    });
  const tests = makeTests(config, infrastructure, late);
  return Object.entries(tests).map(([key, test]) => {
    const name = key as SettingName;
    return {
      name,
      test,
      async describe() {
        const described = (await describeAll()).find((one) => one.name === name);
        if (!described) throw new Error(`the setting ${name} is not described`);
        return described;
      },
    };
  });
}

function makeTests(
  config: Config,
  { mailer, blobs, payments, converter, virusScanner, ocrProgram, languageModel }: ProbeInfrastructure,
  { findOpen, tryModel, identityProvider }: LateDeps,
): Readonly<Record<SettingName, Test>> {
  return {
    mail: async () => {
      await mailer.check().catch((error: unknown) => {
        throw new SettingFault(
          config.smtpUrl ? messageOf(error) : 'The outbox in the data folder cannot be written to.',
          error,
        );
      });
      return {
        text: config.smtpUrl
          ? 'The mail server takes our connection. No mail was sent.'
          : 'The outbox can be written to.',
      };
    },

    model: async (signal) => {
      const model = languageModel ?? (await findOpen())?.languageModel;
      if (!model) throw new SettingFault('Its key cannot be read. Enter it again.');
      return tryModel(model, signal);
    },

    storage: () => testStorage(blobs),

    payments: async () => {
      if (!payments) throw new SettingFault('No payments are taken.');
      await payments.check().catch((error: unknown) => {
        throw new SettingFault(`${messageOf(error)}.`, error);
      });
      return { text: 'Stripe takes the key and knows all three prices.' };
    },

    signOn: async () => {
      await identityProvider?.check().catch((error: unknown) => {
        throw new SettingFault(capitalise(`${messageOf(error)}.`), error);
      });
      return { text: 'The provider describes itself as it should.' };
    },

    ocr: () => testOcr(ocrProgram),

    converter: async (signal) => {
      if (!converter) throw new SettingFault('There is no converter.');
      const folder = await mkdtemp(join(tmpdir(), 'recto-settings-'));
      try {
        const path = join(folder, 'test');
        await writeFile(path, 'Recto');
        const version = await converter.readVersion();
        const request = { source: path, extension: 'text', importFilter: 'Text', to: 'odt', signal };
        await converter.convert(request, async () => undefined);
        return { text: `${version} has converted a page.` };
      } catch (error) {
        throw new SettingFault(`LibreOffice cannot be used: ${firstLine(messageOf(error))}`, error);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    virusScan: async () => {
      await virusScanner?.ping().catch((error: unknown) => {
        throw new SettingFault('clamd does not answer. Nothing is taken in until it does.', error);
      });
      return { text: 'clamd answers.' };
    },
  };
}

/** Writes, reads back and deletes a few bytes. */
async function testStorage(blobs: ProbeInfrastructure['blobs']): Promise<TestResult> {
  const id = randomUUID();
  const key = `settings-test/${id}`;
  const bytes = Buffer.from(id);
  try {
    await blobs.put(key, bytes, { maxBytes: bytes.length });
    const found = await blobs.get(key);
    if (!bytes.equals(found)) throw new SettingFault('What was read is not what was written.');
  } catch (error) {
    if (error instanceof SettingFault) throw error;
    throw new SettingFault(`Nothing can be stored: ${codeOf(error)}.`, error);
  } finally {
    await blobs.delete(key).catch(() => undefined);
  }
  return { text: 'Written, read back and deleted.' };
}

/** A white page of a few pixels: there is nothing on it, and the program has to say so. */
const PICTURE = Buffer.concat([Buffer.from('P5\n64 64\n255\n'), Buffer.alloc(64 * 64, 255)]);

async function testOcr(program: OcrProgram | null): Promise<TestResult> {
  const languages = findOcrLanguages(program);
  if (languages.length === 0) throw new SettingFault('There are no language data: scans are not read.');
  const [name] = program?.languages ?? [];
  if (!program || name === undefined)
    return { text: `The engine of the product has the data of ${countOf(languages)}.` };
  const options = { languages: [name], dpi: 300, signal: AbortSignal.timeout(60_000) };
  await program.recognise(PICTURE, options).catch((error: unknown) => {
    throw new SettingFault(`The tesseract program fails: ${firstLine(messageOf(error))}`, error);
  });
  return { text: `The tesseract program reads. There are the data of ${countOf(languages)}.` };
}

const countOf = (languages: readonly Language[]): string =>
  languages.length === 1 ? LANGUAGE_NAMES[languages[0] ?? 'en'] : `${languages.length} languages`;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const firstLine = (text: string): string => text.split('\n', 1)[0]?.slice(0, 200) ?? '';
const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'the storage fails';
