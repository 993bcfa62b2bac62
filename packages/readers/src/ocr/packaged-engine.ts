import type { LanguageData } from '#ocr/language-data.ts';
import type { Recognise } from '#ocr/recognised.ts';
import { Tesseract } from '#ocr/tesseract.ts';

/** Milliseconds without use after which an engine and the data of its languages are dropped: some 150 MB. */
const IDLE_LIMIT_MS = 20_000;

/** What an engine needs to be held by. */
interface Engine {
  use(languages: readonly LanguageData[]): void;
  recognise(...args: Parameters<Tesseract['recognise']>): ReturnType<Tesseract['recognise']>;
}

/**
 * Holds an engine from one page to the next, and drops it when it is not used for a while, or could not be started or has
 * failed: its state is unknown then, and the next page starts another.
 */
export function makeEngineHolder(start: () => Promise<Engine>, idleLimit = IDLE_LIMIT_MS) {
  let engine: Promise<Engine> | undefined;
  let idle: NodeJS.Timeout | undefined;
  const drop = () => (engine = undefined);

  return (languages: readonly LanguageData[]): Recognise =>
    async (image, dpi) => {
      clearTimeout(idle);
      engine ??= start();
      try {
        const started = await engine;
        started.use(languages);
        return started.recognise(image, dpi);
      } catch (error) {
        drop();
        throw error;
      } finally {
        idle = setTimeout(drop, idleLimit).unref();
      }
    };
}

/** Recognises with the engine that comes with the product, one for a thread. */
export const makePackagedEngine = makeEngineHolder(Tesseract.start);
