import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type GrayImage, toPgm } from '#ocr/gray-image.ts';
import type { LanguageData } from '#ocr/language-data.ts';
import type { RecognisedLine } from '#ocr/recognised.ts';
import { IMAGE_PATH, loadCore, type TesseractApi, type TesseractCore } from '#patches/tesseract/load-core.ts';

/** What is used of the engine's JSON. */
interface Recognised {
  readonly blocks: readonly {
    readonly paragraphs: readonly { readonly lines: readonly RecognisedLine[] }[];
  }[];
}

const LSTM_ONLY = 1;

/**
 * The Tesseract engine as WebAssembly, for one thread: it is synchronous, and ended with its thread where it takes too
 * long.
 */
export class Tesseract {
  readonly #core: TesseractCore;
  /** Names of the data that the engine has been given. */
  readonly #known = new Set<string>();
  #api: TesseractApi | undefined;
  #languages = '';

  private constructor(core: TesseractCore) {
    this.#core = core;
  }

  static async start(): Promise<Tesseract> {
    return new Tesseract(await loadCore());
  }

  /** Makes the engine ready for these languages; the first is the likeliest. */
  use(languages: readonly LanguageData[]): void {
    const wanted = languages.map(({ name }) => name).join('+');
    if (wanted === this.#languages) return;
    for (const { name, path } of languages) {
      if (this.#known.has(name)) continue;
      const bytes = readFileSync(path);
      const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
      this.#core.FS.writeFile(`./${name}.traineddata`, isCompressed ? gunzipSync(bytes) : bytes);
      this.#known.add(name);
    }
    this.#api?.End();
    this.#languages = '';
    const api = new this.#core.TessBaseAPI();
    if (api.Init(null, wanted, LSTM_ONLY) !== 0) throw new Error(`Tesseract does not take ${wanted}`);
    this.#api = api;
    this.#languages = wanted;
    // Otherwise spaces are put between Chinese and Japanese characters.
    api.SetVariable('preserve_interword_spaces', '1');
  }

  /** The lines of a picture of that resolution (dots per inch). */
  recognise(image: GrayImage, dpi: number): RecognisedLine[] {
    const api = this.#api;
    if (!api) throw new Error('Tesseract was given no language');
    this.#core.FS.writeFile(IMAGE_PATH, toPgm(image));
    if (api.SetImageFile(1, 0) !== 0) throw new Error('Tesseract could not open the picture');
    api.SetVariable('user_defined_dpi', String(dpi));
    if (api.Recognize(null) !== 0) throw new Error('Tesseract could not read the picture');
    const { blocks } = JSON.parse(api.GetJSONText()) as Recognised;
    api.Clear();
    return blocks.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
  }
}
