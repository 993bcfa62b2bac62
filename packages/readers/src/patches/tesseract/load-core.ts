import { createRequire } from 'node:module';

/** The part of the engine's interface that is used. */
export interface TesseractApi {
  Init(dataPath: null, languages: string, engineMode: number): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(exifOrientation: number, radians: number): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  Clear(): void;
  End(): void;
}

/** The engine as WebAssembly; no types describe it. */
export interface TesseractCore {
  /** Of Emscripten. */
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void };
  readonly TessBaseAPI: new () => TesseractApi;
}

type LoadCore = (options: {
  print(line: string): void;
  printErr(line: string): void;
}) => Promise<TesseractCore>;

/** Where `SetImageFile` looks for the picture: tesseract.js-core has it built in. */
export const IMAGE_PATH = '/input';

/** Loads the engine without tesseract.js, whose part is to start a thread of its own. */
export async function loadCore(): Promise<TesseractCore> {
  const require = createRequire(import.meta.url);
  const load = require('tesseract.js-core/tesseract-core-simd-lstm') as LoadCore;
  // The engine reports every oddity of a picture on the console.
  const silent = () => undefined;
  return load({ print: silent, printErr: silent });
}
